/** Mauerbauer, said the way Kotlin says it. */
@file:JvmName("Mauerbauer")

package io.mauerwerk

/** Returns the default setup. Change options with `copy`. */
@JvmName("standard")
public fun MauerbauerSetup.Companion.default(): MauerbauerSetup = mauerbauerSetup()

/**
 * Returns the defaults for a board and that many seats. Change options with `copy`.
 *
 * @throws MauerwerkException.Notation for a number of seats that no setup can hold, and for names and numbers of a board of one's own that stand for nothing.
 */
public fun MauerbauerSetup.Companion.of(board: MauerbauerBoard, players: Int): MauerbauerSetup =
    mauerbauerSetupOn(board, players)

/**
 * Reads a setup from `name:value` tokens; what is left out is as by default.
 *
 * @throws MauerwerkException.Setup with all that is wrong with it.
 */
public fun MauerbauerSetup.Companion.read(notation: String): MauerbauerSetup = readMauerbauerSetup(notation)

/**
 * The setup as `name:value` tokens; what is as by default is left out.
 *
 * @throws MauerwerkException.Notation for a number that no setup can hold.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
public val MauerbauerSetup.notation: String
    get() = writeMauerbauerSetup(this)

/**
 * The plan of the board, shipped or one's own.
 *
 * @throws MauerwerkException.Notation for names and numbers of one's own that stand for nothing.
 */
public val MauerbauerBoard.plan: MauerbauerBoardPlan
    get() = mauerbauerBoardPlan(this)

/**
 * The plan of the deck, shipped or one's own.
 *
 * @throws MauerwerkException.Notation for names and numbers of one's own that stand for nothing.
 */
public val MauerbauerDeck.plan: MauerbauerDeckPlan
    get() = mauerbauerDeckPlan(this)

/**
 * Reads the plan of a board from TOML. What it describes is not checked.
 *
 * @throws MauerwerkException.Plan if it describes none.
 */
public fun MauerbauerBoardPlan.Companion.fromToml(toml: String): MauerbauerBoardPlan = readMauerbauerBoard(toml)

/**
 * Reads the plan of a board from JSON. What it describes is not checked.
 *
 * @throws MauerwerkException.Plan if it describes none.
 */
public fun MauerbauerBoardPlan.Companion.fromJson(json: String): MauerbauerBoardPlan =
    readMauerbauerBoardJson(json)

/**
 * Writes the plan as TOML, lawful or not.
 *
 * @throws MauerwerkException.Notation for names and numbers that stand for nothing.
 */
public fun MauerbauerBoardPlan.toToml(): String = writeMauerbauerBoard(this)

/**
 * Writes the plan as JSON, lawful or not.
 *
 * @throws MauerwerkException.Notation for names and numbers that stand for nothing.
 */
public fun MauerbauerBoardPlan.toJson(): String = writeMauerbauerBoardJson(this)

/**
 * Checks the plan and counts what the board has.
 *
 * @throws MauerwerkException.Plan with all that is wrong with it at once.
 * @throws MauerwerkException.Notation for names and numbers that stand for nothing.
 */
public fun MauerbauerBoardPlan.check(): MauerbauerBoardCounts = checkMauerbauerBoard(this)

/**
 * Draws the empty board as SVG.
 *
 * @throws MauerwerkException.Plan with all that is wrong with it at once.
 * @throws MauerwerkException.Notation for names and numbers that stand for nothing.
 */
public fun MauerbauerBoardPlan.svg(theme: Theme): String = drawMauerbauerBoard(this, theme)

/**
 * Draws the empty board with plain characters.
 *
 * @throws MauerwerkException.Plan with all that is wrong with it at once.
 * @throws MauerwerkException.Notation for names and numbers that stand for nothing.
 */
public fun MauerbauerBoardPlan.drawing(): String = typeMauerbauerBoard(this)

/**
 * Reads the plan of a deck from TOML. What it describes is not checked.
 *
 * @throws MauerwerkException.Plan if it describes none.
 */
public fun MauerbauerDeckPlan.Companion.fromToml(toml: String): MauerbauerDeckPlan = readMauerbauerDeck(toml)

