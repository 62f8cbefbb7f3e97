package passandplay.app

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.LazyListScope
import androidx.compose.foundation.lazy.items
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.listSaver
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import io.mauerwerk.Snapshot
import passandplay.Hint
import passandplay.Party
import passandplay.Phone
import passandplay.Screen
import passandplay.Shown

/** Shows what the phone shows, and tells it what people do. */
@Composable
fun PassAndPlayApp(shown: Shown, act: (Phone.() -> Unit) -> Unit) {
    var party by rememberSaveable(stateSaver = partySaver) { mutableStateOf(Party()) }
    Surface(Modifier.fillMaxSize()) {
        LazyColumn(
            Modifier.safeDrawingPadding().padding(12.dp),
            verticalArrangement = Arrangement.spacedBy(8.dp),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            if (shown.screen != Screen.Start) item { Bar(shown, act) }
            if (shown.failure.isNotEmpty()) item { Text(shown.failure, color = MaterialTheme.colorScheme.error) }
            when (val screen = shown.screen) {
                is Screen.Start -> entrance(party, { party = it }) { act { start(party) } }
                is Screen.HandOver -> handOver(screen.name) { act { take() } }
                is Screen.Decide -> {
                    val touches = Touches({ act { touch(it) } }, { act { touch(it) } })
                    board({ stringResource(R.string.decides, screen.name) }, shown, screen.snapshot, touches)
                    hint(shown.hint)
                    choices(screen.snapshot.choices.map { it.notation to it.label }) { act { choose(it) } }
                }
                is Screen.Thinking -> board({ stringResource(R.string.thinks, screen.name) }, shown, screen.snapshot)
                is Screen.Dice -> {
                    board({ stringResource(R.string.dice) }, shown, screen.snapshot)
                    choices(screen.chances.map { it.notation to it.label }) { act { choose(it) } }
                }
                is Screen.Over -> {
                    val winners = screen.winners.joinToString()
                    board({ stringResource(R.string.won, winners) }, shown, screen.snapshot)
                }
            }
        }
    }
}

private val partySaver =
    listSaver<Party, Any>(
        save = { listOf(it.players, it.realDice, it.names, it.opponents.map { who -> who.orEmpty() }, listOf(it.game) + it.options.flatMap { (name, value) -> listOf(name, value) }) },
        restore = { (players, realDice, names, opponents, chosen) ->
            val seated = texts(opponents).map { who -> who.ifEmpty { null } }
            val options = texts(chosen).drop(1).chunked(2).associate { (name, value) -> name to value }
            Party(texts(chosen).first(), players as Int, texts(names), realDice as Boolean, seated, options)
        },
    )

private fun texts(saved: Any): List<String> = (saved as List<*>).map { it.toString() }

@Composable
private fun Bar(shown: Shown, act: (Phone.() -> Unit) -> Unit) {
    var ending by rememberSaveable { mutableStateOf(false) }
    Row(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
        OutlinedButton({ ending = true }) { Text(stringResource(R.string.end)) }
        OutlinedButton({ act { seekHint() } }, enabled = shown.screen is Screen.Decide) { Text(stringResource(R.string.hint)) }
        OutlinedButton({ act { undo() } }, enabled = shown.canUndo) { Text(stringResource(R.string.undo)) }
    }
    if (ending) {
        AlertDialog(
            onDismissRequest = { ending = false },
            text = { Text(stringResource(R.string.end_question)) },
            confirmButton = { TextButton({ act { end() } }) { Text(stringResource(R.string.end_it)) } },
            dismissButton = { TextButton({ ending = false }) { Text(stringResource(R.string.play_on)) } },
        )
    }
}

private fun LazyListScope.handOver(name: String, take: () -> Unit) {
    item { Text(stringResource(R.string.hand_over, name), style = MaterialTheme.typography.headlineSmall) }
    item { Button(take) { Text(stringResource(R.string.take, name)) } }
}

private fun LazyListScope.board(
    title: @Composable () -> String,
    shown: Shown,
    snapshot: Snapshot,
    touches: Touches = Touches(),
) {
    item { Text(title(), style = MaterialTheme.typography.titleMedium) }
    item { Text(shown.seats(snapshot)) }
    item { Text(snapshot.news.joinToString("; ") { it.text }, style = MaterialTheme.typography.bodySmall) }
    item { Drawing(snapshot, shown.motions, touches) }
}

private fun LazyListScope.hint(hint: Hint) {
    when (hint) {
        is Hint.None -> Unit
        is Hint.Sought -> item { Text(stringResource(R.string.hint_sought)) }
        is Hint.Given -> items(hint.lines) { Text(it, style = MaterialTheme.typography.bodySmall) }
    }
}

private fun LazyListScope.choices(all: List<Pair<String, String>>, choose: (String) -> Unit) =
    items(all, key = { (notation, _) -> notation }) { (notation, label) ->
        Button({ choose(notation) }, Modifier.fillMaxWidth()) { Text(label) }
    }
