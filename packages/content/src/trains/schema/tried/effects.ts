// Words that designers try in effects and that the card language does not have: the way that works, or what is missing.
import type { Tried } from '../../../schema/tried.ts';

const PRICES: Tried = {
  words: ['discount', 'cheaper', 'reduce-cost', 'cost-less', 'price', 'increase-cost', 'tax', 'costs-less'],
  missing: 'prices that change during the game',
  way: 'Coins come near: a card that gives `coins: 1` makes one purchase of the turn cheaper by 1.',
};
const EXTRA_TURN: Tried = {
  words: ['extra-turn', 'another-turn', 'take-turn', 'additional-turn', 'skip-turn', 'lose-turn'],
  missing: 'turns more or fewer than one each',
};
const LATER: Tried = {
  words: [
    ...['next-turn', 'until', 'delay', 'delayed', 'later', 'at-start', 'start-of-turn', 'end-of-turn'],
    ...[
      'at-end',
      'turn-start',
      'turn-end',
      'start-turn',
      'end-turn',
      'duration',
      'next-time',
      'until-next-turn',
    ],
  ],
  missing: 'effects at the start or end of a turn, or in a later turn',
  way: '`whileInPlay` lasts until the turn ends, while the card lies in the play area.',
};
const PER_TURN: Tried = {
  words: ['per-turn', 'once-per-turn', 'once', 'limit', 'times-per-turn', 'max-per-turn'],
  missing: 'effects that happen once in a turn',
  way: 'A trigger acts each time; `if` with `compare` can test what lies in the play area.',
};
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
  PRICES,
  EXTRA_TURN,
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
    words: ['play', 'play-card', 'play-again', 'play-twice', 'replay'],
    missing: 'playing a card as part of an effect',
    way: '`apply-effect` does what a chosen card does, without moving it.',
  },
  {
    words: ['buy', 'buy-card', 'purchase'],
    missing: 'buying a card as part of an effect',
    way: '`pay` and `gain` come near: they do not set off what waits for a purchase.',
  },
  {
    words: ['steal', 'take-coins', 'give-coins', 'transfer', 'toll'],
    missing: 'coins that go from one player to another',
  },
  {
    words: ['pass-card', 'pass', 'give', 'give-card', 'swap-hands'],
    missing: 'cards that go from one player to another',
  },
  { words: ['shuffle', 'reshuffle'], missing: 'shuffling as a step' },
  { words: ['deck-bottom', 'to-bottom', 'put-under'], missing: 'the bottom of the deck' },
  {
    words: ['move-rail', 'remove-rail', 'remove-rails', 'move-rails', 'remove-station', 'move-station'],
    missing: 'moving or removing rails and stations',
  },
  {
    words: ['choose-cell', 'cell', 'place', 'token', 'place-token', 'add-token', 'marker'],
    missing: 'tokens of your own and cells that a later step remembers',
  },
  {
    words: ['set', 'let', 'var', 'remember', 'store'],
    missing: 'numbers that a card remembers',
    way: 'Cards can be remembered: `choose: { …, as: its-name }`.',
  },
  { words: ['end-game', 'win', 'lose'], missing: 'cards that end the game' },
  {
    words: ['hand-size', 'next-hand'],
    missing: 'a hand size that changes',
    way: '`draw` draws at once; `handSize` of the rules is the same in every turn.',
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
    missing: 'effects that reach into a later turn',
    way: '`whileInPlay` lasts until the turn ends.',
  },
  { words: ['random', 'at-random'], missing: 'chance other than that of a shuffled deck' },
];

/** Forms of an amount. */
export const AMOUNT_WORDS: readonly Tried[] = [
  { words: ['add', 'plus'], way: '`sum: [ …, … ]`.' },
  { words: ['subtract', 'less', 'sub'], way: '`minus: [ …, … ]`, which is never below zero.' },
  {
    words: ['difference'],
    way: '`minus: [{ max: [ …, … ] }, { min: [ …, … ] }]`, or `minus: [ …, … ]` if it may be zero the other way round.',
  },
  { words: ['multiply', 'product', 'mul', 'double', 'twice'], way: '`times: [ …, 2 ]`.' },
  {
    words: ['div', 'divided', 'per', 'every', 'for-every', 'quotient', 'third', 'floor'],
    way: '`divide: [ …, 3 ]`, rounded down: one for every three.',
  },
  {
    words: ['modulo', 'mod', 'rest', 'remainder', 'power', 'square', 'round-up', 'ceil'],
    missing: 'such arithmetic',
    way: 'There are `sum`, `minus`, `times`, `divide`, `half`, `min` and `max`.',
  },
  {
    words: ['cards', 'number', 'number-of', 'amount', 'total', 'size', 'hand', 'deck', 'discard', 'play'],
    way: '`count: { from: hand, where: { category: train } }` counts cards.',
  },
  { words: ['own', 'all-cards', 'collection'], way: '`owned: { by: own, where: { category: train } }`.' },
  { words: ['cost', 'price'], way: '`costOf: its-name` is what chosen cards cost.' },
  { words: ['value'], way: '`valueOf: its-name` is the printed coin value of chosen cards.' },
  {
    words: ['points', 'vp'],
    way: '`pointsOf: its-name` is what chosen cards are worth; `score: own` the points on the track.',
  },
  { words: ['money', 'coin', 'gold'], way: '`coins: true` are the coins at hand.' },
  {
    words: ['cities', 'remotes', 'places', 'terrain'],
    way: '`cells: { place: city, rails: own }` counts cells.',
  },
  {
    words: ['regions', 'network', 'networks', 'distance', 'neighbors', 'neighbours', 'connected', 'routes'],
    missing: 'how cells are connected and how far apart they are',
    way: '`cells`, `rails` and `stations` count cells and tokens.',
  },
  {
    words: ['played', 'cards-played', 'bought', 'gained', 'spent', 'rails-laid', 'waste-gained', 'this-turn'],
    way: '`turn: played` is how many cards have been played this turn.',
  },
  { words: ['round', 'turn-number'], missing: 'how many turns have passed' },
  {
    words: ['opponents', 'players', 'most', 'fewest', 'leader', 'lowest', 'highest'],
    way: '`owned: { by: most }`, `score: most` and `railsLeft: fewest` are of the opponent who has the most or the fewest.',
  },
  { words: ['random', 'roll', 'dice', 'die'], missing: 'chance other than that of a shuffled deck' },
  {
    words: ['if', 'when'],
    way: 'Amounts have no conditions; put the step into `if: { test: …, then: […], else: […] }`.',
  },
];

