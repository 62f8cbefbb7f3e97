// The checks that Node and browsers run alike.
import { fit } from "./fit.mjs";
import { hostile } from "./hostile.mjs";
import { parity } from "./parity.mjs";
import { play, thinking, traps } from "./play.mjs";
import { sessions } from "./session.mjs";
import { transcripts } from "./transcripts.mjs";

/** Returns all checks by their names. */
export const suite = (library, glue, read) => ({
    ...parity(library, read),
    ...transcripts(library, read),
    ...play(library),
    ...thinking(library),
    ...sessions(library),
    ...hostile(library),
    ...fit(library),
    ...traps(library, glue),
});
