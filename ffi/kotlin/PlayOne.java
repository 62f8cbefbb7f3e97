import io.mauerwerk.Lang;
import io.mauerwerk.Table;

/** Plays a random game of each game with the library of this desktop, and reads its record again. */
class PlayOne {
    public static void main(String[] none) throws Exception {
        for (String game : new String[] {"die-mauer", "berlin", "mauerbauer"}) {
            try (Table table = Table.Companion.random(game, "", 7);
                    Table again = Table.Companion.fromJson(table.toJson())) {
                if (!again.notation().equals(table.notation())) {
                    throw new IllegalStateException(again.notation() + ", not " + table.notation());
                }
                System.out.println(game + ": " + table.decisions().size() + " decisions. " + table.status(Lang.EN));
            }
        }
    }
}
