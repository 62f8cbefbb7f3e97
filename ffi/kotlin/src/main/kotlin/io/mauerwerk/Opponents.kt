/**
 * Opponents for Kotlin. `chooseFor` and `analyseFor` of a table block until they answer. Coroutines.kt has the
 * functions that suspend.
 */
@file:JvmName("Opponents")

package io.mauerwerk

/**
 * Seats a player in a game with the given seed. The opponent's own seed is independent of the seeds of chance and of
 * other seats.
 *
 * @throws MauerwerkException.Notation if no player has this name.
 * @throws MauerwerkException.NoSuchSeat if no game has such a seat.
 */
public fun Opponent.Companion.seated(player: PlayerName, gameSeed: Long, seat: Seat): Opponent =
    seatedOpponent(player, gameSeed, seat)
