// Where everything stands in a Freight Train state: a header, the deck and the table as counts per type, the main yard
// as stacks, then one block for each seat. A siding is [count, cars…] with the leftmost car last: cars enter and leave
// on the left, so both are the end of a stack; unused places are 0, so that equal positions have equal hashes.
import type { FreightTrainDefinition } from './definition.ts';

// Header.
/** One of the stages below. */
export const STAGE = 0;
export const SEAT = 1;
/** Day, from 0. */
export const DAY = 2;
/** Round of this day, from 1. */
export const ROUND = 3;
/** Turns taken in the game, the current one included. */
export const TURN = 4;
/** First player of this round. */
export const FIRST = 5;
/** Turns completed in this round. */
export const TURNS_DONE = 6;
/** Turns of this round in which nothing at all was done. */
export const IDLE_TURNS = 7;
/** 1 once the Trains Leave card has come up on this day. */
export const LEAVE_DRAWN = 8;
/** Cars in the part of the deck above the one with the Trains Leave card, and in that one. */
export const UPPER = 9;
export const LOWER = 10;
/** Cars taken, or switched from the own yard, so far in this action. */
export const STEP = 11;
/** 1 when a siding was filled in this turn. */
export const FILLED = 12;
/** Cars on the table: taken from a yard and not yet placed. */
export const TABLE_CARS = 13;
/** One of END_REASONS by index + 1; 0 while the game goes on. */
export const END = 14;
export const DECK = 15;

export const STAGE_ACTION = 0;
export const STAGE_TAKE = 1;
export const STAGE_PLACE = 2;
export const STAGE_SWITCH = 3;
/** Rearranging is paid for, nothing is moved yet. */
export const STAGE_KEEP = 4;
export const STAGE_REARRANGE = 5;
export const STAGE_OVER = 6;

// Seat block.
export const CHIPS = 0;
export const LOCOMOTIVES = 1;
/** Trains formed, the mixed one included: each needs a locomotive. */
export const TRAINS = 2;
/** 1 when this seat called up a locomotive on this day. */
export const CALLED = 3;
export const MIXED_CARS = 4;
export const YARD_CARS = 5;
/** Length of the train of each type. */
export const TRAIN = 6;

export interface Layout {
  readonly size: number;
  readonly table: number;
  readonly main: number;
  readonly mainStride: number;
  readonly seat0: number;
  readonly seatStride: number;
  // Within a seat block.
  readonly mixed: number;
  readonly yard: number;
  readonly yardStride: number;
  readonly measures: number;
}

export function layoutOf(definition: FreightTrainDefinition, seats: number, measures: number): Layout {
  const types = definition.carTypes.length;
  const { mainYard, ownYard } = definition.rules;
  const table = DECK + types;
  const main = table + types;
  const mainStride = 1 + mainYard.spaces;
  const seat0 = main + mainYard.sidings * mainStride;
  const mixed = TRAIN + types;
  const yard = mixed + types;
  const yardStride = 1 + ownYard.spaces;
  const measuresAt = yard + ownYard.sidings * yardStride;
  const seatStride = measuresAt + measures;
  return {
    size: seat0 + seats * seatStride,
    table,
    main,
    mainStride,
    seat0,
    seatStride,
    mixed,
    yard,
    yardStride,
    measures: measuresAt,
  };
}
