// Keys that designers try in rules and setups and that these do not have: the way that works, or what is missing.
import type { Hint } from '../../../schema/hint.ts';

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
  { words: ['teams', 'team', 'partners'], missing: /* @wc-include */ 'teams' },
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

/** Keys of an exchange. */
export const EXCHANGE_WORDS: readonly Hint[] = [
  {
    words: ['cost', 'costs', 'give', 'gives', 'from', 'price', 'spend'],
    way: '`pay: { influence: 2 }`.',
    for: 'pay',
  },
  { words: ['receive', 'to', 'for', 'gets', 'take'], way: '`get: { coins: 1 }`.', for: 'get' },
  { words: ['card', 'cards', 'gains'], way: '`gain: express-train`.', for: 'gain' },
  { words: ['times', 'limit', 'per-turn', 'max', 'once-per-turn'], way: '`once: true`.', for: 'once' },
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
  { words: ['teams', 'team', 'partners'], missing: /* @wc-include */ 'teams' },
  {
    words: [
      'tickets',
      'ticket',
      'goals',
      'missions',
      'objectives',
      'secret',
      'secret-goals',
      'deal',
      'offer',
      'keep',
    ],
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
