/** Who plays a seat: a person at this screen, a player elsewhere, or an opponent such as `easy` or `search:1000`. */
export type SeatPlayer = "person" | "elsewhere" | (string & {});
/** How a session is played and shown. */
export interface SessionOptions {
    /** Who plays, by seat. Seats without an entry are persons. */
    players?: SeatPlayer[];
    /** The language of all texts. Default: `en`. */
    lang?: "en" | "de" | "nl" | "fr";
    /** Whether persons can ask for hints. Default: `true`. */
    hints?: boolean;
    /** Whether the table is open, so that the screen shows what all seats know. Default: `false`. */
    open?: boolean;
}
/** A part of a text, with its meaning. */
export type Span = { text: string } & (
    | { meaning: "text" | "number" | "target" | "new" | "free" }
    /** A player, by the seat. */
    | { meaning: "seat"; of: number }
    /** A piece, a card or another object of the game: its kind, and its color if it has one. */
    | { meaning: "piece"; of: { kind: string; colour: string | undefined } }
    /** A place of the drawing, by its name. */
    | { meaning: "place"; of: string }
    /** A ruling, by its id. */
    | { meaning: "rule"; of: string }
);
/** A place that a touch can mean. */
export interface SessionPlace {
    /** The name. */
    name: string;
    /** What it is, in words. */
    label: string;
    /** The corners of its outline, in the units of the drawing. */
    shape: [number, number][];
    /** Whether a touch leads to a legal action. */
    isTarget: boolean;
}
/** A legal action with its label. */
export interface NamedAction {
    /** The action in notation. */
    action: string;
    /** The action in words. */
    label: string;
}
/** A hint with its label. */
export interface NamedHint extends NamedAction {
    /** How often the action wins, and why, in words. */
    worth: string;
}
/** A thing that moved, from the center of its old place to the center of its new one. */
export interface SessionMotion {
    /** The names of the places on the way. */
    places: string[];
    /** Where it was. */
    from: [number, number];
    /** Where it is now. */
    to: [number, number];
}
/** What a seat of an open table holds. */
export interface OpenHand {
    /** The name of the seat. */
    title: string;
    /** The drawing, as an SVG document. */
    svg: string;
    /** The drawing in words. */
    label: string;
}
/** All that a front shows. It knows no more than the person who looks, unless the table is open. */
export interface SessionScreen {
    /** The number of the screen. A wish names it, so that a click on an old screen does nothing. */
    number: number;
    /** The drawing, as an SVG document. */
    svg: string;
    /** Whose turn it is, or the result, in words. */
    turn: string;
    /** The seat of the person who decides now, or `null` if no person can. */
    seat: number | null;
    /** The words of the button for the person who has taken the device. Empty unless the board is covered. */
    cover: string;
    /** What is wrong with the last wish, in words. Empty if nothing is wrong. */
    error: string;
    /** The error in parts with their meaning, such as the ruling that it cites. */
    errorSpans: Span[];
    /** Whether an opponent thinks, or a player looks for hints. */
    isThinking: boolean;
    /** Whether the screen shows the position now. It is false for an earlier position. */
    isLive: boolean;
    /** Whether the game has ended. */
    isOver: boolean;
    /** The places that a touch can mean, in the order in which they are drawn. */
    places: SessionPlace[];
    /** The places touched so far. */
    touched: string[];
    /** The legal actions that begin with these touches. */
    choices: NamedAction[];
    /** The heading of the list of actions. */
    choicesTitle: string;
    /** Whether a decision of a person can be taken back. */
    canUndo: boolean;
    /** Whether a person can ask for hints. */
    canHint: boolean;
    /** The hints that the person asked for, the best first. */
    hints: NamedHint[];
    /** The number of decisions shown. */
    shown: number;
    /** The number of all decisions. */
    decisions: number;
    /** How many decisions are shown, in words. */
    shownTitle: string;
    /** What happened since the person's last decision, in words. */
    news: string[];
    /** What moved since the screen before, in the units of the drawing. */
    motions: SessionMotion[];
    /** The hands that the drawing does not show. Empty unless the table is open. */
    hands: OpenHand[];
    /** The step of a lesson. Missing if the board shows a game. */
    lesson?: LessonStep;
    /** What the lesson says about the last right answer. It may be empty. */
    said?: string;
}
/** The step of a lesson that a screen shows. The `turn` of the screen is its task. */
export interface LessonStep {
    /** The number of the step, from 1. */
    number: number;
    /** The number of all steps. */
    count: number;
    /** What the learner is told. */
    text: string;
    /** What the learner is asked to do, or `null` if the lesson goes on without an answer. */
    task: string | null;
    /** The names of places of the drawing to point at. */
    places: string[];
}
/** What a person wants. */
export type Wanted =
    /** To touch a place. */
    | { kind: "touch"; place: string }
    /** To make a decision in notation. */
    | { kind: "act"; action: string }
    /** To take the last touch back, to take the last decision of a person back, to see hints, or to see the board. */
    | { kind: "back" | "undo" | "hint" | "uncover" }
    /** To go on to the next step of a lesson, or back to the step before. */
    | { kind: "next" | "previous" }
    /** To see the game after the given number of decisions. */
    | { kind: "show"; decisions: number };
/** A wish: what a person wants on the screen of a number, or how the page looks, with its width in pixels. */
export type Wish = (Wanted & { number: number }) | { kind: "look"; theme: "light" | "dark"; width: number };
/** What a player has to find for a session. */
export interface SessionTask {
    /** The number of the task: no two tasks of a session have the same. */
    id: number;
    /** The seat to think for. */
    seat: number;
    /** What to find: an action by `chooseFor`, or hints by `analyseFor`. */
    purpose: "decide" | "hint";
    /** Who thinks. */
    opponent: { player: string; seed: string };
}
/** What a player has found for a task: an action in notation, hints, or why it failed. */
export type Found =
    | { action: string }
    | { hints: { notation: string; win: number; reason?: string | null | undefined }[] }
    | { failure: string };
