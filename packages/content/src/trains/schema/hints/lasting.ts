// Words that designers try for what lasts, and in its triggers, and that these do not have: the way that works, or what is
// missing.
import { LASTING_FORMS } from '@railwright/engine';
import type { Hint } from '../../../schema/hint.ts';
import { IDEAS, REACTION } from './ideas.ts';
import { EXTRA_TURN, LATER, PER_TURN, PRICES, SKIP_TURN, TOLL_WAY } from './prices-and-turns.ts';

/** Keys that select what is paid for or forbidden. */
const SELECTING: readonly Hint[] = [
  {
    words: ['cells', 'cell', 'place', 'terrain', 'rails-on'],
    way: '`at: { terrain: mountain }`.',
    for: 'at',
  },
  { words: ['category', 'card', 'filter'], way: '`where: { category: train }`.', for: 'where' },
];

/** Words for effects that last while a card is in play. */
export const LASTING_WORDS: readonly Hint[] = [
  PRICES,
  { ...EXTRA_TURN, words: [...EXTRA_TURN.words, 'extra-turn'] },
  SKIP_TURN,
  LATER,
  PER_TURN,
  ...IDEAS.map(({ words, ...idea }) => ({
    ...idea,
    words: words.filter((word) => !Object.hasOwn(LASTING_FORMS, word)),
  })),
  REACTION,
  {
    words: ['on', 'when', 'whenever', 'on-play', 'on-buy', 'on-gain', 'each-time'],
    way: '`trigger: { on: play, do: […] }`.',
  },
  {
    words: ['do', 'effect', 'coins', 'draw', 'bonus'],
    way: 'Steps go into a trigger: `trigger: { on: play, do: […] }`.',
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
    words: ['opponents-pay', 'toll', 'tolls'],
    way: TOLL_WAY,
  },
];

/** Keys that select tokens and resources. */
const ABOUT: readonly Hint[] = [
  { words: ['tokens'], way: '`{ on: token, token: goods, do: […] }`.', for: 'token' },
  {
    words: ['kind', 'resources'],
    way: '`{ on: get-resource, resource: influence, do: […] }`; of tokens `{ on: token, token: goods, do: […] }`.',
    for: 'resource',
  },
];

/** Keys of a trigger. */
export const TRIGGER_WORDS: readonly Hint[] = [
  {
    words: ['when', 'event', 'after', 'before', 'each-time', 'whenever'],
    way: '`on: play`, `on: buy` or `on: gain`.',
    for: 'on',
  },
  { words: ['then', 'effect', 'steps'], way: '`do: […]`.', for: 'do' },
  {
    words: ['if', 'unless', 'condition', 'test'],
    way: '`where` says for which cards; other conditions go into its steps: `do: [{ if: { test: …, then: […] } }]`.',
  },
  {
    words: ['per-turn', 'once-per-turn', 'limit', 'first', 'first-time'],
    way: '`once: true` acts the first time in each turn.',
    for: 'once',
  },
  { words: ['who', 'player', 'for'], way: '`by: opponents`, or `all`.', for: 'by' },
  {
    words: ['whose', 'owner', 'from'],
    way: '`by: opponents` says who does it, `of: opponents` whose token it is.',
  },
  {
    words: ['times', 'until', 'turns', 'count'],
    way: 'The step that starts it says how often and how long it acts: `lasting: { what: [{ trigger: … }], times: 1, until: game-end }`.',
  },
  { words: ['cells', 'cell', 'place', 'terrain'], way: '`at: { place: city }`.', for: 'at' },
  ...ABOUT,
];

