// What a table takes from pages, and how much. Pages and tables share these numbers.

/** The version of the messages; a page of another one is told to load anew. */
export const PROTOCOL = 3;

/** Milliseconds away after which somebody who has not answered a wish to take back counts as saying no. */
export const MOST_AWAY = 120_000;

/** Most characters of a request as JSON. */
export const MOST_REQUEST = 16_384;
/** Most characters of a name. */
export const MOST_NAME = 40;
/** Most picks that one request makes together. */
export const MOST_TEXTS = 64;
/** Most characters of a pick. */
export const MOST_TEXT = 400;
/** Most characters of the id of a request. */
export const MOST_ID = 64;
/** Most notes that a seat has at once; those of all seats find room in a playtest. */
export const MOST_NOTES = 100;
/** Most characters of all that a seat has said. */
export const MOST_SAID = 60_000;
/** Most times that a seat says something, or changes it. */
export const MOST_SAYINGS = 2000;
