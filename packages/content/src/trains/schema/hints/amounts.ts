// Words that designers try as amounts and that the card language does not have: the way that works, or what is missing.
import type { Hint } from '../../../schema/hint.ts';
import { IDEAS } from './ideas.ts';

/** Forms of an amount. */
export const AMOUNT_WORDS: readonly Hint[] = [
  ...IDEAS,
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
    words: ['cards', 'number', 'number-of', 'amount', 'size', 'hand', 'deck', 'discard', 'play'],
    way: '`count: { from: hand, where: { category: train } }` counts cards in a zone; `owned: { by: own, where: { category: train } }` all that a player has, as at the end of the game.',
  },
  { words: ['own', 'all-cards', 'collection'], way: '`owned: { by: own, where: { category: train } }`.' },
  { words: ['cost', 'price'], way: '`costOf: its-name` is the cost of chosen cards.' },
  { words: ['value'], way: '`valueOf: its-name` is the printed coin value of chosen cards.' },
  {
    words: ['points', 'vp'],
    way: '`pointsOf: its-name` is the number of points of chosen cards; `score: own` the points on the track.',
  },
  { words: ['money', 'coin', 'gold'], way: '`coins: true` are the coins at hand.' },
  {
    words: ['cities', 'remotes', 'places', 'terrain'],
    way: '`cells: { place: city, rails: own }` counts cells.',
  },
  {
    words: ['networks', 'largest-network', 'connected', 'chain'],
    way: '`network: own` is the size of the own rail network, in cells.',
  },
  {
    words: ['path', 'length', 'longest-path'],
    way: '`trail: own` is the length of the player’s longest trail, through no cell twice, in cells; `line: own` that of the shortest way between the two cells farthest apart.',
  },
  {
    words: ['unique', 'distinct', 'differently-named', 'kinds', 'names'],
    way: '`different: hand` counts each name in hand once; `owned: { by: own, different: true }` each name among all cards that a player has; `variety: { terrains: { rails: own } }` different terrains.',
  },
  {
    words: ['steps', 'way', 'far'],
    way: '`distance: { from: { rails: own }, to: { place: city } }`; with `along: own` only along own rails.',
  },
  {
    words: ['neighbors', 'neighbours', 'adjacent'],
    way: '`cells: { near: { of: { rails: own } } }` counts cells.',
  },
  {
    words: [
      'regions',
      'region',
      'areas',
      'terrains',
      'different-terrains',
      'different-regions',
      'categories',
    ],
    way: '`variety: { regions: { rails: own } }` counts different regions, or `terrains`; `cells: { region: north, rails: own }` the cells of one.',
  },
  {
    words: [
      ...['maximum', 'largest', 'greatest', 'biggest', 'dearest', 'most-expensive', 'highest-cost', 'best'],
      ...['minimum', 'smallest', 'least', 'cheapest', 'lowest-cost', 'highest-of', 'lowest-of', 'most-of'],
    ],
    way: '`highest: { cost: { from: hand } }` or `lowest`; of cells `highest: { stations: { place: city } }`, of players `highest: { players: … }`. Of several amounts: `max: [ …, … ]`.',
  },
  {
    words: ['sum-of', 'total-of', 'total-cost', 'sum-of-costs', 'together', 'average', 'mean'],
    way: '`total: { cost: { from: play } }`; an average is `divide: [{ total: … }, { count: … }]`.',
  },
  {
    words: ['played', 'cards-played', 'bought', 'gained', 'spent', 'rails-laid', 'waste-gained', 'this-turn'],
    way: '`turn: played` is how many cards have been played this turn.',
  },
  {
    words: ['waste', 'junk'],
    way: '`owned: { by: own, where: { card: waste } }`, or `turn: waste` for what was gained this turn.',
  },
  { words: ['rounds'], way: '`round: true` is the number of the round.' },
  {
    words: ['turn-number', 'turns', 'my-turn', 'own-turns', 'my-turns'],
    way: '`ownTurn: true` is the number of the player’s own turn, `round: true` that of the round.',
  },
  {
    words: ['order', 'first', 'last', 'seat', 'position'],
    way: '`turnOrder: true` is 1 for the player who begins each round, and as much as `players: true` for the last one.',
  },
  {
    words: ['opponents', 'most', 'fewest', 'leader'],
    way: '`owned: { by: most }`, `score: most` and `railsLeft: fewest` are of the opponent who has the most or the fewest; `highest: { players: { cells: { rails: own } } }` counts anything for every player.',
  },
  { words: ['random', 'roll', 'dice', 'die'], missing: 'chance other than that of a shuffled deck' },
  {
    words: ['if', 'when'],
    way: 'Amounts have no conditions; put the step into `if: { test: …, then: […], else: […] }`.',
  },
];

/** Actions counted this turn. */
export const TURN_COUNT_WORDS: readonly Hint[] = [
  {
    words: ['number', 'own'],
    types: ['true'],
    way: '`ownTurn: true` is the number of the player’s own turn.',
  },
  { words: ['laid', 'lay', 'rails-laid', 'track'], way: '`turn: rails`.' },
  { words: ['built', 'station', 'stations-built'], way: '`turn: stations`.' },
  { words: ['coins', 'paid', 'money'], way: '`turn: spent`.' },
  { words: ['cards', 'play', 'actions'], way: '`turn: played`.' },
  { words: ['buys', 'buy'], way: '`turn: bought`.' },
  { words: ['gains', 'gain'], way: '`turn: gained`.' },
  {
    words: ['discarded', 'trashed', 'drawn', 'tokens'],
    missing: 'how many cards were drawn, discarded or trashed this turn',
  },
];

/** From where to where. */
export const DISTANCE_WORDS: readonly Hint[] = [
  {
    words: [],
    types: ['number', 'text'],
    way: 'It is measured: `distance: { from: { rails: own }, to: { place: city } }`. To lay rails so far away: `where: { near: { of: { rails: own }, distance: { exactly: 2 } } }` with `reach: anywhere`.',
  },
  {
    words: ['at-most', 'at-least', 'exactly'],
    way: '`near: { of: …, distance: { atMost: 2 } }` of a filter of cells.',
  },
  {
    words: ['by', 'over', 'on', 'rails', 'of', 'using', 'connected', 'links', 'way'],
    way: '`along: own` goes along own rails only, `along: all` along those of everybody.',
    for: 'along',
  },
];

/** Whose cards. */
export const OWNED_WORDS: readonly Hint[] = [
  {
    words: ['category', 'card', 'cost', 'filter', 'cards'],
    way: '`owned: { by: own, where: { category: train } }`.',
    for: ['by', 'where'],
  },
  { words: ['who', 'player', 'of', 'side'], way: '`owned: { by: own }`.', for: 'by' },
];
