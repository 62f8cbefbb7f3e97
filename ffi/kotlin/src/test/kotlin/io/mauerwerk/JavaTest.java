package io.mauerwerk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
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
                        table.resolveChance(null);
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
    void aDecisionBringsEvents() throws MauerwerkException {
        try (Table table = new Table("die-mauer", "edition:vil-coyote players:3", 7L)) {
            List<TableEvent> news = Games.play(table, 0, "T");
            assertEquals(news.get(0), Games.fromJson(TableEvent.Companion, "die-mauer", news.get(0).getJson()));
            assertFalse(table.allows(new Decider.Player(0), "T"));
            Snapshot screen = table.snapshot(new Viewer.Player(1), Theme.LIGHT, null, List.of(), null, Lang.EN);
            assertEquals(1, screen.getDecisions());
            assertNull(screen.getChosen());
            MauerwerkException.IllegalAction refused =
                    assertThrows(MauerwerkException.IllegalAction.class, () -> Games.play(table, 0, "T"));
            assertEquals("DM-08", refused.getRule());
        }
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