/** Keys of what is forbidden. */
export const BAN_WORDS: readonly Hint[] = [
  { words: ['by', 'who', 'player', 'whose'], way: '`for: opponents`, or `all`.', for: 'for' },
  {
    words: ['on', 'of', 'act', 'action', 'buy', 'play', 'lay', 'build', 'cards', 'rails', 'stations', 'type'],
    way: '`what: buy`, `play`, `lay` or `build`.',
    for: 'what',
  },
  ...SELECTING,
  {
    words: ['times', 'until', 'turns'],
    way: 'The step says how long: `lasting: { what: [{ forbid: … }], until: next-turn }`.',
  },
];

/** Keys of a reaction. */
export const REACTION_WORDS: readonly Hint[] = [
  { words: ['when', 'event', 'to', 'trigger'], way: '`on: buy`; an attack unless given.', for: 'on' },
  { words: ['then', 'effect', 'steps'], way: '`do: […]`.', for: 'do' },
  { words: ['who', 'player', 'for'], way: '`by: opponents`, or `all`.', for: 'by' },
  {
    words: ['may', 'optional', 'cost'],
    way: 'Showing it is voluntary. What it costs is a step: `do: [{ discard: self }, …]`.',
  },
  ...ABOUT,
];

/** Keys of what is done instead. */
export const INSTEAD_WORDS: readonly Hint[] = [
  {
    words: ['on', 'what', 'when', 'event', 'gain', 'discard', 'trash'],
    way: '`of: gain`, `discard` or `trash`.',
    for: 'of',
  },
  { words: ['then', 'effect', 'steps', 'to'], way: '`do: […]`; `it` is the card.', for: 'do' },
  { words: ['optional', 'choice'], way: '`may: true`.', for: 'may' },
  { words: ['who', 'player', 'for', 'whose'], way: '`by: opponents`, or `all`.', for: 'by' },
  { words: ['category', 'card', 'filter'], way: '`where: { category: train }`.', for: 'where' },
  {
    words: ['once', 'times', 'until', 'turns'],
    way: 'The step says how often and how long: `lasting: { what: [{ instead: … }], times: 1 }`.',
  },
  {
    words: ['from', 'zone', 'in', 'place'],
    way: 'Only what happens to the card itself can depend on where it lay: its key `instead: { of: discard, from: hand, do: […] }`, beside `whileInPlay`.',
  },
];

/** The same where it is about the card that has it. */
export const OWN_INSTEAD_WORDS: readonly Hint[] = [
  ...INSTEAD_WORDS.slice(0, 3),
  { words: ['zone', 'in', 'place'], way: '`from: hand`.', for: 'from' },
  {
    words: ['by', 'who', 'where', 'category', 'card', 'filter'],
    way: 'This is about the card that has it. What is about others goes under `whileInPlay`: `whileInPlay: [{ instead: { of: discard, where: { category: train }, do: […] } }]`.',
  },
];

/** Keys of a price. */
export const PRICE_WORDS: readonly Hint[] = [
  { words: ['by', 'who', 'player', 'whose'], way: '`for: opponents`, or `all`.', for: 'for' },
  { words: ['count', 'amount', 'cost', 'less', 'more', 'price'], way: '`coins: 1`.', for: 'coins' },
  {
    words: ['on', 'of', 'cards', 'rails', 'stations', 'type'],
    way: '`what: cards`, `rails` or `stations`.',
    for: 'what',
  },
  ...SELECTING,
  {
    words: ['times', 'until', 'turns'],
    way: 'The step says how often and how long: `lasting: { what: [{ cheaper: … }], times: 1 }`.',
  },
];

