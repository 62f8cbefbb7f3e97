package passandplay.app

import android.graphics.Bitmap
import android.graphics.Canvas
import android.os.Bundle
import android.view.WindowManager
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.foundation.Image
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.asImageBitmap
import androidx.compose.ui.unit.dp
import com.caverock.androidsvg.SVG
import io.mauerwerk.Dealer
import io.mauerwerk.MauerwerkException
import io.mauerwerk.Snapshot
import io.mauerwerk.games
import java.io.File
import kotlin.random.Random
import kotlin.random.nextULong
import passandplay.PassAndPlay
import passandplay.Screen

/** Pass-and-play of all games on one phone. */
class MainActivity : ComponentActivity() {
    private var game: PassAndPlay? = null
    private var screen by mutableStateOf<Screen?>(null)
    private var failure by mutableStateOf("")

    // In the app's own folder, which no other app can read: it tells all hands.
    private val saved get() = File(filesDir, "game.json")

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        // No picture of a hand in the list of recent apps.
        window.addFlags(WindowManager.LayoutParams.FLAG_SECURE)
        if (saved.exists()) act { game = PassAndPlay.restore(saved.readText(), dealer()) }
        setContent { MaterialTheme { Shown() } }
    }

    override fun onStop() {
        super.onStop()
        game?.let { saved.writeText(it.save()) }
    }

    override fun onDestroy() {
        super.onDestroy()
        game?.close()
    }

    private fun dealer() = Dealer(Random.nextULong())

    private fun start(id: String, names: List<String>) =
        act { game = PassAndPlay.start(id, "players:${names.size}", names, dealer()) }

    private fun end() {
        game?.close()
        game = null
        screen = null
        saved.delete()
    }

    private fun act(change: () -> Unit) {
        failure = ""
        try {
            change()
        } catch (error: MauerwerkException) {
            failure = error.message.orEmpty()
        }
        screen = game?.screen
    }

    @Composable
    private fun Shown() {
        Column(
            Modifier.fillMaxSize().padding(12.dp),
            verticalArrangement = Arrangement.spacedBy(8.dp),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            if (failure.isNotEmpty()) Text(failure, color = MaterialTheme.colorScheme.error)
            if (screen != null) {
                Row(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
                    OutlinedButton(::end) { Text("End") }
                    OutlinedButton({ act { game?.undo() } }, enabled = game?.canUndo == true) { Text("Undo") }
                }
            }
            when (val now = screen) {
                null -> games().forEach { Button({ start(it.id, listOf("Ada", "Ben", "Cleo")) }) { Text(it.name) } }
                is Screen.HandOver -> {
                    Text("Hand the phone to ${now.name}", style = MaterialTheme.typography.headlineSmall)
                    Button({ act { game?.take() } }) { Text("I am ${now.name}") }
                }
                is Screen.Decide -> {
                    Board("${now.name} decides", now.snapshot)
                    Choices(now.snapshot.choices.map { it.notation to it.label })
                }
                is Screen.Dice -> {
                    Board("What do the dice on the table show?", now.snapshot)
                    Choices(now.chances.map { it.notation to it.label })
                }
                is Screen.Over -> Board("Won by ${now.winners.joinToString(" and ")}", now.snapshot)
            }
        }
    }

    @Composable
    private fun Board(title: String, snapshot: Snapshot) {
        Text(title, style = MaterialTheme.typography.titleMedium)
        Text(snapshot.news.joinToString("; "), style = MaterialTheme.typography.bodySmall)
        val picture = remember(snapshot.svg) { snapshot.svg?.let(::drawn) }
        if (picture != null) {
            Image(picture.asImageBitmap(), contentDescription = snapshot.position, Modifier.fillMaxWidth())
        }
    }

    private fun drawn(svg: String): Bitmap {
        val drawing = SVG.getFromString(svg)
        val width = 1080
        val height = (width / drawing.documentAspectRatio).toInt()
        drawing.setDocumentWidth("100%")
        drawing.setDocumentHeight("100%")
        return Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888).also { drawing.renderToCanvas(Canvas(it)) }
    }

    @Composable
    private fun Choices(all: List<Pair<String, String>>) {
        LazyColumn(verticalArrangement = Arrangement.spacedBy(4.dp)) {
            items(all, key = { it.first }) { (notation, label) ->
                Button({ act { game?.choose(notation) } }, Modifier.fillMaxWidth()) { Text(label) }
            }
        }
    }
}
