// Keys that designers try in cards, maps, rules and setups and that these do not have: the way that works, or what is missing.
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
    way: 'How many there are is said by `supply` and `market` of the rules.',
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
];

/** Words for the end of the game. */
export const END_WORDS: readonly Hint[] = [
  { words: ['score', 'vp', 'target', 'target-score'], way: '`points: 40`.', for: 'points' },
  { words: ['empty', 'supply', 'number-of-piles'], way: '`emptyPiles: 4`.', for: 'emptyPiles' },
  { words: ['pile', 'card', 'cards', 'named-piles'], way: '`piles: [skyscraper]`.', for: 'piles' },
  { words: ['rails', 'rail-tokens', 'trains-left'], way: '`railsLeft: 2`.', for: 'railsLeft' },
  { words: ['turns', 'round', 'max-rounds', 'limit'], way: '`rounds: 100`.', for: 'rounds' },
  { words: ['cities', 'full', 'stations', 'city'], way: '`fullCities: 2`.', for: 'fullCities' },
  { words: ['route', 'tickets', 'claimed'], way: '`routes: 3`.', for: 'routes' },
  {
    words: ['finish', 'last-round', 'final-round', 'equal-turns', 'complete-round'],
    way: '`finishRound: true`; with `oneMoreTurn: true` everybody has one more turn.',
    for: 'finishRound',
  },
  {
    words: ['one-more-round', 'one-more', 'last-turn', 'final-turn', 'another-turn', 'extra-round'],
    way: '`oneMoreTurn: true`.',
    for: 'oneMoreTurn',
  },
  {
    words: ['events', 'event-deck', 'deck', 'last-event'],
    way: 'An event is turned up each round: `rounds: 12` ends the game with the last of twelve.',
    for: 'rounds',
  },
];

export const RULES_WORDS: readonly Hint[] = [
  {
    words: ['bid', 'auction', 'bidding', 'order-bids'],
    way: '`bids: money`, a resource that packs declare, for the order of turns.',
    for: 'bids',
  },
  {
    words: ['order', 'first-player', 'player-order', 'initiative', 'start-player'],
    way: '`turnOrder: fewest-points`.',
    for: 'turnOrder',
  },
  {
    words: ['compensation', 'handicap', 'komi', 'first-hand', 'placing', 'start-order', 'snake'],
    way: '`opening: { hands: [5, 6], placing: last-seat-first }`.',
  },
  {
    words: ['coins', 'money', 'start-coins', 'starting-coins', 'first-coins'],
    way: '`opening: { coins: [0, 1] }`.',
  },
  {
    words: ['start-points', 'bonus', 'resources', 'start-resources'],
    way: '`opening: { points: [0, 1], resources: { influence: [0, 1] } }`.',
  },
  {
    words: ['decks', 'start-decks', 'deck-by-seat', 'starting-decks'],
    way: '`opening: { decks: [{}, { express-train: 1 }] }`, beyond `startDeck`.',
  },
  {
    words: ['by-players', 'per-players', 'two-players', 'by-number', 'by-player-count', 'for-players'],
    way: '`bySeats: { 2: { supply: { skyscraper: 8 } } }`.',
    for: 'bySeats',
  },
  { words: ['hand', 'hand-limit', 'draw'], way: '`handSize: 5`.' },
  { words: ['deck', 'starting-deck', 'start', 'start-cards'], way: '`startDeck: { normal-train: 7 }`.' },
  { words: ['players', 'player-count'], way: '`seats: { min: 2, max: 4 }`.' },
  {
    words: ['rails', 'stations', 'rail-tokens', 'station-tokens'],
    way: '`tokens: { rails: 20, stations: 30 }`.',
  },
  { words: ['piles', 'pile', 'cards'], way: '`supply: { card-id: 10 }`.' },
  { words: ['rounds', 'turns', 'max-turns', 'empty-piles'], way: '`end: { emptyPiles: 4, rounds: 100 }`.' },
  { words: ['teams', 'team', 'partners'], missing: 'teams' },
  {
    words: ['powers', 'seat-powers', 'characters', 'roles', 'factions'],
    way: 'Setups have them: `powers: { cards: [engineer, banker, heir] }`.',
  },
  {
    words: ['events', 'event-deck', 'each-round', 'round-effect', 'decks'],
    way: 'Setups have events: `events: { cards: [boom, flood], again: true }`.',
  },
  {
    words: ['row', 'rows', 'market-row', 'display', 'refill', 'river'],
    way: 'Setups have rows in their market: `market: { rows: [{ show: 5, cards: [mail-train, tunnel], copies: 3 }] }`.',
  },
  {
    words: ['win', 'victory', 'goal', 'target-score', 'points-to-win'],
    way: '`end: { points: 40 }` ends the game at 40 points, `end: { fullCities: 2 }` with full cities, `end: { routes: 3 }` with claimed routes, and `end: { piles: [skyscraper] }` with an empty pile.',
  },
  {
    words: ['finish-round', 'last-round', 'final-round', 'equal-turns'],
    way: '`end: { finishRound: true }`; with `oneMoreTurn: true` everybody has one more turn.',
  },
  { words: ['points', 'remote-points'], way: '`scoring: { rail: 1, remote: 2 }`.', for: 'scoring' },
];

export const SETUP_WORDS: readonly Hint[] = [
  {
    words: ['cards', 'supply', 'piles', 'kinds'],
    way: '`market: { cards: […] }`, or `market: { random: 8 }`.',
  },
  { words: ['seats', 'player-count'], way: '`players: { min: 2, max: 4, default: 3 }`.' },
  { words: ['board'], way: '`map: its-id`.', for: 'map' },
  {
    words: ['switches', 'hand-size', 'start-deck', 'end', 'tokens', 'house-rules', 'variant'],
    way: 'These belong in a rules file, which may extend another: `extends: …`.',
  },
  { words: ['teams', 'team', 'partners'], missing: 'teams' },
  {
    words: ['tickets', 'ticket', 'goals', 'missions', 'objectives', 'secret', 'secret-goals'],
    way: '`powers: { cards: [boat-train, collector, mail-route, rail-baron], deal: chosen, offer: 3, keep: { atLeast: 2 }, secret: true }`.',
    for: 'powers',
  },
  {
    words: ['power', 'seat-powers', 'characters', 'roles', 'factions'],
    way: '`powers: { cards: [engineer, banker, heir], deal: chosen }`.',
    for: 'powers',
  },
  {
    words: ['event', 'event-deck', 'each-round', 'round-effect', 'decks'],
    way: '`events: { cards: [boom, flood], again: true }`.',
    for: 'events',
  },
  {
    words: ['seasons', 'season', 'calendar', 'weather', 'phases', 'months'],
    way: '`events: { cards: [spring, summer, winter], order: fixed, rounds: 3, again: true }`.',
    for: 'events',
  },
  {
    words: ['row', 'rows', 'market-row', 'display', 'refill', 'river'],
    way: '`market: { rows: [{ show: 5, cards: [mail-train, tunnel], copies: 3 }] }`.',
    for: 'market',
  },
  { words: ['start-positions', 'starts'], way: '`start: { seats: [[D5], [E6]] }`.', for: 'start' },
];
