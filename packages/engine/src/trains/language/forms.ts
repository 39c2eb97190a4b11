// Amounts, filters, conditions and cells: the parts that ops combine with.
import type { ParamSpecs } from './params.ts';

/** An amount is a whole number or an object with exactly one of these keys. */
export const AMOUNT_FORMS = {
  count: {
    type: 'cards',
    doc: 'How many cards there are, e.g. `{ from: hand, where: { category: train } }` or a selection.',
  },
  different: {
    type: 'cards',
    doc: 'How many different cards: those of one name count once, e.g. `{ from: hand, where: { category: train } }`.',
  },
  variety: {
    type: 'variety',
    doc: 'How many different terrains, regions, categories or costs there are, e.g. `{ terrains: { rails: own } }`.',
  },
  costOf: { type: 'selection', doc: 'The cost of the selected cards together.' },
  valueOf: { type: 'selection', doc: 'The printed coin value of the selected cards together.' },
  pointsOf: {
    type: 'selection',
    doc: 'The printed points of the selected cards together, never below zero.',
  },
  coins: { type: 'flag', doc: 'The coins available now; only the player whose turn it is has any.' },
  rails: { type: 'cells', doc: 'How many rail tokens lie on these cells.' },
  stations: { type: 'cells', doc: 'How many station tokens lie on these cells.' },
  cells: { type: 'cells', doc: 'How many such cells there are, e.g. `{ place: city, rails: own }`.' },
  distance: {
    type: 'distance',
    doc: 'The fewest steps from such a cell to such another, e.g. `{ from: { rails: own }, to: { place: remote } }`; 0 where no way leads there.',
  },
  network: {
    type: 'side',
    doc: 'How many cells hang together by the rails of a player: the most that do.',
  },
  trail: {
    type: 'side',
    doc: 'How many cells a player’s longest trail has: along the player’s rails from cell to cell, through none twice. In networks with many loops it may be longer than what a bounded search finds.',
  },
  line: {
    type: 'side',
    doc: 'How many cells a player’s longest line has: the shortest way along the player’s rails between the two that are farthest apart.',
  },
  owned: {
    type: 'owned',
    doc: 'How many cards belong to a player, wherever they lie, e.g. `{ by: own, where: { category: train } }`.',
  },
  turn: {
    type: 'turnCount',
    doc: 'Counts of this turn: cards played (including the one being resolved), bought or gained, Waste gained, rails laid, stations built, coins spent. Zero for players whose turn it is not.',
  },
  tokens: {
    type: 'tokensOn',
    doc: 'How many tokens of a kind that the pack declares lie on cells, e.g. `{ kind: goods, where: { place: city } }`, or `{ kind: claim, of: own }` for tokens that are `owned`.',
  },
  resources: {
    type: 'resourcesOf',
    doc: 'How many of a resource that the pack declares a player has, e.g. `{ kind: influence }` or `{ kind: influence, of: most }`.',
  },
  railsLeft: { type: 'side', doc: 'Rail tokens still in stock.' },
  score: { type: 'side', doc: 'Points on the score track.' },
  routes: { type: 'side', doc: 'Routes of the map that were claimed.' },
  round: {
    type: 'flag',
    doc: 'The number of the round, from 1. A round has as many turns as there are players, extra turns included.',
  },
  ownTurn: {
    type: 'flag',
    doc: 'The number of the player’s own turn, from 1: how many the player has begun, the present one and extra turns included.',
  },
  turnOrder: {
    type: 'flag',
    doc: 'The player’s place in turn order: 1 for the one who begins each round.',
  },
  players: { type: 'flag', doc: 'How many players there are.' },
  highest: {
    type: 'figure',
    doc: 'The highest number of any of several cards, cells or players, e.g. `{ cost: { from: hand } }`, `{ stations: { place: city } }` or `{ players: { cells: { rails: own } } }`; 0 if there are none.',
  },
  lowest: {
    type: 'figure',
    doc: 'Likewise the lowest, e.g. `{ stations: { place: city, rails: own } }`; 0 if there are none.',
  },
  total: { type: 'figure', doc: 'Likewise all of them together, e.g. `{ cost: { from: play } }`.' },
  sum: { type: 'amounts', doc: 'The sum of all.' },
  minus: { type: 'amounts', doc: 'The first minus all others, never below zero.' },
  times: { type: 'amounts', doc: 'The product of all.' },
  divide: {
    type: 'amounts',
    doc: 'The first divided by all others, rounded down, e.g. `[{ owned: { by: own } }, 4]`. A divisor below 1 counts as 1.',
  },
  half: { type: 'amount', doc: 'Half of it, rounded down.' },
  min: { type: 'amounts', doc: 'The smallest.' },
  max: { type: 'amounts', doc: 'The largest.' },
} as const satisfies ParamSpecs;

/** A filter says which kinds of card are meant; all given fields must match. */
export const FILTER_FIELDS = {
  category: { type: 'category', optional: true, doc: 'The card is of this category, or of one of these.' },
  card: { type: 'cardList', optional: true, doc: 'The card is this one, or one of these.' },
  cost: { type: 'bounds', optional: true, doc: 'Its cost is within these bounds.' },
  value: { type: 'bounds', optional: true, doc: 'Its printed coin value is within these bounds.' },
  points: { type: 'bounds', optional: true, doc: 'Its printed points are within these bounds.' },
  sameAs: { type: 'selection', optional: true, doc: 'It is of the same kind as one of the selected cards.' },
  inSupply: { type: 'flag', optional: true, doc: 'The supply has at least one more of it.' },
  not: { type: 'filter', optional: true, doc: 'It does not match this filter.' },
} as const satisfies ParamSpecs;

