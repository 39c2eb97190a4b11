// Keys that designers try in cards and maps and that these do not have: the way that works, or what is missing.
import type { Hint } from '../../../schema/hint.ts';
import { IDEAS, SWAP } from './ideas.ts';
import { TOLL_WAY } from './prices-and-turns.ts';

export const CARD_WORDS: readonly Hint[] = [
  // What a card does instead is a key of its own.
  ...IDEAS.map(({ words, ...idea }) => ({ words: words.filter((word) => word !== 'instead'), ...idea })),
  SWAP,
  { words: ['type', 'types', 'tags', 'tag'], way: '`categories: [train, action]`.', for: 'categories' },
  {
    words: ['image', 'picture', 'img', 'illustration', 'artwork', 'photo', 'icon'],
    way: '`art: pictures/mail.png`.',
  },
  { words: ['price'], way: '`cost: 3`.', for: 'cost' },
  {
    words: ['resource-cost', 'resource-costs', 'cost-resources', 'costs', 'also-cost', 'resources'],
    way: '`alsoCosts: { influence: 1 }`, beside the coins of `cost`.',
    for: 'alsoCosts',
  },
  { words: ['coins', 'money', 'income'], way: 'Coins that it gives when played are its `value`.' },
  { words: ['vp', 'victory-points', 'score'], way: '`points: 2`.' },
  {
    words: ['on-play', 'when-played', 'play', 'do', 'steps', 'actions', 'action', 'effects', 'ability'],
    way: '`effect: […]` lists the steps when it is played.',
  },
  {
    words: ['in-play', 'lasting', 'ongoing', 'passive', 'trigger', 'triggers', 'while', 'permanent'],
    way: '`whileInPlay: […]`.',
  },
  { words: ['when-bought', 'on-purchase'], way: '`onBuy: […]`.' },
  { words: ['when-gained', 'on-acquire'], way: '`onGain: […]`.' },
  { words: ['react', 'on-attack', 'block', 'defend'], way: '`reaction: { do: […] }`, or `reaction: {}`.' },
  { words: ['attack', 'each-opponent'], way: 'Give it the category attack and a step `each-opponent`.' },
  {
    words: ['description', 'rules', 'rules-text', 'wording'],
    way: 'Rules text is made from the effect; `text` replaces it.',
  },
  {
    words: ['copies', 'count', 'pile', 'amount', 'supply', 'quantity', 'number', 'limit'],
    way: '`supply` and `market` of the rules say how many there are.',
  },
  { words: ['not-sold', 'hidden', 'unbuyable', 'for-sale'], way: '`notForSale: true`.' },
  {
    words: [
      ...[
        'needs',
        'requires',
        'requirement',
        'condition',
        'if',
        'only-if',
        'can-buy',
        'can-buy-if',
        'buy-when',
      ],
      ...['buy-only-if', 'buyable', 'buyable-if', 'prerequisite', 'gain-if', 'unlock', 'unlocked-by'],
    ],
    way: 'For buying it: `buyIf: { compare: { amount: { cells: { place: city, rails: own } }, atLeast: 1 } }`. An effect is offered only where it can be done in full; conditions go into its steps: `if: { test: …, then: […] }`.',
  },
  {
    words: [
      'on-discard',
      'on-trash',
      'on-draw',
      'on-reveal',
      'on-lay',
      'on-station',
      'when-trashed',
      'when-discarded',
    ],
    missing: 'what a card does after it was itself drawn, discarded or trashed',
    way: 'Instead of being discarded or trashed: `instead: { of: trash, do: […] }`. While it is in play, it can wait for other cards: `whileInPlay: [{ trigger: { on: discard, do: […] } }]`, or `on: trash`, `on: draw`, `on: lay`, `on: station`.',
  },
  {
    words: ['end-of-turn', 'on-turn-end', 'at-end-of-turn', 'turn-end'],
    way: 'A trigger: `whileInPlay: [{ trigger: { on: turn-end, do: […] } }]`.',
  },
  {
    words: [
      'start-of-turn',
      'next-turn',
      'on-turn-start',
      'at-start-of-turn',
      'turn-start',
      'later',
      'until',
    ],
    way: 'A step that reaches into later turns: `effect: [{ lasting: { what: [{ trigger: { on: turn-start, do: […] } }], until: next-turn-end } }]`.',
  },
  {
    words: ['stay', 'duration'],
    way: 'A step: `effect: [{ stay: next-turn-end }]`; what is under `whileInPlay` then goes on, such as a trigger `on: turn-start`.',
  },
  {
    words: ['once-per-turn', 'per-turn', 'once', 'limit-per-turn'],
    way: 'A trigger with `once: true` acts the first time in each turn.',
  },
  { words: ['toll', 'tolls'], way: TOLL_WAY },
  {
    words: ['discount', 'cost-less', 'price', 'own-price'],
    way: 'Other cards: `whileInPlay: [{ cheaper: { what: cards, coins: 1 } }]`. This card: `cheaper: { owned: { by: own, where: { card: waste } } }`.',
  },
  {
    words: [
      'end-game',
      'at-end',
      'end-of-game',
      'points-for',
      'points-per',
      'scoring',
      'bonus',
      'final-points',
    ],
    way: '`endPoints: { divide: [{ stations: { rails: own } }, 3] }`: points at the end for what there is then.',
  },
  {
    words: ['setup', 'start', 'starts-in-play', 'power', 'seat'],
    way: 'A setup gives each player a card in force from the start: `powers: { cards: […] }`. `startDeck` of the rules puts cards into the starting decks.',
  },
  { words: ['flavor', 'flavour', 'flavor-text', 'flavour-text'], missing: 'flavour texts of cards' },
];

