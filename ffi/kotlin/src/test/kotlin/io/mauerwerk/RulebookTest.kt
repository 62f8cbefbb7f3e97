package io.mauerwerk

import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.TestFactory
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** Every scenario, driven step by step through either door, gives the transcript of the core. */
class RulebookTest {
    private fun snapshot(scenario: Scenario): String {
        val folder = scenario.game.replace('-', '_')
        val file = fileOf("core/tests/snapshots/$folder/${scenario.name}.snap")
        return file.split("---\n", limit = 3)[2].trimEnd('\n')
    }

    private fun tests(open: (String, String) -> Opened): List<DynamicTest> =
        scenarios().map { scenario ->
            DynamicTest.dynamicTest("${scenario.game} ${scenario.name}") {
                assertEquals(snapshot(scenario), Runner(open).run(scenario).trimEnd())
            }
        }

    @TestFactory
    fun `through the types of its game`() = tests(::openTyped)

    @TestFactory
    fun `through a table`() = tests(TablePlaying::open)

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

private const val RESAMPLES = 64

class Runner(private val open: (String, String) -> Opened) {
    private val lines = mutableListOf<String>()

    fun run(scenario: Scenario): String {
        lines += scenario.title
        if (scenario.source.isNotEmpty()) lines += "source: ${scenario.source}"
        lines += "rules: ${scenario.rules.joinToString(" ")}"
        val text = "${scenario.setup} ${scenario.start}"
        try {
            val opened = open(scenario.game, text)
            assertTrue(scenario.faults.isEmpty())
            lines += "start: ${opened.text}"
            for (line in scenario.lines) {
                lines += ""
                if (line.name.isNotEmpty()) lines += "line: ${line.name}"
                opened.playing().use { game ->
                    val start = game.notation()
                    line.steps.forEach { take(it, game) }
                    if (game.notation() != start) lines += "end: ${game.notation()}"
                }
            }
        } catch (refused: MauerwerkException.Position) {
            lines += "refused: $text"
            refused.faults.mapTo(lines) { if (it.rule == null) "  ${it.text}" else "  ${it.rule}: ${it.text}" }
            assertEquals(scenario.faults, refused.faults.mapNotNull { it.rule })
        }
        return wrapTranscript(lines.joinToString("\n"))
    }

    private fun take(step: ScenarioStep, game: Playing) {
        when (step) {
            is ScenarioStep.Decide -> {
                lines += step.decision.text
                val before = game.notation()
                game.play(step.decision.actor, step.decision.action).mapTo(lines) { "  $it" }
                val changes = positionChanges(before, game.notation())
                if (changes.isNotEmpty()) lines += "  = $changes"
            }
            is ScenarioStep.Refused -> {
                val refused = assertFailsWith<MauerwerkException.IllegalAction> { game.play(step.decision.actor, step.decision.action) }
                lines += "${step.decision.text} is refused"
                lines += "  ${refused.message}"
                assertEquals(step.rule, refused.rule)
                assertTrue(refused.text.endsWith("(${refused.rule}) [${refused.actor}: ${refused.action}]"), refused.text)
            }
            is ScenarioStep.Turn -> {
                lines += "turn: ${game.turn()}"
                assertEquals(step.turn, game.turn().toString())
            }
            is ScenarioStep.Holds -> assertTrue(tokens(game.notation()).containsAll(step.tokens))
            is ScenarioStep.Lacks -> {
                val names = tokens(game.notation()).map { it.substringBefore(':') }
                assertTrue(step.names.none(names::contains))
            }
            is ScenarioStep.Legal -> {
                val found = game.actions(step.seat).joinToString(" ").ifEmpty { "nothing" }
                lines += "legal ${step.seat}: $found"
                assertEquals(step.actions.joinToString(" "), found)
            }
            is ScenarioStep.Sees -> {
                val seen = game.sees(step.viewer)
                lines += "${step.viewer} sees $seen"
                assertTrue(tokens(seen).containsAll(step.tokens))
            }
            is ScenarioStep.Heard -> {
                val heard = game.heard(step.viewer)
                val line = "${step.viewer} hears ${heard.joinToString("; ")}"
                if (lines.last() != line) lines += line
                assertTrue(step.event in heard)
            }
            is ScenarioStep.Knows -> conclude("knows", step.viewer, step.tokens, game)
            is ScenarioStep.Doubts -> conclude("doubts", step.viewer, step.tokens, game)
        }
    }

    private fun conclude(verb: String, viewer: Viewer, tokens: List<String>, game: Playing) {
        lines += "$viewer $verb ${tokens.joinToString(" ")}"
        val possible = List(RESAMPLES) { tokens(game.resampled(viewer, it.toLong())) }
        for (token in tokens) assertEquals(verb == "knows", possible.all { token in it })
    }

    private fun tokens(text: String) = text.split(' ').toSet()
}
