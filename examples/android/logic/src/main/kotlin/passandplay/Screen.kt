package passandplay

import io.mauerwerk.Chance
import io.mauerwerk.Seat
import io.mauerwerk.Snapshot

/** What the phone shows now. */
sealed interface Screen {
    /** No game is in progress: people choose one. */
    data object Start : Screen

    /** The phone is to be handed to a person. Nothing of the game is shown. */
    data class HandOver(val seat: Seat, val name: String) : Screen

    /** A person decides, and sees the view of that seat. */
    data class Decide(val seat: Seat, val name: String, val snapshot: Snapshot) : Screen

    /** An opponent thinks. The snapshot is for the person who holds the phone, or for all people. */
    data class Thinking(val seat: Seat, val name: String, val snapshot: Snapshot) : Screen

    /** People read the dice on the real table. The snapshot is for all people, and the phone is free. */
    data class Dice(val chances: List<Chance>, val snapshot: Snapshot) : Screen

    /** The game is over. */
    data class Over(val result: String, val snapshot: Snapshot) : Screen
}
