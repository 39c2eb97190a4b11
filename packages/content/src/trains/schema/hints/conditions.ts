// Words that designers try as conditions and that the card language does not have: the way that works, or what is missing.
import type { Hint } from '../../../schema/hint.ts';
import { IDEAS } from './ideas.ts';

/** Forms of a condition. */
export const CONDITION_WORDS: readonly Hint[] = [
  ...IDEAS,
  { words: ['and', 'both'], way: '`all: [ …, … ]`.' },
  { words: ['or', 'either'], way: '`any: [ …, … ]`.' },
  { words: ['unless', 'none', 'no', 'nothing'], way: '`not: { there: … }`.' },
  {
    words: ['has', 'have', 'exists', 'contains', 'some', 'in-hand', 'in-play', 'has-card'],
    way: '`there: { from: hand, where: { category: train } }`.',
  },
  {
    words: [
      'at-least',
      'at-most',
      'exactly',
      'equals',
      'equal',
      'greater',
      'more',
      'less',
      'more-than',
      'less-than',
      'gt',
      'lt',
      'eq',
      'count',
      'amount',
      'coins',
      'rails',
      'stations',
      'score',
      'cost-of',
      'value-of',
      'railsLeft',
      'sum',
    ],
    way: '`compare: { amount: { count: { from: hand } }, atLeast: 3 }`.',
  },
  { words: ['switch', 'edition', 'setting'], way: '`rule: { name: value }` tests a switch of the rules.' },
  {
    words: ['first', 'first-time', 'first-card', 'turn', 'played'],
    way: '`compare: { amount: { turn: played }, exactly: 1 }`: the first card of the turn.',
  },
  {
    words: ['first-turn', 'turn-number', 'own-turn', 'my-turn', 'round'],
    way: '`compare: { amount: { ownTurn: true }, exactly: 1 }`: the first turn of the player; `round: true` is the number of the round.',
  },
  {
    words: ['once', 'per-turn', 'once-per-turn'],
    missing: 'conditions on the turn other than what was done in it',
    way: '`compare: { amount: { turn: played }, exactly: 1 }` holds for the first card.',
  },
  {
    words: ['leading', 'winning', 'most', 'fewest', 'opponent', 'any-opponent', 'any-player'],
    way: '`compare: { amount: { score: own }, atLeast: { score: most } }`: as many points on the track as any opponent.',
  },
  {
    words: ['connected', 'adjacent', 'network', 'reaches', 'distance', 'near', 'cell', 'cells'],
    way: '`compare: { amount: { cells: { rails: own, connected: { place: city } } }, atLeast: 1 }`.',
  },
  { words: ['random', 'chance'], missing: 'chance other than that of a shuffled deck' },
];