/** Cards by owner. */
export const OWNED_FIELDS = {
  by: { type: 'side', doc: 'Whose cards.' },
  where: { type: 'filter', optional: true, doc: 'Only cards that match this.' },
  different: { type: 'flag', optional: true, doc: 'Cards of one name count once.' },
} as const satisfies ParamSpecs;

/** Bounds of a number; all given must hold. */
export const BOUND_FIELDS = {
  atLeast: { type: 'amount', optional: true, doc: 'At least this.' },
  atMost: { type: 'amount', optional: true, doc: 'At most this.' },
  exactly: { type: 'amount', optional: true, doc: 'Exactly this.' },
} as const satisfies ParamSpecs;

/** A condition is an object with exactly one of these keys. */
export const CONDITION_FORMS = {
  rule: {
    type: 'switches',
    doc: 'A switch of the rules file has this value; decided when the game is set up.',
  },
  there: {
    type: 'cards',
    doc: 'There is at least one such card, or at least one cell was chosen under this name.',
  },
  same: { type: 'selections', doc: 'The selections hold a card of the same kind.' },
  compare: { type: 'compare', doc: 'An amount is within bounds.' },
  not: { type: 'condition', doc: 'The condition does not hold.' },
  all: { type: 'conditions', doc: 'All of these are true.' },
  any: { type: 'conditions', doc: 'At least one of these is true.' },
} as const satisfies ParamSpecs;

/** `compare: { amount, atLeast | atMost | exactly }`. */
export const COMPARE_FIELDS = {
  amount: { type: 'amount', doc: 'The number to compare.' },
  ...BOUND_FIELDS,
} as const satisfies ParamSpecs;

/** Which cells of the map; all given fields must match. */
export const CELL_FIELDS = {
  terrain: { type: 'terrain', optional: true, doc: 'The cell has this terrain, or one of these.' },
  region: {
    type: 'region',
    optional: true,
    doc: 'The cell lies in this region of the map, or in one of these.',
  },
  place: { type: 'place', optional: true, doc: 'The cell holds a city, a remote location, or neither.' },
  border: { type: 'flag', optional: true, doc: 'The cell lies at the edge of the map.' },
  rails: { type: 'who', optional: true, doc: 'The cell holds a rail token of this side.' },
  stations: {
    type: 'bounds',
    optional: true,
    doc: 'The number of stations on the cell is within these bounds.',
  },
  size: {
    type: 'bounds',
    optional: true,
    doc: 'The cell is a city, and the number of stations that it has space for in all is within these bounds.',
  },
  room: {
    type: 'bounds',
    optional: true,
    doc: 'The cell is a city, and the number of further stations that it has space for is within these bounds, e.g. `{ atLeast: 1 }`.',
  },
  tokens: {
    type: 'tokenBounds',
    optional: true,
    doc: 'The number of tokens of a kind on the cell is within these bounds, e.g. `{ goods: { atLeast: 1 } }`, or `{ claim: { atLeast: 1, of: own } }` for tokens that are `owned`.',
  },
  near: {
    type: 'near',
    optional: true,
    doc: 'Such a cell is near, e.g. `{ of: { place: city }, distance: { atMost: 2 } }`.',
  },
  connected: {
    type: 'cells',
    optional: true,
    doc: 'Own rails lie on the cell and lead from it to such a cell.',
  },
  in: {
    type: 'cellSelection',
    optional: true,
    doc: 'The cell is one of those that `choose-cells` gave this name.',
  },
  any: { type: 'cellsList', optional: true, doc: 'The cell matches at least one of these.' },
  not: { type: 'cells', optional: true, doc: 'The cell does not match this.' },
} as const satisfies ParamSpecs;

/** Bounds of how many tokens of a kind lie on a cell. */
export const TOKEN_BOUND_FIELDS = {
  ...BOUND_FIELDS,
  of: { type: 'who', optional: true, doc: 'Whose, of tokens that are `owned`; anybody’s unless given.' },
} as const satisfies ParamSpecs;

/** Tokens of a kind on cells. */
export const TOKENS_ON_FIELDS = {
  kind: { type: 'token', doc: 'Which kind of token.' },
  of: { type: 'side', optional: true, doc: 'Whose, of tokens that are `owned`; anybody’s unless given.' },
  where: { type: 'cells', optional: true, doc: 'Only on such cells.' },
} as const satisfies ParamSpecs;

/** A resource of players. */
export const RESOURCES_OF_FIELDS = {
  kind: { type: 'resource', doc: 'Which resource.' },
  of: { type: 'side', optional: true, doc: 'Whose; own unless given.' },
} as const satisfies ParamSpecs;

/** How near: steps from cell to neighboring cell, as rails go. */
export const NEAR_FIELDS = {
  of: { type: 'cells', doc: 'Cells that steps are counted from.' },
  distance: {
    type: 'bounds',
    optional: true,
    doc: 'How many steps away the nearest of them is; 0 is the cell itself. Exactly 1, a neighbour, unless given.',
  },
} as const satisfies ParamSpecs;

/** From which cells to which. */
export const DISTANCE_FIELDS = {
  from: { type: 'cells', doc: 'Where steps begin.' },
  to: { type: 'cells', doc: 'Where they end.' },
  along: {
    type: 'who',
    optional: true,
    doc: 'Only along rails of this side, from a cell with such rails to another; over any open cells unless given.',
  },
} as const satisfies ParamSpecs;

/** One alternative of `choose-one`. */
export const OPTION_FIELDS = {
  do: { type: 'steps', doc: 'The steps of this alternative.' },
} as const satisfies ParamSpecs;
