// The vocabulary for declaring ops, amounts, filters and conditions. JSON Schemas, the studio's card form, reference checks and the
// TypeScript types are all derived from these declarations, so they cannot drift apart.

/** Everything a parameter of the card language can be. */
export const PARAM_TYPES = [
  'amount', // a whole number, or an amount expression
  'count', // how many to choose: a number, any, all, or { upTo: amount }
  'cards', // a selection's name, self, or { from, where }
  'filter', // which kinds of card
  'zone', // where cards are, for choosing or counting
  'target', // where cards go
  'source', // a zone, or the name of a selection
  'name', // a new name for a selection
  'selection', // the name of an earlier selection
  'selections', // two or more of them
  'card', // the id of a kind
  'cardList', // one id or several
  'category', // train, action, rail, …, or several
  'steps', // a list of steps
  'options', // a list of { do: steps }
  'condition',
  'conditions',
  'amounts',
  'bounds', // { atLeast, atMost, exactly }: amounts
  'cells', // which cells of the map
  'cellsList', // several of these
  'cellSelection', // the name of cells chosen earlier
  'near', // { of, distance }: how near which cells
  'distance', // { from, to, along }: from which cells to which
  'figure', // { cost: cards }, …: a number of each card, cell or player
  'variety', // { terrains: cells }, …: what can be different
  'reach', // where rails may be laid
  'waivers', // surcharges that are waived
  'event', // what a trigger waits for
  'reactionEvent', // what a reaction answers
  'until', // when something stops lasting
  'who', // own, opponents, all
  'side', // these, or the opponent who has the most or the fewest
  'owned', // { by, where }
  'turnCount', // what has been done this turn
  'place', // city, remote, none
  'terrain', // the id of a terrain, or several
  'token', // the id of a kind of token that a pack declares
  'tokenBounds', // { kind of token: tokenBound }
  'tokenBound', // bounds, and whose tokens
  'tokensOn', // { kind, of, where }
  'resource', // the id of a resource that a pack declares
  'resourcesOf', // { kind, of }
  'region', // the id of a region of the map, or several
  'flag', // true
  'switches', // { name: value } of the rules file
  'number', // a plain whole number from 1
  'lasting', // a list of lasting effects
  'compare', // an amount with bounds
  'trigger', // { on, where, at, token, do }
  'instead', // { of, by, where, may, do }: what is done instead
  'replaced', // what something can be done instead of
  'lastingIf', // { test, then, else } over lasting effects
  'price', // { what, coins, where, at, for }: what costs more or less
  'priced', // what has a price that can change
  'ban', // { what, where, at, for }: what is forbidden
  'act', // what can be forbidden
  'worth', // { at, for, stations, times, plus }: what rails score
  'receiver', // left, right, active
] as const;
/** The type of a parameter. */
export type ParamType = (typeof PARAM_TYPES)[number];

/** The declaration of one parameter. */
export interface ParamSpec {
  readonly type: ParamType;
  /** One sentence for hover texts and forms. */
  readonly doc: string;
  /** Whether it may be left out. */
  readonly optional?: true;
}

/** Parameters by name. */
export type ParamSpecs = Readonly<Record<string, ParamSpec>>;

/** The unit of the number of an op. */
export type Counted = 'coins' | 'points' | 'cards' | 'rails' | 'stations' | 'tokens' | 'resources';

/** An op as declared: its name, its meaning, and the parameters it reads. */
export interface OpSpec {
  /** One sentence for hover texts and forms. */
  readonly doc: string;
  /** The parameters by name. */
  readonly params: ParamSpecs;
  /** The parameter that may be written alone: `draw: 2` for `draw: { count: 2 }`. */
  readonly short?: string;
  /** The unit of its number, for checks of numbers that no game reaches. */
  readonly counts?: Counted;
  /** Done to opponents, it makes a card an attack. */
  readonly harms?: true;
}

/** The places of cards that an op can name. */
export const ZONES = [
  'hand',
  'deck',
  'discard',
  'play',
  'gained',
  'aside',
  'trash',
  'supply',
  // a player's own place for cards, which all see, or face down
  'mat',
  'mat-down',
] as const;
/** A place of cards. */
export type Zone = (typeof ZONES)[number];

