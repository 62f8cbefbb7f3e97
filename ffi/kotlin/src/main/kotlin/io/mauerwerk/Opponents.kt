/** Opponents for Kotlin. `chooseFor` and `analyseFor` of a table wait for them. Coroutines.kt has the functions that suspend. */
@file:JvmName("Opponents")

package io.mauerwerk

/**
 * Seats a player in a game of that seed. Its own seed has nothing in common with those of chance and of
 * other seats.
 *
 * @throws MauerwerkException.Notation for the name of no player.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
public fun Opponent.Companion.seated(player: PlayerName, gameSeed: Long, seat: Seat): Opponent =
    seatedOpponent(player, gameSeed, seat)
