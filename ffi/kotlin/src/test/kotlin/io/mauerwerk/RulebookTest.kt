package io.mauerwerk

import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.TestFactory
import java.nio.file.Path
import kotlin.io.path.readText
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** Every scenario, played step by step at a table, gives the transcript of the core. */
class RulebookTest {
    private fun snapshot(scenario: Scenario): String {
        val folder = scenario.game.replace('-', '_')
        val file = fileOf("core/tests/snapshots/$folder/${scenario.name}.snap")
        return file.split("---\n", limit = 3)[2].trimEnd('\n')
    }

    @TestFactory
    fun `at a table`() =
        scenarios().map { scenario ->
            DynamicTest.dynamicTest("${scenario.game} ${scenario.name}") {
                assertEquals(snapshot(scenario), Runner().run(scenario).trimEnd())
            }
        }

    @Test
    fun `the library's own runner agrees`() {
        val all = scenarios()
        assertEquals(tomlFiles("core/rulebook"), all.size)
        for (scenario in all) {
            val report = runScenario(scenario.game, scenario.name)
            assertEquals(emptyList(), report.failures)
            assertEquals(snapshot(scenario), report.transcript.trimEnd('\n'))
        }
    }
}

/** The top folder of the project. */
val root: Path = Path.of(System.getProperty("basedir", ".")).toAbsolutePath().normalize().parent.parent

fun fileOf(name: String): String = root.resolve(name).readText()

private fun tomlFiles(folder: String): Int = root.resolve(folder).toFile().walk().count { it.extension == "toml" }

private const val RESAMPLES = 64

private class Runner {
    private val lines = mutableListOf<String>()

    fun run(scenario: Scenario): String {
        lines += scenario.title
        if (scenario.source.isNotEmpty()) lines += "source: ${scenario.source}"
        lines += "rules: ${scenario.rules.joinToString(" ")}"
        val text = "${scenario.setup} ${scenario.start}"
        try {
            val start = Table.read(scenario.game, text).use { it.notation() }
            assertTrue(scenario.faults.isEmpty())
            lines += "start: $start"
            for (line in scenario.lines) {
                lines += ""
                if (line.name.isNotEmpty()) lines += "line: ${line.name}"
                Table.read(scenario.game, start).use { table ->
                    line.steps.forEach { take(it, table) }
                    if (table.notation() != start) lines += "end: ${position(table)}"
                }
            }
        } catch (refused: MauerwerkException.Position) {
            lines += "refused: $text"
            refused.faults.mapTo(lines) { if (it.rule == null) "  ${it.text}" else "  ${it.rule}: ${it.text}" }
            assertEquals(scenario.faults, refused.faults.mapNotNull { it.rule })
        }
        return wrapTranscript(lines.joinToString("\n"))
    }

    private fun take(step: ScenarioStep, table: Table) {
        when (step) {
            is ScenarioStep.Decide -> {
                val (actor, action, text) = step.decision
                lines += text
                val before = position(table)
                assertTrue(table.allows(actor, action))
                table.play(actor, action)
                table.events().mapTo(lines) { "  ${it.text}" }
                val changes = positionChanges(before, position(table))
                if (changes.isNotEmpty()) lines += "  = $changes"
            }
            is ScenarioStep.Refused -> {
                val (actor, action, text) = step.decision
                // `allows` throws for a seat that the table lacks.
                if (actor !is Decider.Player || actor.seat < table.seats()) assertFalse(table.allows(actor, action))
                val refused = assertFailsWith<MauerwerkException.IllegalAction> { table.play(actor, action) }
                lines += "$text is refused"
                lines += "  ${refused.message}"
                assertEquals(step.rule, refused.rule)
                assertTrue(refused.text.endsWith("(${refused.rule}) [${refused.actor}: ${refused.action}]"), refused.text)
            }
            is ScenarioStep.Turn -> {
                lines += "turn: ${table.turn()}"
                assertEquals(step.turn, table.turn().toString())
            }
            is ScenarioStep.Holds -> assertTrue(tokens(position(table)).containsAll(step.tokens))
            is ScenarioStep.Lacks -> {
                val names = tokens(position(table)).map { it.substringBefore(':') }
                assertTrue(step.names.none(names::contains))
            }
            is ScenarioStep.Legal -> {
                val found = table.actions(step.seat).joinToString(" ").ifEmpty { "nothing" }
                lines += "legal ${step.seat}: $found"
                assertEquals(step.actions.joinToString(" "), found)
            }
            is ScenarioStep.Sees -> {
                val seen = table.snapshot(step.viewer).position
                lines += "${step.viewer} sees $seen"
                assertTrue(tokens(seen).containsAll(step.tokens))
                table.view(step.viewer).use { assertEquals(seen, it.toString()) }
            }
            is ScenarioStep.Heard -> {
                val heard = table.news(step.viewer).map { it.text }
                val line = "${step.viewer} hears ${heard.joinToString("; ")}"
                if (lines.last() != line) lines += line
                assertTrue(step.event in heard)
            }
            is ScenarioStep.Knows -> conclude("knows", step.viewer, step.tokens, table)
            is ScenarioStep.Doubts -> conclude("doubts", step.viewer, step.tokens, table)
        }
    }

    private fun conclude(verb: String, viewer: Viewer, tokens: List<String>, table: Table) {
        lines += "$viewer $verb ${tokens.joinToString(" ")}"
        val possible = List(RESAMPLES) { seed -> table.resample(viewer, seed.toLong()).use { tokens(position(it)) } }
        for (token in tokens) assertEquals(verb == "knows", possible.all { token in it })
    }

    private fun position(table: Table) = table.notation().removePrefix(table.setup()).trim()

    private fun tokens(text: String) = text.split(' ').toSet()
}
