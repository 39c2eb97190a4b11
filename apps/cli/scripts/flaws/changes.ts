// Changes of a setup for the flaw suite: some with a known fault, and some that are harmless.
import type { TrainsDefinition } from '@railwright/engine';
import type { Bonus } from './flawed-game.ts';

export type Changed = TrainsDefinition & { readonly bonus?: Bonus };

export interface Change {
  readonly name: string;
  readonly change: (definition: TrainsDefinition) => Changed;
  /** The finding that names the fault, and what it names: the id of a card, say. Absent for what is harmless. */
  readonly fault?: { readonly finding: string; readonly names?: string };
}

const cardOf = (
  definition: TrainsDefinition,
  id: string,
  change: Partial<TrainsDefinition['cards'][number]>,
): Changed => ({
  ...definition,
  cards: definition.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
});

const rulesOf = (definition: TrainsDefinition, change: Partial<TrainsDefinition['rules']>): Changed => ({
  ...definition,
  rules: { ...definition.rules, ...change },
});

const tripled = (definition: TrainsDefinition): Changed => ({
  ...rulesOf(definition, { end: { emptyPiles: 9, rounds: 500 } }),
  cards: definition.cards.map((card) =>
    card.supply ? { ...card, supply: { ...card.supply, count: 3 * card.supply.count } } : card,
  ),
});

export const FAULTS: readonly Change[] = [
  {
    name: 'a card far too cheap: Skyscraper for 1',
    change: (d) => cardOf(d, 'skyscraper', { cost: 1 }),
    fault: { finding: 'needed-skyscraper' },
  },
  {
    name: 'a useless card: Amusement Park for 15',
    change: (d) => cardOf(d, 'amusement-park', { cost: 15 }),
    fault: { finding: 'cards-nobody', names: 'amusement-park' },
  },
  {
    name: 'a start that wins: 15 points for the player who begins at G2',
    change: (d) => ({ ...d, bonus: { start: 'G2', points: 15 } }),
    fault: { finding: 'starts', names: 'G2' },
  },
  {
    name: 'a seat handicapped: 8 points less for the second',
    change: (d) => ({ ...d, bonus: { seat: 1, points: -8 } }),
    fault: { finding: 'first-seat' },
  },
  {
    name: 'a dominated strategy: rails pay nothing',
    change: (d) => rulesOf(d, { cityPoints: [0, 0, 0, 0] }),
    fault: { finding: 'ways', names: 'cities' },
  },
  {
    name: 'a game that drags: three times the cards, nine empty piles',
    change: tripled,
    fault: { finding: 'long' },
  },
  {
    name: 'a runaway leader: one Tower, worth 40 points',
    change: (d) => cardOf(d, 'tower', { points: 40, supply: { count: 1, lessDealt: false } }),
    fault: { finding: 'half-time' },
  },
  {
    name: 'a win for who begins: 8 points for the first seat',
    change: (d) => ({ ...d, bonus: { seat: 0, points: 8 } }),
    fault: { finding: 'first-seat' },
  },
];

export const HARMLESS: readonly Change[] = [
  { name: 'another title', change: (d) => ({ ...d, title: 'Another title' }) },
  { name: 'another name of a card', change: (d) => cardOf(d, 'tower', { name: { en: 'High House' } }) },
  { name: 'other categories', change: (d) => cardOf(d, 'steel-bridge', { categories: ['railway'] }) },
  { name: 'five Waste more', change: (d) => cardOf(d, 'waste', { supply: { count: 75, lessDealt: false } }) },
  {
    name: 'two station tokens more',
    change: (d) => rulesOf(d, { tokens: { ...d.rules.tokens, stations: 32 } }),
  },
  { name: 'five rail tokens more', change: (d) => rulesOf(d, { tokens: { ...d.rules.tokens, rails: 25 } }) },
  { name: 'a longer limit of rounds', change: (d) => rulesOf(d, { end: { ...d.rules.end, rounds: 600 } }) },
  {
    name: 'the map under another name',
    change: (d) => ({ ...d, map: { ...d.map, name: { en: 'Elsewhere' } } }),
  },
];
