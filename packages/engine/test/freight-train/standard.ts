// The published game for the tests of the rules, independent of the shipped pack.
import { createFreightTrain, type FreightTrain, type FreightTrainDefinition } from '@railwright/engine';

const TIES = { longest: [3, 2, 1], second: [1] };
export const CARS = [
  'coal',
  'reefer',
  'boxcar',
  'gondola',
  'piggyback',
  'tanker',
  'flatcar',
  'hopper',
  'stock-car',
  'autorack',
  'milk-car',
];

export const STANDARD: FreightTrainDefinition = {
  game: 'freight-train',
  setup: 'freight-train/standard',
  title: 'Freight Train',
  rules: {
    id: 'freight-train/standard',
    seats: { min: 2, max: 5 },
    players: [
      { seats: 2, cards: 9, locomotives: 7 },
      { seats: 3, cards: 12, locomotives: 6 },
      { seats: 4, cards: 14, locomotives: 5 },
      { seats: 5, cards: 16, locomotives: 5 },
    ],
    chips: 5,
    mainYard: { sidings: 5, spaces: 5, fillWhenEmpty: 2 },
    ownYard: { sidings: 2, spaces: 8, dealt: 12 },
    actions: { fromMain: 3, fromOwn: 4, rearrange: 1 },
    days: [
      { ...TIES, split: 2, yard: { cars: 2, chips: 1 }, callLocomotive: true },
      { ...TIES, split: 3, yard: { cars: 1, chips: 0 }, callLocomotive: true },
      { ...TIES, split: 4, yard: { cars: 1, chips: -1 }, callLocomotive: false },
    ],
    switches: { mixedTrain: 'none', turnOrder: 'engine' },
  },
  carTypes: CARS.map((id) => ({ id, name: { en: id } })),
};

/** The published game for this many seats, with other rules if given. */
export function standardGame(seats = 2, rules: Partial<FreightTrainDefinition['rules']> = {}): FreightTrain {
  return createFreightTrain({ ...STANDARD, rules: { ...STANDARD.rules, ...rules } }, seats);
}

export const MIXED_PAID = { mixedTrain: 'as-a-type', turnOrder: 'engine' } as const;
export const CLOCKWISE = { mixedTrain: 'none', turnOrder: 'clockwise' } as const;
