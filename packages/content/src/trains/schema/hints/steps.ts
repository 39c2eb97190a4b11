// Words that designers try in steps and that the card language does not have: the way that works, or what is missing.
import type { Hint } from '../../../schema/hint.ts';
import { IDEAS, REACTION, SWAP } from './ideas.ts';
import { EXTRA_TURN, LATER, PER_TURN, STEP_PRICES, SKIP_TURN, TOLL_WAY } from './prices-and-turns.ts';

const CHANCE: Hint = {
  words: ['roll', 'dice', 'die', 'flip', 'coin-flip'],
  missing: 'chance other than that of a shuffled deck',
  way: '`reveal` the top card of the deck and let `if` decide by what it is.',
};
const OTHER_SEAT: Hint = {
  words: [
    'choose-player',
    'choose-opponent',
    'target',
    'player',
    'opponent',
    'left',
    'right',
    'neighbor',
    'neighbour',
    'next-player',
  ],
  way: '`one-opponent: […]` is done by an opponent of your choice; `each-opponent` and `each-player` reach all of them.',
};
const WHILE: Hint = {
  words: ['while', 'as-long-as', 'during'],
  way: 'Lasting parts go next to the effect, under `whileInPlay` of the card. To do steps again and again, say how often: `repeat: { times: 2, do: […] }`.',
};
const WHEN: Hint = {
  words: ['when', 'whenever', 'on', 'trigger', 'each-time', 'every-time'],
  way: 'A trigger goes next to the effect: `whileInPlay: [{ trigger: { on: play, do: […] } }]`.',
};
const UNLESS: Hint = {
  words: ['unless', 'case', 'switch'],
  way: '`if: { test: { not: … }, then: […], else: […] }`.',
};

