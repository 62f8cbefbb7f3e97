package io.mauerwerk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The Android library gives the same results as the host's: the files in `ffi/parity` are valid for both. */
class PhoneTest {
    private static final String TABLE = "uniffi_mauerwerk_ffi_fn_constructor_table_";
    /** The spectator, serialized. A value of an enumeration is its number, from 1 on, in four bytes. */
    private static final byte[] SPECTATOR = {0, 0, 0, 1};
    private static final byte[] LIGHT = {1, 0, 0, 0, 1};
    private static final byte[] NOTHING = {0};
    private static final String DRAWN = "</svg>\n";
    private static final byte[] NO_TEXTS = {0, 0, 0, 0};

    private static Phone phone;

    @BeforeAll
    static void load() {
        phone = new Phone(new File(System.getProperty("library")));
    }

    @AfterAll
    static void unload() {
        phone.close();
    }

    private static List<String[]> lines(String name) throws IOException {
        return Files.readAllLines(Path.of("../../../parity", name)).stream().map(line -> line.split("\t", -1)).toList();
    }

    private static Phone.Answer random(String game, String setup, String seed) {
        Phone.Answer table = phone.call(TABLE + "random", phone.text(game), phone.text(setup), Long.parseUnsignedLong(seed));
        assertEquals(0, table.status(), table.text());
        return table;
    }

    private static String asked(String method, Phone.Answer table, Object... arguments) {
        Phone.Answer answer = phone.ask("table_" + method, table, arguments);
        assertEquals(0, answer.status(), answer.text());
        return answer.text();
    }

    private static String hash(String text) {
        long hash = 0xcbf29ce484222325L;
        for (byte one : text.getBytes(StandardCharsets.UTF_8)) {
            hash = (hash ^ (one & 0xff)) * 0x100000001b3L;
        }
        return String.format("%016x", hash);
    }

    @Test
    void needsOnlyWhatEveryPhoneHas() {
        assertTrue(Set.of("libc.so", "libm.so", "libdl.so", "liblog.so").containsAll(phone.needed()), phone.needed().toString());
    }

    @Test
    void theSameSeedsGiveTheSameGames() throws IOException {
        Set<String> games = new TreeSet<>();
        for (String[] line : lines("games.txt")) {
            Phone.Answer table = random(line[0], line[1], line[2]);
            assertEquals(line[3], hash(asked("to_json", table)), String.join(" ", line));
            String screen = asked("snapshot", table, phone.bytes(SPECTATOR), phone.bytes(LIGHT),
                    phone.bytes(NOTHING), phone.bytes(NO_TEXTS), phone.bytes(NOTHING), phone.bytes(NOTHING));
            String drawing = screen.substring(screen.indexOf("<svg"), screen.indexOf(DRAWN) + DRAWN.length());
            assertEquals(line[4], hash(drawing), String.join(" ", line));
            assertEquals(line[5], asked("notation", table));
            games.add(line[0]);
        }
        assertEquals(Set.of("berlin", "die-mauer", "mauerbauer"), games);
    }

    /**
     * Opponents calculate in floating point, which must not differ from machine to machine. Longer searches take the
     * emulator minutes.
     */
    @Test
    void opponentsChooseTheSame() throws IOException {
        List<String[]> searches = lines("opponents.txt").stream().filter(line -> line[5].equals("search:200")).toList();
        assertTrue(searches.size() >= 9, searches.size() + " searches");
        for (String[] line : searches) {
            Phone.Answer table = random(line[0], line[1], line[2]);
            asked("undo_to", table, Integer.parseInt(line[3]));
            byte[] opponent = opponent(line[5], Long.parseUnsignedLong(line[6]));
            String choice = asked("choose_for", table, Integer.parseInt(line[4]), phone.bytes(opponent), phone.bytes(NOTHING));
            assertEquals(line[7], choice, String.join(" ", line));
        }
    }

    /** Serializes a player's name, after its length, and a seed. */
    private static byte[] opponent(String player, long seed) {
        byte[] name = player.getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(Integer.BYTES + name.length + Long.BYTES).putInt(name.length).put(name).putLong(seed).array();
    }

    /** An error of the library arrives as an error, with the text for people in all languages. */
    @Test
    void theSameWrongInputGivesTheSameText() throws IOException {
        int found = 0;
        for (String[] line : lines("errors.txt")) {
            Phone.Answer answer = wrong(line);
            if (answer == null) continue;
            found++;
            assertEquals(1, answer.status(), String.join(" ", line));
            String text = line[line.length - 1].replace("\\n", "\n");
            assertTrue(answer.text().contains(text), answer.text() + " has not " + text);
        }
        assertTrue(found >= 20, found + " errors");
    }

    private static Phone.Answer wrong(String[] line) {
        return switch (line[0]) {
            case "new" -> phone.call(TABLE + "new", phone.text(line[1]), phone.text(line[2]), phone.bytes(NOTHING));
            case "read" -> phone.call(TABLE + "read", phone.text(line[1]), phone.text(line[2]));
            case "load" -> phone.call(TABLE + "from_json", phone.text(line[1].replace("\\n", "\n")));
            default -> null;
        };
    }

    /**
     * The call needs more memory than there is. The panic unwinds to where uniffi catches it, and the next call works.
     */
    @Test
    void aPanicComesBackAsOne() {
        Phone.Answer answer = phone.read("ffi_mauerwerk_ffi_rustbuffer_alloc", -1L);
        assertEquals(2, answer.status());
        assertTrue(answer.text().contains("capacity"), answer.text());
        assertEquals(0, random("die-mauer", "", "7").status());
    }
}
