// A pack of Freight Train for tests: in order, with three types of car, for two or three players, two days.
import type { Content } from '@railwright/content';
import { loadChanged } from './changed-pack.ts';

export const PACK = {
  'pack.yaml': `format: 1
id: shed
game: freight-train
title: Shed
version: 1.0.0
licence: CC0-1.0
authors: [Somebody]
`,
  'cars/own.yaml': `format: 1
cars:
  - id: ore
    name: Ore
  - id: sand
    name: { en: Sand, fr: Sable }
  - id: logs
    name: Logs
`,
  'rules/short.yaml': `format: 1
id: short
seats: { min: 2, max: 3 }
players:
  - { seats: 2, cards: 10, locomotives: 2 }
  - { seats: 3, cards: 12, locomotives: 1 }
chips: 2
mainYard: { sidings: 3, spaces: 4, fillWhenEmpty: 1 }
ownYard: { sidings: 1, spaces: 6, dealt: 5 }
actions: { fromMain: 2, fromOwn: 2, rearrange: 1 }
days:
  - split: 2
    longest: [3, 2]
    second: [1]
    yard: { cars: 2, chips: 1 }
    callLocomotive: true
  - { split: 2, longest: [4], second: [], yard: { cars: 1, chips: -1 }, callLocomotive: false }
switches: { mixedTrain: as-a-type, turnOrder: clockwise }
`,
  'setups/duel.yaml': `format: 1
id: duel
title: Duel
rules: short
cars: [ore, sand, logs]
`,
};

export type File = keyof typeof PACK;

/** The pack with one text in one of its files put in place of another. */
export const load = (file?: File, from?: string, to?: string): Promise<Content> =>
  loadChanged(PACK, file, from, to);
