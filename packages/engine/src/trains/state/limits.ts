// Limits set by the integers of the state. The content package checks them and reports problems before a game is made.

/** Kinds of card in one game: a known card on a deck is one byte. */
export const KIND_LIMIT = 250;
/** Terrains of one map: each has a bit in the mask of waived surcharges. */
export const TERRAIN_LIMIT = 11;
/** Triggers of one card, or of one step, that act once in a turn: each has a bit that says whether it has. */
export const ONCE_LIMIT = 16;
/** Most cells of a map. */
export const CELL_LIMIT = 2000;
/** Seats: a cell has one bit per seat for its rail tokens. */
export const SEAT_LIMIT = 5;
/** Cards in one game, piles and starting decks included: one seat may end up owning them all. */
export const CARD_LIMIT = 32_000;
/** Coins and points never exceed this, whatever a homebrew effect multiplies. */
export const AMOUNT_LIMIT = 9999;

/** A price that nobody can pay: of what is not sold, or is forbidden. */
export const FORBIDDEN = 32767;
/** Steps of effects carried out for one choice before the game stops with an error naming the card. */
export const STEP_LIMIT = 5000;
/** Continuations tried up to the next question: choices that depend on each other multiply. */
export const LOOK_LIMIT = 200_000;
