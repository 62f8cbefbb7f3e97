package io.mauerwerk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The package as Java calls it. */
class JavaTest {
    @Test
    void aTablePlaysAnyGame() throws MauerwerkException {
        for (GameInfo info : Mauerwerk.games()) {
            try (Table table = new Table(info.getId(), "", 7L)) {
                while (!(table.turn() instanceof Turn.Over)) {
                    if (table.turn() instanceof Turn.Decide decide) {
                        int seat = decide.getSeats().get(0);
                        Games.play(table, seat, table.actions(seat).get(0));
                    } else {
                        table.resolveChance();
                    }
                    if (table.decisions().size() == 40) break;
                }
                assertTrue(table.decisions().size() > 5);
                try (Table again = Table.fromJson(table.toJson())) {
                    assertEquals(table.notation(), again.notation());
                    assertEquals(7L, again.seed());
                }
            }
        }
    }

    @Test
    void aGameHasItsTypes() throws MauerwerkException {
        DieMauerSetup setup = DieMauer.of(DieMauerSetup.Companion, DieMauerEdition.VIL_COYOTE, 3);
        try (DieMauerGame game = new DieMauerGame(setup, 7L)) {
            DieMauerAction plan = new DieMauerAction.Plan(new DieMauerFist.Holds(DieMauerPiece.TOWER));
            List<DieMauerNews> news = DieMauer.apply(game, 0, plan);
            assertFalse(news.isEmpty());
            assertEquals("T", DieMauer.getNotation(plan));
            assertEquals(1, game.snapshot(new Viewer.Player(1), Theme.LIGHT, null, List.of(), null).getDecisions());
            MauerwerkException.IllegalAction refused =
                    assertThrows(MauerwerkException.IllegalAction.class, () -> DieMauer.apply(game, 0, plan));
            assertEquals("DM-08", refused.getRule());
        }
        assertEquals(Berlin.standard(BerlinSetup.Companion), Berlin.read(BerlinSetup.Companion, ""));
    }

    @Test
    void anOpponentIsWaitedFor() throws MauerwerkException {
        Opponent opponent = Opponents.seated(Opponent.Companion, "easy", 7L, 1);
        try (Table table = new Table("die-mauer", "players:3", 7L); Thought thought = new Thought()) {
            Games.play(table, 1, table.chooseFor(1, opponent, thought));
            assertEquals(List.of(), table.actions(1));
        }
    }
}
