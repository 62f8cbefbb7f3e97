/** Die Mauer, said the way Kotlin says it. */
@file:JvmName("DieMauer")

package io.mauerwerk

/** Returns the default setup. Change options with `copy`. */
@JvmName("standard")
public fun DieMauerSetup.Companion.default(): DieMauerSetup = dieMauerSetup()

/**
 * Returns the defaults of an edition for that many seats. Change options with `copy`.
 *
 * @throws MauerwerkException.Notation for a number of seats that no setup can hold.
 */
public fun DieMauerSetup.Companion.of(edition: DieMauerEdition, players: Int): DieMauerSetup =
    dieMauerEdition(edition, players)

/**
 * Reads a setup from `name:value` tokens; what is left out is as by default.
 *
 * @throws MauerwerkException.Setup with all that is wrong with it.
 */
public fun DieMauerSetup.Companion.read(notation: String): DieMauerSetup = readDieMauerSetup(notation)

/**
 * The setup as `name:value` tokens; what is as by default is left out.
 *
 * @throws MauerwerkException.Notation for a number that no setup can hold.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
public val DieMauerSetup.notation: String
    get() = writeDieMauerSetup(this)

/**
 * Reads an action from notation.
 *
 * @throws MauerwerkException.Notation if it stands for none.
 */
public fun DieMauerAction.Companion.read(notation: String): DieMauerAction = readDieMauerAction(notation)

/**
 * The action in notation.
 *
 * @throws MauerwerkException.Notation if something in it stands for nothing.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
public val DieMauerAction.notation: String
    get() = writeDieMauerAction(this)

/** The piece in the fist, or `null` if it is empty. */
public val DieMauerFist.piece: DieMauerPiece?
    get() = (this as? DieMauerFist.Holds)?.piece

/** What is in the fist, or `null` if it is closed. */
public val DieMauerSeenFist.fist: DieMauerFist?
    get() = (this as? DieMauerSeenFist.Known)?.fist

/**
 * Makes a decision of a seat. Returns what happened, as the seat saw it.
 *
 * @throws MauerwerkException.IllegalAction if a ruling refuses it; nothing has changed then.
 * @throws MauerwerkException.Notation if something in it stands for nothing.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
public fun DieMauerGame.apply(seat: Seat, action: DieMauerAction): List<DieMauerNews> =
    apply(Decider.Player(seat), action)

/**
 * Makes a decision of a seat in notation. Returns what happened, as the seat saw it.
 *
 * @throws MauerwerkException.IllegalAction if a ruling refuses it; nothing has changed then.
 * @throws MauerwerkException.Notation if it stands for no action.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
public fun DieMauerGame.play(seat: Seat, notation: String): List<DieMauerNews> =
    play(Decider.Player(seat), notation)

/**
 * Returns all that the screen of a seat shows, with a drawing if a theme is given.
 *
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 * @throws MauerwerkException.Touch if the touches lead to no legal action.
 */
public fun DieMauerGame.snapshot(seat: Seat, theme: Theme? = null, sheet: Sheet? = null, touched: List<String> = emptyList(), panel: Panel? = null): DieMauerSnapshot =
    snapshot(Viewer.Player(seat), theme, sheet, touched, panel)
