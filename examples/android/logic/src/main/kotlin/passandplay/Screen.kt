package passandplay

import io.mauerwerk.Chance
import io.mauerwerk.Seat
import io.mauerwerk.Snapshot

/** What the phone shows now. */
sealed interface Screen {
    /** No game is on: one is to be chosen. */
    data object Start : Screen

    /** The phone is to be handed to a person: nothing of the game is shown. */
    data class HandOver(val seat: Seat, val name: String) : Screen

    /** A person decides, and sees what that seat may see. */
    data class Decide(val seat: Seat, val name: String, val snapshot: Snapshot) : Screen

    /** An opponent thinks; what is shown, whoever holds the phone may see, or all if nobody does. */
    data class Thinking(val seat: Seat, val name: String, val snapshot: Snapshot) : Screen

    /** The dice on the real table are asked for; what is shown, all may see, and nobody holds the phone any more. */
    data class Dice(val chances: List<Chance>, val snapshot: Snapshot) : Screen

    /** The game is over. */
    data class Over(val result: String, val snapshot: Snapshot) : Screen
}
