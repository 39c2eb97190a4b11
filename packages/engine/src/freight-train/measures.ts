// Statistics of a game of Freight Train: chips by source and day, locomotives called, cars moved, actions.
import type { Measure } from '../core/game.ts';
import type { FreightTrainDefinition } from './definition.ts';

/** Sources of chips; what a yard costs is counted as a loss, since measures are never negative. */
const SOURCES = ['longest', 'second', 'yard-income', 'yard-loss', 'locomotives-called'] as const;
const MOVES = ['main-to-train', 'main-to-yard', 'yard-to-train'] as const;
export const ACTIONS = ['switch-main', 'switch-own', 'rearrange', 'call-locomotive', 'pass', 'fill'] as const;

/** Index of each family in the list of measures; those by day take `+ day`. */
export interface MeasureIndex {
  readonly longest: number;
  readonly second: number;
  readonly yardIncome: number;
  readonly yardLoss: number;
  readonly called: number;
  readonly mainToTrain: number;
  readonly mainToYard: number;
  readonly yardToTrain: number;
  readonly switchMain: number;
  readonly switchOwn: number;
  readonly rearrange: number;
  readonly call: number;
  readonly pass: number;
  readonly fill: number;
}

export function measuresOf(definition: FreightTrainDefinition): readonly Measure[] {
  const measure = (group: string, item: string): Measure => ({ id: `${group}:${item}`, group, item });
  return [
    ...SOURCES.flatMap((source) => definition.rules.days.map((_, day) => measure(source, `day-${day + 1}`))),
    ...MOVES.map((move) => measure('cars-switched', move)),
    ...ACTIONS.map((action) => measure('actions', action)),
  ];
}

export function measureIndexOf(definition: FreightTrainDefinition): MeasureIndex {
  const days = definition.rules.days.length;
  const moves = SOURCES.length * days;
  const actions = moves + MOVES.length;
  return {
    longest: 0,
    second: days,
    yardIncome: 2 * days,
    yardLoss: 3 * days,
    called: 4 * days,
    mainToTrain: moves,
    mainToYard: moves + 1,
    yardToTrain: moves + 2,
    switchMain: actions,
    switchOwn: actions + 1,
    rearrange: actions + 2,
    call: actions + 3,
    pass: actions + 4,
    fill: actions + 5,
  };
}