/** Keys of a step. */
export const STEP_WORDS: readonly Hint[] = [
  {
    words: ['draw-tickets', 'draw-ticket', 'tickets', 'ticket', 'goals', 'missions', 'draw-powers'],
    way: '`draw-goals: { count: 3, keep: { atLeast: 1 } }`, of the secret goals that the setup lists under `powers`.',
  },
  {
    words: ['random', 'at-random', 'random-card', 'discard-random', 'random-discard'],
    way: '`choose-random: { from: hand, as: lost }`, then `discard: lost`.',
  },
  {
    words: ['current-player', 'you', 'active', 'turn-player', 'for-each-opponent-who'],
    way: '`active-player: [{ coins: 1 }]` within `each-opponent`.',
  },
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
  ...IDEAS,
  REACTION,
  SWAP,
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
    words: ['spend', 'spend-coins', 'pay-coins', 'cost'],
    way: '`pay: 2`; of a resource of the pack, `pay-resources: { kind: influence, count: 2 }`.',
  },
  {
    words: ['points', 'vp', 'victory-points', 'gain-points'],
    way: '`score: 1` advances on the score track; points at the end are the card’s `points`.',
  },
  {
    words: ['destroy', 'exile', 'scrap', 'banish', 'delete', 'remove-card'],
    way: '`trash`, or `remove` for Waste too.',
  },
  { words: ['search', 'tutor', 'dig', 'find'], way: '`reveal-until: { where: …, count: 1, as: found }`.' },
  { words: ['scry', 'peek'], way: '`look: { count: 1, as: seen }`.' },
  { words: ['build', 'station', 'stations'], way: '`build-station: 1`.' },
  { words: ['rail', 'rails', 'track', 'lay', 'build-rail', 'build-rails'], way: '`lay-rails: 1`.' },
  { words: ['mill'], way: '`look: { count: 2, as: gone }`, then `discard: gone`.' },
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
    words: ['extra-buy', 'buys', 'extra-action', 'actions', 'action'],
    way: 'Players play and buy as often as they can pay, so more of it means nothing here.',
  },
  {
    words: ['log', 'say', 'text', 'note'],
    way: 'Rules text is made from the effect; `text` of the card replaces it.',
  },
  {
    words: ['worth', 'score-double', 'double-points'],
    way: '`lasting: { what: [{ worth: { at: { place: city }, times: 2 } }], until: game-end }`.',
  },
  { words: ['ignore'], way: 'Lasting parts go next to the effect: `whileInPlay: [{ ignore: waste }]`.' },
  {
    words: ['play-card', 'play-again', 'play-twice', 'replay'],
    way: '`play: its-name`, or `play: { cards: its-name, times: 2 }`. `apply-effect` does what a card does without playing it.',
  },
  {
    words: ['buy', 'buy-card', 'purchase'],
    missing: 'buying a card as part of an effect',
    way: '`pay` and `gain` come near, but do not set off triggers that wait for a purchase.',
  },
  { words: ['toll', 'tolls', 'opponents-pay', 'tax-opponents'], way: TOLL_WAY },
  {
    words: ['save-coins', 'bank', 'coins-next-turn', 'later-coins'],
    way: '`next-coins: 1` gives coins at the start of your next turn, also during another player’s turn.',
  },
  {
    words: ['steal', 'rob', 'take-card', 'take-from', 'take-coins', 'give-coins', 'transfer'],
    way: '`one-opponent: [{ choose: { from: hand, as: loot } }, { pass: { cards: loot, to: active } }]`. For coins, `next-coins: 1` gives some at the start of your next turn.',
  },
  {
    words: ['pass-card', 'give', 'give-card', 'swap-hands', 'pass-left'],
    way: '`each-player: [{ choose: { from: hand, as: gift } }, { pass: { cards: gift, to: left } }]`.',
  },
  {
    words: ['reshuffle', 'shuffle-into', 'shuffle-deck', 'shuffle-in'],
    way: '`shuffle: { from: discard }` shuffles cards into the deck, and `shuffle: { from: deck }` the deck alone.',
  },
  { words: ['reveal-hand', 'show-hand', 'look-at-hand'], way: '`show: { from: hand }` shows a hand to all.' },
  {
    words: ['connect', 'join', 'link'],
    way: '`lay-rails: { count: 1, where: { connected: { place: city } } }`, or a route of the map with a trigger `on: route`.',
  },
  {
    words: ['keep', 'draw-and-keep'],
    way: '`look: { count: 3, as: seen }`, `choose: { from: seen, as: kept }`, `move: { cards: kept, to: hand }`, then `discard: seen`.',
  },
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
    words: [
      ...[
        'token',
        'tokens',
        'place-token',
        'add-token',
        'put-token',
        'marker',
        'place-marker',
        'place-goods',
      ],
      ...['depot', 'place-depot', 'build-depot', 'worker', 'place-worker', 'goods', 'load', 'deliver'],
    ],
    way: '`place-tokens: { kind: goods, where: { place: city } }`, with `tokens` in pack.yaml; `take-tokens` takes them off.',
  },
  {
    words: ['remove-token', 'take-token', 'remove-tokens', 'pick-up', 'unload'],
    way: '`take-tokens: { kind: goods, where: { place: city } }`.',
  },
  {
    words: ['exchange', 'upgrade', 'replace', 'convert', 'trade-in', 'downgrade', 'remodel'],
    way: '`choose: { from: hand, as: old }`, `trash: old`, then `gain: { where: { cost: { atMost: { sum: [{ costOf: old }, 2] } } } }`.',
  },
  {
    words: ['loan', 'borrow', 'debt', 'repay', 'interest'],
    missing: /* @wc-include */ 'debts',
    way: 'Coins now and a price later: `coins: 3`, then `lasting: { what: [{ trigger: { on: turn-start, do: [{ gain-waste: 1 }] } }], until: next-turn-end }`.',
  },
  {
    words: ['block', 'protect', 'counter-attack', 'shield'],
    way: 'A card that spares its holder an attack has `reaction: {}` and lies in hand.',
  },
  {
    words: ['close', 'close-cell', 'block-cell', 'barrier', 'occupy', 'reserve'],
    missing: 'cells that cards close',
    way: 'Rails there can cost more: `lasting: { what: [{ dearer: { what: rails, coins: 2, at: { in: spots }, for: opponents } }], until: next-turn }`.',
  },
  { words: ['look-at', 'look-at-top', 'view', 'inspect'], way: '`look: { count: 3, as: seen }`.' },
  {
    words: ['double', 'double-coins', 'multiply'],
    way: '`repeat: { times: 2, do: […] }`, or the amount `times: [2, …]`.',
  },
  { words: ['bonus', 'reward', 'get', 'earn'], way: '`coins: 2`, `score: 1` or `draw: 1`.' },
  {
    words: ['lose', 'lose-points', 'minus-points', 'lose-coins', 'take-points', 'penalty'],
    missing: 'points and coins that are taken away',
    way: '`pay: 2` takes coins from the player whose turn it is; others lose cards: `each-opponent: [{ choose: { from: hand, as: gone } }, { discard: gone }]`.',
  },
  {
    words: ['set', 'let', 'var', 'remember', 'store', 'counter', 'add-counter', 'charge'],
    missing: 'numbers that a card remembers',
    way: 'Resources of a player count, `get-resources: influence`, and tokens on cells, `place-tokens`. Cards can be remembered: `choose: { …, as: its-name }`.',
  },
  {
    words: ['end-game', 'win', 'game-over', 'lose-game'],
    missing: 'cards that end the game',
    way: 'The rules say when it ends: `end: { points: 40 }`.',
  },
  {
    words: ['hand-size', 'bigger-hand', 'draw-next-turn'],
    way: '`next-hand: 1`, or `next-hand: { count: 1, fewer: true }`.',
  },
];

/** Where cards go. */
export const TARGET_WORDS: readonly Hint[] = [
  { words: ['deck', 'top', 'top-of-deck'], way: '`deck-top`.' },
  { words: ['bottom', 'bottom-of-deck'], way: '`deck-bottom`.' },
  { words: ['tableau', 'player-mat', 'player-board', 'board'], way: '`mat`, or `mat-down` for face down.' },
  {
    words: ['removed', 'out-of-game', 'box', 'exile'],
    way: 'The step `remove` takes cards out of the game.',
  },
  { words: ['in-play', 'play-area'], way: '`play` puts cards into play; the step `play` plays them.' },
  {
    words: ['left', 'right', 'opponent', 'opponents', 'player', 'next-player'],
    way: 'The step `pass: { cards: …, to: left }` passes cards to the next player.',
  },
];