/** Places that a card can be sent to. `deck` is not a target: a card goes on top, and the rest of a deck has no order. */
export const TARGETS = [
  'hand',
  'discard',
  'gained',
  'play',
  'deck-top',
  'deck-bottom',
  'trash',
  'supply',
  'aside',
  'mat',
  'mat-down',
] as const;
/** A place that a card can be sent to. */
export type Target = (typeof TARGETS)[number];

/** Surcharges that a card can waive, in addition to the ids of terrains. `opponents` is the coins, `opponents-waste` the Waste. */
export const WAIVERS = ['terrain', 'city', 'remote', 'opponents', 'opponents-waste'] as const;

/** The events that a trigger can wait for. */
export const TRIGGER_EVENTS = [
  'play',
  'buy',
  'gain',
  'lay',
  'station',
  'discard',
  'trash',
  'draw',
  'shuffle',
  'turn-start',
  'turn-end',
  'route',
  'token',
  'take-token',
  'get-resource',
  'pay-resource',
] as const;
/** An event that a trigger can wait for. */
export type TriggerEvent = (typeof TRIGGER_EVENTS)[number];
/** The events that a card in hand can answer: all that everybody sees. */
export const REACTION_EVENTS = TRIGGER_EVENTS.filter((event) => event !== 'draw');
/** Those about a card, called `it`. */
export const CARD_EVENTS: readonly TriggerEvent[] = ['play', 'buy', 'gain', 'discard', 'trash', 'draw'];
/** The events about a token of a pack's own kinds. */
export const TOKEN_EVENTS: readonly TriggerEvent[] = ['token', 'take-token'];
/** The events about a resource of a pack's own. */
export const RESOURCE_EVENTS: readonly TriggerEvent[] = ['get-resource', 'pay-resource'];
/** The events about a cell. */
export const CELL_EVENTS: readonly TriggerEvent[] = ['lay', 'station', ...TOKEN_EVENTS];

/** What something else can be done instead of. */
export const REPLACED = ['gain', 'discard', 'trash'] as const;
/** Something that can be replaced. */
export type Replaced = (typeof REPLACED)[number];

/** How long an effect started by a step lasts. */
export const UNTIL = ['turn-end', 'next-turn', 'next-turn-end', 'game-end'] as const;
/** The end of a lasting effect. */
export type Until = (typeof UNTIL)[number];

/** The prices that can change: of cards for sale, of laying a rail, of building a station. */
export const PRICED = ['cards', 'rails', 'stations'] as const;
/** A price that can change. */
export type Priced = (typeof PRICED)[number];

/** What can be forbidden: first what pays the prices above, in their order. */
export const ACTS = ['buy', 'lay', 'build', 'play'] as const;
/** Something that can be forbidden. */
export type Act = (typeof ACTS)[number];

/** To which seat cards are passed: the next one in turn order sits on the left; `active` is the one whose turn it is. */
export const RECEIVERS = ['left', 'right', 'active'] as const;
/** To which seat cards are passed. */
export type Receiver = (typeof RECEIVERS)[number];

/** Reach of rails that need not be adjacent to own rails: anywhere, or each further one next to the one before. */
export const REACHES = ['anywhere', 'path'] as const;
/** The reach of rails that an effect lays. */
export type Reach = (typeof REACHES)[number];

/** The kinds of places on a cell; `none` is open ground. */
export const PLACES = ['city', 'remote', 'none'] as const;
/** The kind of place on a cell. */
export type Place = (typeof PLACES)[number];

/** Seats relative to the one whose card it is. */
export const WHO = ['own', 'opponents', 'all'] as const;
/** A group of seats relative to the one whose card it is. */
export type Who = (typeof WHO)[number];

/** The seats that an amount counts for. `most` and `fewest`: as many as the opponent with the most or the fewest has. */
export const SIDES = [...WHO, 'most', 'fewest'] as const;
/** The seats that an amount counts for. */
export type Side = (typeof SIDES)[number];

/** Counts of the current turn: cards (`waste` counts Waste), tokens, coins. */
export const TURN_COUNTS = ['played', 'bought', 'gained', 'waste', 'rails', 'stations', 'spent'] as const;
/** A count of the current turn. */
export type TurnCount = (typeof TURN_COUNTS)[number];

/** Categories that the rules know; a pack may use others of its own, which only filters read. */
export const CATEGORIES = [
  'train',
  'action',
  'rail',
  'station',
  'victory',
  'waste',
  'attack',
  'reaction',
] as const;
