// Words that designers try in steps and that the card language does not have: the way that works, or what is missing.
import type { Tried } from '../../../schema/tried.ts';
import { EXTRA_TURN, LATER, PER_TURN, STEP_PRICES, SKIP_TURN } from './prices-and-turns.ts';

const CHANCE: Tried = {
  words: ['random', 'roll', 'dice', 'die', 'flip', 'coin-flip'],
  missing: 'chance other than that of a shuffled deck',
  way: '`reveal` the top card of the deck and let `if` decide by what it is.',
};
const OTHER_SEAT: Tried = {
  words: [
    'choose-player',
    'choose-opponent',
    'target',
    'player',
    'left',
    'right',
    'neighbor',
    'neighbour',
    'next-player',
  ],
  missing: 'effects for one chosen player',
  way: '`each-opponent` and `each-player` reach all of them.',
};
const WHILE: Tried = {
  words: ['while', 'as-long-as', 'during'],
  way: 'What lasts stands beside the effect, as `whileInPlay` of the card. To do steps again and again, say how often: `repeat: { times: 2, do: […] }`.',
};
const WHEN: Tried = {
  words: ['when', 'whenever', 'on', 'trigger', 'each-time', 'every-time'],
  way: 'A trigger stands beside the effect: `whileInPlay: [{ trigger: { on: play, do: […] } }]`.',
};
const UNLESS: Tried = {
  words: ['unless', 'case', 'switch'],
  way: '`if: { test: { not: … }, then: […], else: […] }`.',
};

