// Freight Train (Alan R. Moon, 1993) as plain data: what content describes and `createFreightTrain` compiles. Everything
// with a number in the rulebook stands here, so a homebrewer changes it without code.
import type { GameDefinition } from '../core/definition.ts';
import type { Names } from '../core/names.ts';

/** Whether the Mixed Freight Train is paid (F1): not at all, or like one more type of car. */
export const MIXED_TRAIN = ['none', 'as-a-type'] as const;
/** Whether the mixed train is paid. */
export type MixedTrain = (typeof MIXED_TRAIN)[number];

/** F9: the First Player engine passes left after each round, or plain clockwise play without it. */
export const TURN_ORDER = ['engine', 'clockwise'] as const;
/** The rule for the first player of a round. */
export type TurnOrder = (typeof TURN_ORDER)[number];

/** A type of car. */
export interface CarType {
  readonly id: string;
  readonly name: Names;
}

/** Numbers that depend on the number of players. */
export interface PlayerCount {
  readonly seats: number;
  /** Cards of each type in the game. */
  readonly cards: number;
  /** Locomotives each player begins with. */
  readonly locomotives: number;
}

/** The common yard: its sidings, and the spaces of each. */
export interface MainYard {
  /** Number of sidings. */
  readonly sidings: number;
  /** Cars that fit on each siding. */
  readonly spaces: number;
  /** A player may fill one siding when at least this many are completely empty. */
  readonly fillWhenEmpty: number;
}

/** The yard of one seat: its sidings, and the spaces of each. */
export interface OwnYard {
  /** Number of sidings. */
  readonly sidings: number;
  /** Cars that fit on each siding. */
  readonly spaces: number;
  /** Cars dealt to each player, spread evenly over the sidings. */
  readonly dealt: number;
}

/** The numbers of the actions. */
export interface ActionNumbers {
  /** Switching from the main yard moves exactly this many cars. */
  readonly fromMain: number;
  /** Switching from the own yard moves one to this many cars. */
  readonly fromOwn: number;
  /** Chips that rearranging costs; at least 1, or games need not end. */
  readonly rearrange: number;
}

/** Chips for the cars left in a yard at the end of a day: `chips` (negative: to pay) for each full group of `cars`. */
export interface YardPay {
  /** Cars of a full group. */
  readonly cars: number;
  /** Chips for a full group; negative numbers are paid. */
  readonly chips: number;
}

/** The payout of one day. */
export interface Day {
  /** The deck is split into this many parts, and the Trains Leave card goes into the bottom one. */
  readonly split: number;
  /** Chips each for the longest train of a type, by the number of players tied for it: alone, two, three … else 0. */
  readonly longest: readonly number[];
  /** The same for the second longest, which is paid only where one player alone has the longest. */
  readonly second: readonly number[];
  /** Payment for cars left in yards. */
  readonly yard: YardPay;
  /** One locomotive may be called up on this day; who called none receives one when the next day begins (F7). */
  readonly callLocomotive: boolean;
}

/** The switches of the rules file. */
export interface FreightTrainSwitches {
  /** See `MIXED_TRAIN`. */
  readonly mixedTrain: MixedTrain;
  /** See `TURN_ORDER`. */
  readonly turnOrder: TurnOrder;
}

/** The rules of Freight Train. */
export interface FreightTrainRules {
  /** `pack/id` of the rules file. */
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** One row for each number of players. */
  readonly players: readonly PlayerCount[];
  /** Chips each player begins with. */
  readonly chips: number;
  /** The common yard. */
  readonly mainYard: MainYard;
  /** The yard of each seat. */
  readonly ownYard: OwnYard;
  /** The numbers of the actions. */
  readonly actions: ActionNumbers;
  /** The payouts, by day from the first. */
  readonly days: readonly Day[];
  readonly switches: FreightTrainSwitches;
}

/** A game of Freight Train to be compiled by `createFreightTrain`. */
export interface FreightTrainDefinition extends GameDefinition {
  readonly game: 'freight-train';
  readonly rules: FreightTrainRules;
  /** The types of cars; others refer to them by index. */
  readonly carTypes: readonly CarType[];
}

/** Inclusive bounds that keep every number of a game within 16 bits and every decision small. */
export const FREIGHT_TRAIN_LIMITS = {
  carTypes: [1, 32],
  seats: [2, 8],
  cards: [1, 100],
  locomotives: [0, 40],
  chips: [0, 1000],
  mainSidings: [1, 10],
  mainSpaces: [1, 20],
  ownSidings: [1, 6],
  ownSpaces: [1, 20],
  fromMain: [1, 5],
  fromOwn: [1, 20],
  rearrange: [1, 1000],
  days: [1, 7],
  split: [1, 100],
  payout: [0, 50],
  yardCars: [1, 100],
  yardChips: [-50, 50],
} as const satisfies Record<string, readonly [number, number]>;