/**
 * Reads the plan of a deck from JSON. What it describes is not checked.
 *
 * @throws MauerwerkException.Plan if it describes none.
 */
public fun MauerbauerDeckPlan.Companion.fromJson(json: String): MauerbauerDeckPlan = readMauerbauerDeckJson(json)

/**
 * Writes the plan as TOML, lawful or not.
 *
 * @throws MauerwerkException.Notation for names and numbers that stand for nothing.
 */
public fun MauerbauerDeckPlan.toToml(): String = writeMauerbauerDeck(this)

/**
 * Writes the plan as JSON, lawful or not.
 *
 * @throws MauerwerkException.Notation for names and numbers that stand for nothing.
 */
public fun MauerbauerDeckPlan.toJson(): String = writeMauerbauerDeckJson(this)

/**
 * Checks the plan and returns a warning if it is unusual.
 *
 * @throws MauerwerkException.Plan with all that is wrong with it at once.
 * @throws MauerwerkException.Notation for names and numbers that stand for nothing.
 */
public fun MauerbauerDeckPlan.check(): String? = checkMauerbauerDeck(this)

/** Lists every face of a guild card. */
public fun MauerbauerCard.Companion.all(): List<MauerbauerCard> = mauerbauerCards()

/**
 * Reads a card from notation.
 *
 * @throws MauerwerkException.Notation if it stands for none.
 */
public fun MauerbauerCard.Companion.read(notation: String): MauerbauerCard = readMauerbauerCard(notation)

/**
 * The card in notation.
 *
 * @throws MauerwerkException.Notation for a card of a region that is none.
 */
public val MauerbauerCard.notation: String
    get() = writeMauerbauerCard(this)

/**
 * What the card counts, in words.
 *
 * @throws MauerwerkException.Notation for a card of a region that is none.
 */
public val MauerbauerCard.label: String
    get() = mauerbauerCardLabel(this)

/**
 * The kind of the card.
 *
 * @throws MauerwerkException.Notation for a card of a region that is none.
 */
public val MauerbauerCard.kind: MauerbauerKind
    get() = mauerbauerCardKind(this)

/**
 * Reads an action from notation.
 *
 * @throws MauerwerkException.Notation if it stands for none.
 */
public fun MauerbauerAction.Companion.read(notation: String): MauerbauerAction = readMauerbauerAction(notation)

/**
 * The action in notation.
 *
 * @throws MauerwerkException.Notation if something in it stands for nothing.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
public val MauerbauerAction.notation: String
    get() = writeMauerbauerAction(this)

/** The colour that the die shows, or `null` if it leaves that to the player. */
public val MauerbauerHouseDie.colour: MauerbauerHouseColour?
    get() = (this as? MauerbauerHouseDie.Colour)?.colour

/**
 * Makes a decision of a seat. Returns what happened, as the seat saw it.
 *
 * @throws MauerwerkException.IllegalAction if a ruling refuses it; nothing has changed then.
 * @throws MauerwerkException.Notation if something in it stands for nothing.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
public fun MauerbauerGame.apply(seat: Seat, action: MauerbauerAction): List<MauerbauerNews> =
    apply(Decider.Player(seat), action)

/**
 * Makes a decision of a seat in notation. Returns what happened, as the seat saw it.
 *
 * @throws MauerwerkException.IllegalAction if a ruling refuses it; nothing has changed then.
 * @throws MauerwerkException.Notation if it stands for no action.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
public fun MauerbauerGame.play(seat: Seat, notation: String): List<MauerbauerNews> =
    play(Decider.Player(seat), notation)

/**
 * Returns all that the screen of a seat shows, with a drawing if a theme is given.
 *
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 * @throws MauerwerkException.Touch if the touches lead to no legal action.
 */
public fun MauerbauerGame.snapshot(seat: Seat, theme: Theme? = null, sheet: Sheet? = null, touched: List<String> = emptyList(), panel: Panel? = null): MauerbauerSnapshot =
    snapshot(Viewer.Player(seat), theme, sheet, touched, panel)
