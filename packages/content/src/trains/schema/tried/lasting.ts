// Words that designers try for what lasts, and in its triggers, and that these do not have: the way that works, or what is
// missing.
import type { Tried } from '../../../schema/tried.ts';
import { EXTRA_TURN, LATER, PER_TURN, PRICES, SKIP_TURN } from './prices-and-turns.ts';

/** What lasts while a card is in play. */
export const LASTING_WORDS: readonly Tried[] = [
  PRICES,
  { ...EXTRA_TURN, words: [...EXTRA_TURN.words, 'extra-turn'] },
  SKIP_TURN,
  LATER,
  PER_TURN,
  {
    words: ['on', 'when', 'whenever', 'on-play', 'on-buy', 'on-gain', 'each-time'],
    way: '`trigger: { on: play, do: […] }`.',
  },
  {
    words: ['do', 'effect', 'coins', 'draw', 'bonus'],
    way: 'Steps stand in a trigger: `trigger: { on: play, do: […] }`.',
  },
  {
    words: ['free', 'no-cost', 'without-cost'],
    way: '`waive: [terrain, city]` names the surcharges that are not paid.',
  },
  {
    words: ['protect', 'immune', 'block', 'shield'],
    way: 'A card that spares its holder an attack has `reaction` and lies in hand.',
  },
  {
    words: ['hand-size', 'max-hand', 'next-hand'],
    way: 'The step `next-hand: 1`: the next hand has a card more.',
  },
  {
    words: ['opponents-pay', 'toll'],
    way: '`dearer: { what: rails, coins: 1, at: { rails: own }, for: opponents }`, and a trigger `on: lay` with `by: opponents`, the same `at` and `next-coins: 1`.',
  },
];

/** Keys of a trigger. */
export const TRIGGER_WORDS: readonly Tried[] = [
  {
    words: ['when', 'event', 'after', 'before', 'each-time', 'whenever'],
    way: '`on: play`, `on: buy` or `on: gain`.',
    for: 'on',
  },
  { words: ['then', 'effect', 'steps'], way: '`do: […]`.', for: 'do' },
  {
    words: ['if', 'unless', 'condition', 'test'],
    way: '`where` says for which cards; other conditions stand in its steps: `do: [{ if: { test: …, then: […] } }]`.',
  },
  {
    words: ['per-turn', 'once-per-turn', 'limit', 'first', 'first-time'],
    way: '`once: true` acts the first time in each turn.',
    for: 'once',
  },
  { words: ['who', 'player', 'of', 'whose'], way: '`by: opponents`, or `all`.', for: 'by' },
  { words: ['cells', 'cell', 'place', 'terrain'], way: '`at: { place: city }`.', for: 'at' },
];

/** What a trigger waits for. */
export const EVENT_WORDS: readonly Tried[] = [
  {
    words: ['lay-rails', 'rail', 'enter'],
    way: '`on: lay`; `at: { rails: opponents }` for cells with rails of others.',
  },
  { words: ['build', 'build-station', 'stations'], way: '`on: station`.' },
  {
    words: ['reveal', 'return', 'look', 'show'],
    missing: 'triggers on cards being looked at, revealed or returned',
  },
  { words: ['turn', 'start-of-turn', 'start', 'begin'], way: '`on: turn-start`.' },
  { words: ['end-of-turn', 'end', 'clean-up'], way: '`on: turn-end`.' },
  {
    words: ['round'],
    missing: 'triggers on rounds',
    way: '`on: turn-start` with `by: all` hears of each turn.',
  },
  { words: ['attack', 'attacked'], way: 'A card that answers an attack has `reaction`.' },
];