export const MAP_WORDS: readonly Hint[] = [
  {
    words: ['cities', 'city', 'remotes', 'towns', 'locations'],
    way: '`places: [{ at: B3, city: 2, name: … }]`, with a C in the picture.',
  },
  {
    words: ['cells', 'hexes', 'tiles', 'grid', 'picture', 'rows'],
    way: '`terrain: |` with a letter for each cell.',
  },
  { words: ['walls', 'blocked', 'closed'], way: '`barriers: [[B3, C3]]`.' },
  {
    words: ['ferries', 'ferry', 'tunnels', 'tunnel', 'bridges', 'bridge', 'link', 'edges', 'connections'],
    way: '`links: [{ between: [C1, F1], cost: 2, kind: ferry }]`.',
  },
  { words: ['directed', 'directions', 'arrows', 'one-way-edges'], way: '`oneWay: [{ from: B3, to: C3 }]`.' },
  {
    words: ['route', 'tickets', 'ticket', 'goals', 'missions'],
    way: '`routes: [{ from: A1, to: I5, points: 5, for: first }]`.',
  },
  { words: ['bonus', 'first-arrival', 'rewards'], way: '`bonuses: [{ at: E4, points: 2 }]`.' },
  {
    words: ['region', 'areas', 'zones', 'groups'],
    way: '`regions: [{ id: north, name: North, cells: [A1, B1-B4] }]`.',
  },
  {
    words: ['start', 'starts', 'start-positions', 'starting'],
    way: 'Setups say where first rails lie: `start: { cells: [D5, E6] }`.',
  },
  {
    words: ['token', 'goods', 'depots', 'resources', 'markers'],
    way: '`tokens: [{ at: B3, kind: goods, count: 2 }]`, with `tokens` in pack.yaml.',
  },
];

/** Keys of a link of the map. */
export const LINK_WORDS: readonly Hint[] = [
  { words: ['from', 'to', 'cells', 'ends', 'edge'], way: '`between: [C1, F1]`.', for: 'between' },
  { words: ['type'], way: '`kind: ferry`.', for: 'kind' },
  { words: ['coins', 'price', 'surcharge'], way: '`cost: 2`.', for: 'cost' },
  {
    words: ['fee', 'owner', 'owned', 'to-owner', 'rent'],
    way: '`toll: 2`, for whoever crosses it first.',
    for: 'toll',
  },
];

/** Keys of a route of the map. */
export const ROUTE_WORDS: readonly Hint[] = [
  { words: ['between', 'cells', 'ends', 'cities'], way: '`from: A1, to: I5`.', for: ['from', 'to'] },
  { words: ['value', 'vp', 'score'], way: '`points: 5`.', for: 'points' },
  {
    words: ['toll', 'owner', 'fee', 'cost', 'kind'],
    way: 'A route scores for joining two places. What players cross, pay for and own is a link: `links: [{ between: [C1, F1], cost: 2, kind: ferry, toll: 1 }]`.',
  },
];
