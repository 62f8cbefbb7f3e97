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
import androidx.compose.ui.unit.dp
import io.mauerwerk.Notice
import io.mauerwerk.Snapshot
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
                is Screen.Start -> entrance(shown, party, { party = it }) { act { start(party) } }
                is Screen.HandOver -> handOver(shown.title, shown.tell(Notice.Take(screen.seat))) { act { take() } }
                is Screen.Decide -> {
                    val touches = Touches({ act { touch(it) } }, { act { touch(it) } })
                    board(shown, screen.snapshot, touches)
                    items(shown.advice) { Text(it, style = MaterialTheme.typography.bodySmall) }
                    choices(screen.snapshot.choices.map { it.notation to it.label }) { act { choose(it) } }
                }
                is Screen.Thinking -> board(shown, screen.snapshot)
                is Screen.Dice -> {
                    board(shown, screen.snapshot)
                    choices(screen.chances.map { it.notation to it.label }) { act { choose(it) } }
                }
                is Screen.Over -> board(shown, screen.snapshot)
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
        OutlinedButton({ ending = true }) { Text(shown.word("end")) }
        OutlinedButton({ act { seekHint() } }, enabled = shown.screen is Screen.Decide) { Text(shown.word("hint")) }
        OutlinedButton({ act { undo() } }, enabled = shown.canUndo) { Text(shown.word("undo")) }
    }
    if (ending) {
        AlertDialog(
            onDismissRequest = { ending = false },
            text = { Text(shown.word("end-question")) },
            confirmButton = { TextButton({ act { end() } }) { Text(shown.word("end-game")) } },
            dismissButton = { TextButton({ ending = false }) { Text(shown.word("play-on")) } },
        )
    }
}

private fun LazyListScope.handOver(title: String, answer: String, take: () -> Unit) {
    item { Text(title, style = MaterialTheme.typography.headlineSmall) }
    item { Button(take) { Text(answer) } }
}

private fun LazyListScope.board(shown: Shown, snapshot: Snapshot, touches: Touches = Touches()) {
    item { Text(shown.title, style = MaterialTheme.typography.titleMedium) }
    item { Text(shown.seats(snapshot)) }
    item { Text(snapshot.news.joinToString("; ") { it.text }, style = MaterialTheme.typography.bodySmall) }
    item { Drawing(snapshot, shown.motions, touches) }
}

private fun LazyListScope.choices(all: List<Pair<String, String>>, choose: (String) -> Unit) =
    items(all, key = { (notation, _) -> notation }) { (notation, label) ->
        Button({ choose(notation) }, Modifier.fillMaxWidth()) { Text(label) }
    }
