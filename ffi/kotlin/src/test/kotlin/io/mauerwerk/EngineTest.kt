package io.mauerwerk

import org.junit.jupiter.api.Assumptions.assumeTrue
import java.nio.file.Path
import kotlin.io.path.exists
import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse

/** The example of an engine in Kotlin plays a match that the command line hosts. */
class EngineTest {
    private val host = root.resolve("target/debug/mauerwerk")

    @Test
    fun `an engine in Kotlin plays a match without a fault`() {
        val built = host.exists()
        assumeTrue(built || System.getenv("CI") == "true", "skipped: $host is not built")
        val classes = listOf(Class.forName("FirstKt"), Unit::class.java).joinToString(":") { "${folderOf(it)}" }
        val engine = "cmd:java -XX:TieredStopAtLevel=1 -cp '$classes' FirstKt"
        val setup = listOf("players:3", "rounds:1", "stock:TG12")
        val players = listOf("--players", "$engine,random,random", "--threads", "1", "--json", "-")
        val command = listOf("$host", "match", "die-mauer") + setup + listOf("-n", "1") + players
        val match = ProcessBuilder(command).redirectErrorStream(true).start()
        val report = match.inputStream.bufferedReader().readText()
        assertEquals(0, match.waitFor(), report)
        assertContains(report, "FirstKt")
        assertFalse("faults" in report, report)
    }

    private fun folderOf(type: Class<*>): Path = Path.of(type.protectionDomain.codeSource.location.toURI())
}