/** Keys of a step. */
export const STEP_WORDS: readonly Tried[] = [
  STEP_PRICES,
  EXTRA_TURN,
  SKIP_TURN,
  LATER,
  PER_TURN,
  CHANCE,
  OTHER_SEAT,
  WHILE,
  WHEN,
  UNLESS,
  {
    words: ['for-each', 'foreach', 'for', 'per', 'for-every', 'loop'],
    way: 'Write an amount, `coins: { count: { from: play, where: { category: train } } }`, or `repeat: { times: …, do: […] }`.',
  },
  {
    words: ['do', 'then', 'and', 'steps', 'sequence'],
    way: 'Steps that follow each other are items of one list, each with its own dash.',
  },
  { words: ['else', 'otherwise'], way: '`else` belongs in `if: { test: …, then: […], else: […] }`.' },
  { words: ['or', 'one-of', 'either', 'options', 'modes'], way: '`choose-one: [{ do: […] }, { do: […] }]`.' },
  { words: ['optional', 'you-may', 'optionally'], way: '`may: […]` with the steps in it.' },
  { words: ['money', 'gold', 'gain-coins', 'add-coins', 'income'], way: '`coins: 2`.' },
  {
    words: ['points', 'vp', 'victory-points', 'gain-points'],
    way: '`score: 1` advances on the score track; what a card is worth at the end is its `points`.',
  },
  { words: ['destroy', 'remove', 'exile', 'scrap', 'banish', 'delete', 'remove-card'], way: '`trash`.' },
  { words: ['search', 'tutor', 'dig', 'find'], way: '`reveal-until: { where: …, count: 1, as: found }`.' },
  { words: ['scry', 'peek'], way: '`look: { count: 1, as: seen }`.' },
  { words: ['build', 'station', 'stations'], way: '`build-station: 1`.' },
  { words: ['rail', 'rails', 'track', 'lay', 'build-rail', 'build-rails'], way: '`lay-rails: 1`.' },
  { words: ['topdeck', 'to-deck', 'deck-top'], way: '`move: { cards: …, to: deck-top }`.' },
  { words: ['waste', 'get-waste', 'add-waste'], way: '`gain-waste: 1`.' },
  {
    words: ['opponents', 'others', 'all-opponents', 'attack'],
    way: '`each-opponent: […]`, on a card with the category attack.',
  },
  { words: ['everyone', 'all-players', 'everybody'], way: '`each-player: […]`.' },
  {
    words: ['copy', 'repeat-effect', 'imitate', 'trigger-effect'],
    way: 'Choose a card, then `apply-effect: its-name`.',
  },
  {
    words: ['extra-buy', 'buys', 'extra-action', 'actions'],
    way: 'Players play and buy as often as they can pay, so more of it means nothing here.',
  },
  {
    words: ['log', 'say', 'text', 'note'],
    way: 'Rules text is made from the effect; `text` of the card replaces it.',
  },
  { words: ['ignore'], way: 'What lasts stands beside the effect: `whileInPlay: [{ ignore: waste }]`.' },
  {
    words: ['play-card', 'play-again', 'play-twice', 'replay'],
    way: '`play: its-name`, or `play: { cards: its-name, times: 2 }`. `apply-effect` does what a card does without playing it.',
  },
  {
    words: ['buy', 'buy-card', 'purchase'],
    missing: 'buying a card as part of an effect',
    way: '`pay` and `gain` come near: they do not set off what waits for a purchase.',
  },
  {
    words: ['toll', 'save-coins', 'bank', 'coins-next-turn', 'later-coins'],
    way: '`next-coins: 1` gives coins at the start of your next turn, also during another player’s turn.',
  },
  {
    words: ['steal', 'take-coins', 'give-coins', 'transfer'],
    missing: 'coins that go from one player to another',
    way: '`next-coins: 1` gives coins at the start of your next turn, also during another player’s turn.',
  },
  {
    words: ['pass-card', 'give', 'give-card', 'swap-hands', 'pass-left'],
    way: '`each-player: [{ choose: { from: hand, as: gift } }, { pass: { cards: gift, to: left } }]`.',
  },
  { words: ['shuffle', 'reshuffle'], missing: 'shuffling as a step' },
  { words: ['deck-bottom', 'to-bottom', 'put-under'], way: '`move: { cards: …, to: deck-bottom }`.' },
  {
    words: ['remove-rail', 'lift-rail', 'take-rail', 'demolish', 'destroy-rail'],
    way: '`remove-rails: 1`; with `of: opponents` those of others.',
  },
  { words: ['remove-station', 'demolish-station'], way: '`remove-stations: 1`.' },
  {
    words: ['move-rail', 'move-rails', 'move-station', 'move-stations', 'relocate'],
    way: 'Remove first, then lay or build: `remove-rails: { count: 1, whole: true }`, then `lay-rails: 1`.',
  },
  {
    words: ['choose-cell', 'cell', 'cells', 'select-cells', 'pick-cells', 'place'],
    way: '`choose-cells: { where: { place: city }, as: spots }`, then `where: { in: spots }` in later steps.',
  },
  {
    words: ['token', 'place-token', 'add-token', 'marker'],
    missing: 'tokens of your own on cells',
  },
  {
    words: ['set', 'let', 'var', 'remember', 'store'],
    missing: 'numbers that a card remembers',
    way: 'Cards can be remembered: `choose: { …, as: its-name }`.',
  },
  { words: ['end-game', 'win', 'lose'], missing: 'cards that end the game' },
  {
    words: ['hand-size', 'bigger-hand', 'draw-next-turn'],
    way: '`next-hand: 1`, or `next-hand: { count: 1, fewer: true }`.',
  },
];

/** Keys within an op, where none of its own is meant. */
export const OP_PARAM_WORDS: readonly Tried[] = [
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
    way: '`waive` takes surcharges away for the turn, and `free: true` in `lay-rails` all of them for these rails.',
  },
  {
    words: ['distance', 'anywhere', 'path', 'along', 'adjacent-to'],
    missing: 'laying at a distance or along a path',
    way: 'Rails lie next to own rails; `where` says on which cells.',
  },
  {
    words: ['until', 'duration', 'turns', 'lasts'],
    way: 'What reaches into a later turn stands in `lasting: { what: […], until: next-turn-end }`, or with `turns: 3`.',
  },
  { words: ['random', 'at-random'], missing: 'chance other than that of a shuffled deck' },
];

/** Where cards go. */
export const TARGET_WORDS: readonly Tried[] = [
  { words: ['deck', 'top', 'top-of-deck'], way: '`deck-top`.' },
  { words: ['bottom', 'bottom-of-deck'], way: '`deck-bottom`.' },
  { words: ['in-play', 'play-area'], way: '`play` puts cards into play; the step `play` plays them.' },
  {
    words: ['left', 'right', 'opponent', 'opponents', 'player', 'next-player'],
    way: 'The step `pass: { cards: …, to: left }` passes cards to the next player.',
  },
];