/** Forms of a condition. */
export const CONDITION_WORDS: readonly Tried[] = [
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
    words: ['once', 'per-turn', 'once-per-turn', 'round', 'my-turn'],
    missing: 'conditions on the turn other than what was done in it',
    way: '`compare: { amount: { turn: played }, exactly: 1 }` holds for the first card.',
  },
  {
    words: ['leading', 'winning', 'most', 'fewest', 'opponent', 'any-opponent', 'any-player'],
    way: '`compare: { amount: { score: own }, atLeast: { score: most } }`: as many points on the track as any opponent.',
  },
  {
    words: ['connected', 'adjacent', 'route', 'network', 'reaches', 'distance'],
    missing: 'how cells are connected and how far apart they are',
  },
  { words: ['random', 'chance'], missing: 'chance other than that of a shuffled deck' },
];

/** Fields of a filter of cards. */
export const FILTER_WORDS: readonly Tried[] = [
  {
    words: ['type', 'types', 'kind', 'kinds', 'categories', 'tag', 'tags', 'class'],
    way: '`category: train`.',
  },
  { words: ['id', 'name', 'is', 'named', 'cards'], way: '`card: normal-train`, or a list of cards.' },
  {
    words: ['at-most', 'at-least', 'exactly', 'max', 'min', 'max-cost', 'min-cost', 'cheaper-than', 'price'],
    way: '`cost: { atMost: 3 }`.',
  },
  { words: ['vp', 'victory-points'], way: '`points: { atLeast: 1 }`.' },
  {
    words: ['any', 'or', 'any-of', 'one-of'],
    missing: 'filters of which one must match',
    way: '`card: [ …, … ]` names several cards; `not: { … }` excludes what matches a filter.',
  },
  {
    words: ['all', 'and'],
    way: 'All fields of a filter must match, so write them beside each other: `{ category: train, cost: { atMost: 3 } }`.',
  },
  { words: ['except', 'other', 'other-than', 'unless', 'exclude', 'without'], way: '`not: { card: … }`.' },
  { words: ['same', 'like', 'same-kind'], way: '`sameAs: its-name`.' },
  { words: ['available', 'in-stock'], way: '`inSupply: true`.' },
];

/** Fields of a filter of cells. */
export const CELL_WORDS: readonly Tried[] = [
  { words: ['city', 'cities', 'remote', 'is-city'], way: '`place: city` or `place: remote`.' },
  { words: ['type', 'kind', 'letter', 'land'], way: '`terrain: mountain`.' },
  {
    words: ['own', 'mine', 'with-rails', 'owner', 'who'],
    way: '`rails: own`, `rails: opponents` or `rails: all`.',
  },
  { words: ['station'], way: '`stations: { atLeast: 1 }`.' },
  {
    words: ['name', 'named', 'at', 'label', 'cell', 'id', 'region', 'area'],
    missing: 'single cells and regions by name',
  },
  {
    words: [
      'adjacent',
      'adjacent-to',
      'next-to',
      'neighbor',
      'neighbour',
      'distance',
      'within',
      'connected',
      'reachable',
    ],
    missing: 'neighbours, distances and connections of cells',
  },
  { words: ['not', 'except', 'any', 'all', 'or', 'and'], missing: 'filters of cells with not and or' },
  { words: ['token', 'tokens', 'goods', 'marker'], missing: 'tokens of your own on cells' },
];

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

/** Where cards go. */
export const TARGET_WORDS: readonly Tried[] = [
  { words: ['deck', 'top', 'top-of-deck'], way: '`deck-top`.' },
  { words: ['bottom', 'deck-bottom', 'bottom-of-deck'], missing: 'the bottom of the deck' },
  { words: ['play', 'in-play', 'play-area'], missing: 'putting cards into play without playing them' },
  {
    words: ['left', 'right', 'opponent', 'opponents', 'player', 'next-player'],
    missing: 'cards that go from one player to another',
  },
];
