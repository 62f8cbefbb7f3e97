/** Opponents, said the way Kotlin says it. `chooseFor` and `analyseFor` of a game wait for them; Coroutines.kt has what suspends. */
@file:JvmName("Opponents")

package io.mauerwerk

/**
 * Seats a player in a game of that seed. Its own seed has nothing in common with those of chance and of
 * other seats.
 *
 * @throws MauerwerkException.Notation for the name of no player.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
@JvmName("seated")
public fun Opponent.Companion.seated(player: PlayerName, gameSeed: Long, seat: Seat): Opponent =
    seatedOpponent(player, gameSeed, seat)