/** Keys of a change of what rails score. */
export const WORTH_WORDS: readonly Hint[] = [
  {
    words: ['where', 'in', 'cells', 'cell', 'city', 'place', 'on'],
    way: '`at: { place: city }`.',
    for: 'at',
  },
  { words: ['by', 'who', 'whose', 'of', 'player'], way: '`for: opponents`, or `all`.', for: 'for' },
  {
    words: ['double', 'twice', 'factor', 'multiply', 'nothing', 'zero'],
    way: '`times: 2`, or `times: 0` for nothing.',
    for: 'times',
  },
  { words: ['points', 'more', 'bonus', 'add', 'value'], way: '`plus: 2`.', for: 'plus' },
  {
    words: ['size', 'as', 'like', 'count-as'],
    way: '`stations: 3` scores a city as if it had three.',
    for: 'stations',
  },
  {
    words: ['minus', 'less', 'fewer'],
    missing: 'taking some points off a rail',
    way: '`times: 0` takes all of them.',
  },
  {
    words: ['until', 'turns', 'end'],
    way: 'The step says how long: `lasting: { what: [{ worth: … }], until: game-end }`.',
  },
];

/** What something can be done instead of. */
export const REPLACED_WORDS: readonly Hint[] = [
  { words: ['buy', 'receive', 'take', 'acquire'], way: '`of: gain`, which buying does too.' },
  {
    words: ['draw', 'play', 'lay', 'build', 'station', 'return', 'shuffle', 'attack'],
    way: 'Only gaining, discarding and trashing can be replaced. A `trigger` acts after something else: `trigger: { on: play, do: […] }`.',
  },
];

/** How long something lasts. */
export const UNTIL_WORDS: readonly Hint[] = [
  {
    words: ['end-of-next-turn', 'next-end', 'end-next-turn', 'after-next-turn'],
    way: '`next-turn-end`.',
  },
  { words: ['end-of-turn', 'end', 'this-turn', 'turn', 'end-turn'], way: '`turn-end`.' },
  {
    words: ['start-of-next-turn', 'next-turn-start', 'next-turn-begins', 'start-next-turn', 'my-next-turn'],
    way: '`next-turn`.',
  },
  {
    words: ['forever', 'always', 'end-of-game', 'game', 'permanent', 'never'],
    way: '`game-end`.',
  },
  {
    words: ['next-turns', 'turns', 'several-turns'],
    types: ['number'],
    way: 'For a number of the player’s next turns, write `turns: 3` instead of `until`.',
  },
];

/** The event that no reaction answers. */
export const REACTION_DRAW: Hint = {
  words: ['draw', 'drawn', 'draws'],
  missing: 'a reaction to a drawn card, which would tell what was drawn,',
  way: 'A card in play can wait for it: `whileInPlay: [{ trigger: { on: draw, do: […] } }]`. A reaction can answer the start of a turn, `on: turn-start`.',
};

/** Words for the event that a trigger waits for. */
export const EVENT_WORDS: readonly Hint[] = [
  {
    words: ['get-resources', 'resource', 'resources', 'get', 'receive', 'gain-resource'],
    way: '`on: get-resource`; `resource: influence` says which.',
  },
  { words: ['pay-resources', 'pay', 'spend', 'spend-resource'], way: '`on: pay-resource`.' },
  ...IDEAS,
  { ...REACTION, words: ['reaction', 'reactions', 'react', 'respond', 'response'] },
  {
    words: ['swap', 'trade', 'exchange', 'pass', 'give'],
    missing: 'triggers on cards that are passed',
    way: '`on: gain` waits for cards that come from the supply.',
  },
  {
    words: ['duration', 'later', 'next-turn'],
    way: '`on: turn-start`, or `on: turn-end`; `lasting: { what: […], turns: 3 }` says how long it waits.',
  },
  {
    words: [],
    types: ['list'],
    way: 'A trigger waits for one event; write one for each: `[{ trigger: { on: lay, do: […] } }, { trigger: { on: station, do: […] } }]`.',
  },
  {
    words: ['lay-rails', 'rail', 'enter'],
    way: '`on: lay`; `at: { rails: opponents }` for cells with rails of others.',
  },
  { words: ['build', 'build-station', 'stations'], way: '`on: station`.' },
  { words: ['place-tokens', 'tokens', 'place'], way: '`on: token`.' },
  { words: ['take-tokens', 'take', 'pick-up'], way: '`on: take-token`.' },
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
