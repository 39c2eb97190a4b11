// Words that designers try where cards, numbers of each of several things, or what is different are meant: the way that works.
import type { Hint } from '../../../schema/hint.ts';

/** Where cards are meant. */
export const CARDS_WORDS: readonly Hint[] = [
  {
    words: [
      ...['terrain', 'terrains', 'region', 'regions', 'categories', 'costs', 'cells', 'places', 'cities'],
    ],
    way: 'Cards are `{ from: hand, where: { category: train } }`. Different terrains, regions, categories or costs: `variety: { terrains: { rails: own } }`.',
  },
  {
    words: ['category', 'card', 'cost', 'filter', 'zone', 'in'],
    way: '`{ from: hand, where: { category: train } }`.',
    for: ['from', 'where'],
  },
];

const CARDS =
  /* @wc-include */ 'Of cards: `{ cost: { from: hand, where: { category: train } } }`, or `value` or `points`.';
const CELLS =
  /* @wc-include */ 'Of cells: `{ stations: { place: city } }`, or `size`, `room`, `rails` or `tokens`.';

/** A number of each card, cell or player. */
export const FIGURE_WORDS: readonly Hint[] = [
  { words: ['from', 'where', 'cards', 'card', 'hand', 'price', 'costs', 'coins'], way: CARDS },
  { words: ['cells', 'cities', 'city', 'place', 'terrain', 'near', 'space', 'spaces', 'goods'], way: CELLS },
  {
    words: [
      'count',
      'owned',
      'score',
      'network',
      'line',
      'trail',
      'routes',
      'resources',
      'own',
      'all',
      'railsLeft',
    ],
    way: 'Of players: `{ players: { cells: { place: city, rails: own } } }`, or `opponents`. Of the opponent who has the most: `network: most`.',
  },
  {
    words: ['distance'],
    way: 'The longest distance is no number of a cell; `near` of a filter of cells compares distances.',
  },
  { words: [], types: ['list'], way: 'Of several amounts: `max: [ …, … ]`, `min` and `sum`.' },
  { words: [], types: ['text'], way: `${CARDS} ${CELLS}` },
];

/** What can be different. */
export const VARIETY_WORDS: readonly Hint[] = [
  { words: ['terrain'], way: '`variety: { terrains: { rails: own } }`.', for: 'terrains' },
  { words: ['region', 'areas'], way: '`variety: { regions: { rails: own } }`.', for: 'regions' },
  {
    words: ['category', 'types', 'type'],
    way: '`variety: { categories: { from: play } }`.',
    for: 'categories',
  },
  { words: ['cost', 'prices'], way: '`variety: { costs: { from: play } }`.', for: 'costs' },
  {
    words: ['cards', 'names', 'kinds', 'from'],
    way: 'Cards of different names: `different: { from: hand }`, or `owned: { by: own, different: true }`.',
  },
  {
    words: ['cells', 'places', 'cities', 'place'],
    way: 'Cells are always different: `cells: { place: city, rails: own }`.',
  },
];
