package passandplay.app

import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.lazy.LazyListScope
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.Button
import androidx.compose.material3.FilterChip
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.RadioButton
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import io.mauerwerk.PlayerName
import io.mauerwerk.games
import io.mauerwerk.levels
import passandplay.Lobby

/** Asks what is to be played, and who plays. */
internal fun LazyListScope.entrance(lobby: Lobby, change: (Lobby) -> Unit, start: () -> Unit) {
    items(games()) { game ->
        val chosen = game.id == lobby.game
        val choose = { change(lobby.copy(game = game.id)) }
        Row(
            Modifier.fillMaxWidth().selectable(chosen, role = Role.RadioButton, onClick = choose),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            RadioButton(chosen, onClick = null)
            Text(game.name)
        }
    }
    item {
        Row(verticalAlignment = Alignment.CenterVertically) {
            val fewer = lobby.players - 1
            val more = lobby.players + 1
            OutlinedButton({ change(lobby.copy(players = fewer)) }, enabled = fewer in Lobby.PLAYERS) { Text("−") }
            Text(" ${lobby.players} play ")
            OutlinedButton({ change(lobby.copy(players = more)) }, enabled = more in Lobby.PLAYERS) { Text("+") }
        }
    }
    items(lobby.players) { seat ->
        OutlinedTextField(
            lobby.names[seat],
            { change(lobby.named(seat, it)) },
            label = { Text("Seat $seat") },
            singleLine = true,
        )
        Opponents(lobby.opponents[seat]) { change(lobby.seating(seat, it)) }
    }
    item {
        Row(
            Modifier.fillMaxWidth().toggleable(lobby.realDice, role = Role.Switch) { change(lobby.copy(realDice = it)) },
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Switch(lobby.realDice, onCheckedChange = null)
            Text(" Dice lie on the table")
        }
    }
    item { Button(start) { Text("Start") } }
}

/** Asks who sits in a seat: a person, or an opponent of some level. */
@Composable
private fun Opponents(seated: PlayerName?, seat: (PlayerName?) -> Unit) {
    Row(Modifier.horizontalScroll(rememberScrollState())) {
        for (opponent in listOf(null) + levels()) {
            FilterChip(opponent == seated, { seat(opponent) }, { Text(opponent ?: "person") })
        }
    }
}
