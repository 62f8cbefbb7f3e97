/** Berlin, said the way Kotlin says it. */
package io.mauerwerk

/** Returns the default setup. Change options with `copy`. */
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

/** The value that was rolled or turned up. */
public val BerlinAction.Value.value: BerlinValue
    get() = v1

/** The dice that were rolled. */
public val BerlinAction.Pair.dice: BerlinPair
    get() = v1

/** The suit of the coin or of the die. */
public val BerlinAction.Suit.suit: BerlinSuit
    get() = v1

/** The suit that the tile shows. */
public val BerlinAction.Tile.suit: BerlinSuit
    get() = v1

/** The value that the tile shows. */
public val BerlinAction.Tile.value: BerlinValue
    get() = v2

/** The cell where the hammer is put. */
public val BerlinAction.Place.cell: BerlinCell
    get() = v1

/** The cell of the piece that is turned up. */
public val BerlinAction.Open.cell: BerlinCell
    get() = v1

/** The cell that is left empty. */
public val BerlinAction.Hole.cell: BerlinCell
    get() = v1

/** The cell that is filled. */
public val BerlinAction.Fill.cell: BerlinCell
    get() = v1

/** The side from which the cell is filled. */
public val BerlinAction.Fill.from: BerlinDirection
    get() = v2

/** The seat whose hammer is moved. */
public val BerlinAction.Move.hammer: Seat
    get() = v1

/** The way the hammer takes. */
public val BerlinAction.Move.path: BerlinPath
    get() = v2

/** The suit on the coin's back, or `null` before it is dealt. */
public val BerlinContent.Coin.suit: BerlinSuit?
    get() = v1

/** The piece that lies face up. */
public val BerlinContent.Open.piece: BerlinPiece
    get() = v1

/** What lies in a cell; `null` outside the wall. */
public operator fun BerlinPosition.get(cell: BerlinCell): BerlinContent? {
    val inside = cell.column in 0 until setup.columns && cell.row in 0 until setup.rows
    return if (inside) wall.getOrNull(cell.row * setup.columns + cell.column) else null
}

/**
 * Makes a decision of a seat, and returns what happened, in full.
 *
 * @throws MauerwerkException.IllegalAction if a ruling refuses it; nothing has changed then.
 * @throws MauerwerkException.Notation if something in it stands for nothing.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
public fun BerlinGame.apply(seat: Seat, action: BerlinAction): List<BerlinNews> =
    apply(Actor.Player(seat), action)

/**
 * Makes a decision of a seat in notation, and returns what happened, in full.
 *
 * @throws MauerwerkException.IllegalAction if a ruling refuses it; nothing has changed then.
 * @throws MauerwerkException.Notation if it stands for no action.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
public fun BerlinGame.play(seat: Seat, notation: String): List<BerlinNews> =
    play(Actor.Player(seat), notation)

/**
 * Returns all that the screen of a seat shows, with a drawing if a theme is given.
 *
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 * @throws MauerwerkException.Touch if the touches lead to no legal action.
 */
public fun BerlinGame.snapshot(seat: Seat, theme: Theme? = null, sheet: Sheet? = null, touched: List<String> = emptyList(), panel: Panel? = null): BerlinSnapshot =
    snapshot(Viewer.Player(seat), theme, sheet, touched, panel)
