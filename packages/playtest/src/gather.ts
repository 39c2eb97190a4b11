// Optional measurements of a batch, besides the figures every batch has. Each costs time in every game.

/**
 * `cards`: measures by round. `maps`: use of the cells. `drama`: leads, turns without a choice. `outcomes`: a row of numbers
 * for each game, which is what comparisons of games with the same seed are made from; memory grows with the games.
 */
export const GATHERINGS = ['cards', 'maps', 'drama', 'outcomes'] as const;
/** A group of figures that a batch gathers on request. */
export type Gathering = (typeof GATHERINGS)[number];
