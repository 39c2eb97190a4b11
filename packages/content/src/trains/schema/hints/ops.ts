// Words that designers try within ops: the way that works, or what is missing.
import type { OpName } from '@railwright/engine';
import type { Hint } from '../../../schema/hint.ts';
import { IDEAS } from './ideas.ts';

/** Cards that an op takes are chosen by an earlier step. */
const CHOSEN_FIRST: Hint = {
  words: ['count', 'number', 'amount', 'how-many', 'up-to', 'any', 'all', 'chosen'],
  types: ['number', 'true', 'list'],
  way: 'Choose first: `choose: { from: hand, count: 2, as: gone }`, then `{key}: gone`. `{key}: hand` takes all cards of the hand.',
};
/** How rails reach further than own rails. */
const REACH: readonly Hint[] = [
  {
    words: ['path', 'along', 'line', 'in-a-row', 'connected', 'chain'],
    way: '`lay-rails: { count: 3, reach: path }`: each next to the one before.',
  },
  {
    words: ['anywhere', 'away', 'jump', 'not-adjacent', 'far'],
    way: '`lay-rails: { count: 1, reach: anywhere }`.',
  },
  {
    words: ['distance', 'within', 'steps', 'range', 'adjacent-to', 'near'],
    way: '`lay-rails: { count: 1, reach: anywhere, where: { near: { of: { rails: own }, distance: { exactly: 2 } } } }`.',
  },
  {
    words: ['discount', 'cheaper', 'reduce'],
    way: '`free: true` takes all surcharges away. For the rest of the turn: `waive: [terrain]`, or `lasting: [{ cheaper: { what: rails, coins: 1 } }]`.',
  },
];
/** What takes something away names no cells. */
const CELLS_FIRST: Hint = {
  words: ['as', 'named', 'call-it'],
  way: 'Choose the cells first: `choose-cells: { where: { rails: own }, as: spot }`, then `where: { in: spot }` in each step.',
};
const AT: Hint = {
  words: ['at', 'on', 'in', 'to', 'cell', 'cells', 'city', 'cities', 'place', 'place-on'],
  way: '`{key}: { count: 1, where: { rails: own } }`.',
};

/** Keys and values within one op, before what any op has. */
export const OP_WORDS: Partial<Readonly<Record<OpName, readonly Hint[]>>> = {
  discard: [CHOSEN_FIRST],
  trash: [CHOSEN_FIRST],
  return: [CHOSEN_FIRST],
  'put-back': [CHOSEN_FIRST],
  'lay-rails': [...REACH, AT],
  'build-station': [
    {
      words: ['free', 'cost', 'price', 'no-cost', 'cheaper', 'discount'],
      way: 'Stations that cards build cost nothing unless something makes them dearer; `lasting: [{ cheaper: { what: stations, coins: 1 } }]` takes that away.',
    },
    AT,
  ],
  'draw-goals': [
    { words: ['number', 'how-many', 'amount'], way: '`draw-goals: { count: 3 }`.', for: 'count' },
    {
      words: ['at-least', 'at-most', 'exactly', 'choose', 'kept'],
      way: '`draw-goals: { count: 3, keep: { atLeast: 1 } }`.',
      for: 'keep',
    },
  ],
  'place-tokens': [AT],
  'take-tokens': [
    CELLS_FIRST,
    { ...AT, words: [...AT.words, 'from'] },
    {
      words: ['by', 'whose', 'who', 'owner', 'player'],
      way: '`take-tokens: { kind: claim, of: opponents }`.',
      for: 'of',
    },
  ],
  'remove-rails': [CELLS_FIRST, { ...AT, words: [...AT.words, 'from'] }],
  'remove-stations': [CELLS_FIRST, { ...AT, words: [...AT.words, 'from'] }],
  gain: [
    {
      words: ['count', 'number', 'amount', 'times', 'how-many'],
      way: '`repeat: { times: 2, do: [{ gain: { where: … } }] }`.',
    },
    {
      words: ['card', 'cards', 'id', 'category', 'cost', 'filter', 'max-cost'],
      types: ['text', 'list', 'number'],
      way: '`gain: { where: { card: express-train } }`, or `{ where: { cost: { atMost: 4 } } }`.',
      for: 'where',
    },
    {
      words: ['from'],
      way: 'Cards are gained from the supply; others move: `move: { cards: …, to: gained }`.',
    },
  ],
  move: [
    {
      words: ['from', 'card', 'zone'],
      way: '`move: { cards: { from: hand }, to: deck-top }` moves all; choose before to move some: `choose: { from: hand, as: kept }`, then `cards: kept`.',
      for: 'cards',
    },
  ],
  if: [
    {
      words: ['compare', 'there', 'same', 'rule', 'not', 'all', 'any', 'condition', 'when', 'if'],
      way: '`if: { test: { … }, then: […] }`.',
      for: 'test',
    },
    { words: ['do', 'steps'], way: '`if: { test: { … }, then: […] }`.', for: 'then' },
  ],
  repeat: [
    { words: ['count', 'how-often', 'number'], way: '`repeat: { times: 2, do: […] }`.', for: 'times' },
  ],
};

/** Keys within any op, where none of its own is meant. */
export const OP_PARAM_WORDS: readonly Hint[] = [
  ...IDEAS,
  {
    words: ['per', 'for-each', 'each', 'every'],
    way: '`{key}: { count: { from: hand, where: { category: train } } }`: one for each; `divide: [ …, 3 ]` one for every three, `times: [2, …]` two for each.',
  },
  {
    words: ['who', 'player', 'seat', 'for', 'target', 'players'],
    way: 'Put the step into `each-opponent: […]` or `each-player: […]`.',
  },
  { words: ['optional', 'may'], way: 'Put the step into `may: […]`.' },
  {
    words: ['if', 'when', 'unless', 'condition', 'only-if'],
    way: 'Put the step into `if: { test: …, then: […] }`.',
  },
  { words: ['repeat', 'times'], way: 'Put the step into `repeat: { times: …, do: […] }`.' },
  {
    words: ['discount', 'cheaper', 'reduce'],
    way: 'For the rest of the turn: `lasting: [{ cheaper: { what: cards, coins: 1 } }]`.',
  },
  {
    words: ['until', 'duration', 'turns', 'lasts'],
    way: 'Effects that reach into a later turn go into `lasting: { what: […], until: next-turn-end }`, or with `turns: 3`.',
  },
  {
    words: ['random', 'at-random', 'randomly', 'by-chance'],
    way: 'Chance chooses first: `choose-random: { from: hand, as: lost }`, then `discard: lost`.',
  },
];
