package passandplay.app

import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyListScope
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.Button
import androidx.compose.material3.FilterChip
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.RadioButton
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import io.mauerwerk.Notice
import io.mauerwerk.PlayerName
import io.mauerwerk.SetupOption
import io.mauerwerk.Takes
import io.mauerwerk.games
import io.mauerwerk.levels
import passandplay.Party
import passandplay.Shown

/** Asks which game is to be played, and by whom. */
internal fun LazyListScope.entrance(shown: Shown, party: Party, change: (Party) -> Unit, start: () -> Unit) {
    items(games()) { game ->
        val chosen = game.id == party.game
        val choose = { change(party.playing(game.id)) }
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
            val fewer = party.players - 1
            val more = party.players + 1
            OutlinedButton({ change(party.copy(players = fewer)) }, spoken(shown, "fewer-players"), enabled = fewer in party.offered.seats) { Text("−") }
            Text(shown.tell(Notice.PlayerCount(party.players)), Modifier.padding(horizontal = 8.dp))
            OutlinedButton({ change(party.copy(players = more)) }, spoken(shown, "more-players"), enabled = more in party.offered.seats) { Text("+") }
        }
    }
    items(party.players) { seat ->
        OutlinedTextField(
            party.names[seat],
            { change(party.named(seat, it)) },
            label = { Text(shown.tell(Notice.Named(seat, null))) },
            singleLine = true,
        )
        Opponents(shown, party.opponents[seat]) { change(party.seating(seat, it)) }
    }
    item { Toggle(shown.word("real-dice"), "", party.realDice) { change(party.copy(realDice = it)) } }
    items(party.asked(shown.lang)) { option -> OptionField(shown, party, option, change) }
    item { Button(start, enabled = party.offered.faults.isEmpty()) { Text(shown.word("start")) } }
}

/** Asks for one option, with a field for its kind of values. */
@Composable
private fun OptionField(shown: Shown, party: Party, option: SetupOption, change: (Party) -> Unit) {
    val (value, fault) = party.chosen(option) to party.fault(option.name)
    val choose = { chosen: String -> change(party.choosing(option, chosen)) }
    val (choices, switches) = party.choices(option, shown.lang) to party.switches(option)
    when {
        option.takes is Takes.Switch -> Toggle(option.label, option.meaning, value == "true") { choose("$it") }
        choices.isNotEmpty() || switches.isNotEmpty() -> {
            Text(option.label)
            Text(option.meaning, style = MaterialTheme.typography.bodySmall)
            Row(Modifier.horizontalScroll(rememberScrollState())) {
                for ((name, label) in choices) FilterChip(name == value, { choose(name) }, { Text(label) })
            }
            for ((named, isOn) in switches) Toggle(named.label, named.meaning, isOn) { change(party.switching(option, named.name)) }
        }
        else -> OutlinedTextField(
            value,
            choose,
            label = { Text(option.label) },
            supportingText = { Text(listOf(option.meaning, hint(shown, option.takes)).joinToString("\n")) },
            isError = fault.isNotEmpty(),
            singleLine = true,
        )
    }
    if (fault.isNotEmpty()) Text(fault)
}

/** A switch with its label and, if there is one, its meaning. */
@Composable
private fun Toggle(label: String, meaning: String, isOn: Boolean, change: (Boolean) -> Unit) {
    Row(
        Modifier.fillMaxWidth().toggleable(isOn, role = Role.Switch, onValueChange = change),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Switch(isOn, onCheckedChange = null)
        Column(Modifier.padding(start = 8.dp)) {
            Text(label)
            if (meaning.isNotEmpty()) Text(meaning, style = MaterialTheme.typography.bodySmall)
        }
    }
}

/** The words of TalkBack for a button with a sign. */
private fun spoken(shown: Shown, name: String): Modifier =
    Modifier.semantics { contentDescription = shown.word(name) }

/** Returns the values that a field accepts, in words. */
private fun hint(shown: Shown, takes: Takes): String = when (takes) {
    is Takes.Number -> shown.tell(Notice.Range(takes.least.toLong(), takes.most.toLong()))
    is Takes.Text -> takes.form
    else -> ""
}

/** Asks who sits in a seat: a person, or an opponent of some level. */
@Composable
private fun Opponents(shown: Shown, seated: PlayerName?, seat: (PlayerName?) -> Unit) {
    Row(Modifier.horizontalScroll(rememberScrollState())) {
        for (opponent in listOf(null) + levels()) {
            FilterChip(opponent == seated, { seat(opponent) }, { Text(opponent?.let { shown.tell(Notice.Player(it)) } ?: shown.word("person")) })
        }
    }
}
