/** Berlin, said the way Kotlin says it. */
@file:JvmName("Berlin")

package io.mauerwerk

/** Returns the default setup. Change options with `copy`. */
@JvmName("standard")
public fun BerlinSetup.Companion.default(): BerlinSetup = berlinSetup()

/**
 * Returns the defaults of some variants for that many seats. Change options with `copy`.
 *
 * @throws MauerwerkException.Notation for a number of seats that no setup can hold.
 */
public fun BerlinSetup.Companion.of(variants: Collection<BerlinVariant>, players: Int): BerlinSetup =
    berlinVariants(variants.toList(), players)

/**
 * Reads a setup from `name:value` tokens; what is left out is as by default.
 *
 * @throws MauerwerkException.Setup with all that is wrong with it.
 */
public fun BerlinSetup.Companion.read(notation: String): BerlinSetup = readBerlinSetup(notation)

/**
 * The setup as `name:value` tokens; what is as by default is left out.
 *
 * @throws MauerwerkException.Notation for a number that no setup can hold.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
public val BerlinSetup.notation: String
    get() = writeBerlinSetup(this)

/**
 * Reads an action from notation.
 *
 * @throws MauerwerkException.Notation if it stands for none.
 */
public fun BerlinAction.Companion.read(notation: String): BerlinAction = readBerlinAction(notation)

/**
 * The action in notation.
 *
 * @throws MauerwerkException.Notation if something in it stands for nothing.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
public val BerlinAction.notation: String
    get() = writeBerlinAction(this)

/** What lies in a cell; `null` outside the wall. */
public operator fun BerlinPosition.get(cell: BerlinCell): BerlinContent? {
    val inside = cell.column in 0 until setup.columns && cell.row in 0 until setup.rows
    return if (inside) wall.getOrNull(cell.row * setup.columns + cell.column) else null
}

/**
 * Makes a decision of a seat. Returns what happened, as the seat saw it.
 *
 * @throws MauerwerkException.IllegalAction if a ruling refuses it; nothing has changed then.
 * @throws MauerwerkException.Notation if something in it stands for nothing.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
public fun BerlinGame.apply(seat: Seat, action: BerlinAction): List<BerlinNews> =
    apply(Decider.Player(seat), action)

/**
 * Makes a decision of a seat in notation. Returns what happened, as the seat saw it.
 *
 * @throws MauerwerkException.IllegalAction if a ruling refuses it; nothing has changed then.
 * @throws MauerwerkException.Notation if it stands for no action.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
public fun BerlinGame.play(seat: Seat, notation: String): List<BerlinNews> =
    play(Decider.Player(seat), notation)

/**
 * Returns all that the screen of a seat shows, with a drawing if a theme is given.
 *
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 * @throws MauerwerkException.Touch if the touches lead to no legal action.
 */
public fun BerlinGame.snapshot(seat: Seat, theme: Theme? = null, sheet: Sheet? = null, touched: List<String> = emptyList(), panel: Panel? = null): BerlinSnapshot =
    snapshot(Viewer.Player(seat), theme, sheet, touched, panel)
