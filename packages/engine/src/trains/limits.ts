// Bounds that the state's integers set. The content package checks them and says so before a game is made.

/** Kinds of card in one game: a known card on a deck is one byte. */
export const KIND_LIMIT = 250;
/** Terrains of one map: each has a bit in the mask of waived surcharges. */
export const TERRAIN_LIMIT = 11;
export const CELL_LIMIT = 2000;
/** Seats: rail tokens of a cell are one bit a seat. */
export const SEAT_LIMIT = 5;
/** Cards in one game, all piles and starting decks together: one seat may come to own them all. */
export const CARD_LIMIT = 32_000;
/** Coins and points never go beyond this, whatever a homebrew effect multiplies. */
export const AMOUNT_LIMIT = 9999;
/** Steps of effects carried out for one choice before the game stops with an error that names the card. */
export const STEP_LIMIT = 5000;
/** Ways to go on that are looked at until the next question: choices on which later ones depend multiply. */
export const LOOK_LIMIT = 200_000;
