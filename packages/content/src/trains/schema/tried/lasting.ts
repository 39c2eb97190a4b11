// Words that designers try for what lasts, and in its triggers, and that these do not have: the way that works, or what is
// missing.
import type { Tried } from '../../../schema/tried.ts';
import { EXTRA_TURN, LATER, PER_TURN, PRICES } from './prices-and-turns.ts';

/** What lasts while a card is in play. */
export const LASTING_WORDS: readonly Tried[] = [
  PRICES,
  EXTRA_TURN,
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
  { words: ['hand-size', 'max-hand'], missing: 'a hand size that changes' },
  { words: ['opponents-pay', 'toll'], missing: 'coins that go from one player to another' },
];

/** Keys of a trigger. */
export const TRIGGER_WORDS: readonly Tried[] = [
  {
    words: ['when', 'event', 'at', 'after', 'before', 'each-time', 'whenever'],
    way: '`on: play`, `on: buy` or `on: gain`.',
    for: 'on',
  },
  { words: ['then', 'effect', 'steps'], way: '`do: […]`.', for: 'do' },
  {
    words: ['if', 'unless', 'condition', 'test'],
    way: '`where` says for which cards; other conditions stand in its steps: `do: [{ if: { test: …, then: […] } }]`.',
  },
  PER_TURN,
  { words: ['who', 'player', 'by', 'of'], missing: 'triggers on what other players do' },
];

/** What a trigger waits for. */
export const EVENT_WORDS: readonly Tried[] = [
  {
    words: ['lay', 'lay-rails', 'rail', 'build', 'station', 'build-station'],
    missing: 'triggers on laying rails and building stations',
    way: '`on: play` with `where: { category: rail }` hears of each rail card that is played.',
  },
  {
    words: ['discard', 'trash', 'draw', 'shuffle', 'reveal', 'return'],
    missing: 'triggers on cards being drawn, discarded, trashed or shuffled',
  },
  {
    words: [
      'turn',
      'turn-start',
      'start-of-turn',
      'turn-end',
      'end-of-turn',
      'start',
      'end',
      'clean-up',
      'round',
    ],
    missing: 'triggers on the start and the end of a turn',
  },
  { words: ['attack', 'attacked'], way: 'A card that answers an attack has `reaction`.' },
];
