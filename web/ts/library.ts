import init, { __wbg_reset_state as restart, type InitInput } from "./mauerwerk.js";
import { isBroken } from "./guard.js";

export * from "./error.js";
export {
    Guest,
    InformationState,
    Lesson,
    Session,
    Table,
    TableView,
    chapters,
    credits,
    games,
    levels,
    libraryVersion,
    lobby,
    positionChanges,
    readScenario,
    readTableEvent,
    rules,
    runToml,
    seatedOpponent,
    words,
    wrapTranscript,
} from "./mauerwerk.js";
export type {
    Actor,
    Analysis,
    Appraisal,
    Bounds,
    Chance,
    Chapter,
    Choice,
    Credit,
    Decision,
    ErrorKind,
    Fault,
    Found,
    GameInfo,
    Lang,
    LessonPage,
    LessonReply,
    LessonStep,
    Lobby,
    Look,
    Motion,
    NamedAction,
    NamedHint,
    NamedValue,
    OpenHand,
    Opponent,
    Outcome,
    Panel,
    Place,
    Problem,
    Rule,
    Scenario,
    ScenarioLine,
    ScenarioReport,
    ScenarioStep,
    SeatPlayer,
    Seed,
    SessionMotion,
    SessionOptions,
    SessionPlace,
    SessionScreen,
    SessionTask,
    SetupOption,
    Sheet,
    Snapshot,
    Span,
    TableEvent,
    Takes,
    Theme,
    Turn,
    Viewer,
    Wanted,
    Watch,
    Wish,
} from "./mauerwerk.js";

let started: Promise<unknown> | undefined;

/** Starts the library with the result of the source, or again if the instance has ended. */
export async function start(source: () => InitInput | Promise<InitInput>): Promise<void> {
    if (isBroken()) return restart();
    started ??= init({ module_or_path: source() });
    try {
        await started;
    } catch (error) {
        started = undefined;
        throw error;
    }
}
