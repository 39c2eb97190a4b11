// Limits and defaults of requests, which flags, checks and pages share. It imports nothing, so that commands print their help at once.

/** The most seats of a table. */
export const MOST_SEATS = 8;
/** The largest seed. */
export const MOST_SEED = 0xffffffff;
/** The most games that a page asks for, and the most to measure a player with. */
export const MOST_GAMES = 1_000_000;
/** The most games of each batch where a study plays several. */
export const MOST_GAMES_EACH = 200_000;
/** The most copies of an item that a seat is forced to take. */
export const MOST_COPIES = 100;
/** Games of a batch by default. */
export const GAMES = 1000;
/** The most games by default if a rule ends the run. */
export const GAMES_UNTIL = 50_000;
/** The largest number of content. */
export const MOST_NUMBER = 32_000;
/** The most rounds of a search for numbers. */
export const MOST_ROUNDS = 100;
/** Rounds of a search for numbers by default. */
export const ROUNDS = 8;
/** The most maps to judge. */
export const MOST_MAPS = 100;
/** Games for the verdicts on a map by default. */
export const GAMES_OF_MAP = 4000;
