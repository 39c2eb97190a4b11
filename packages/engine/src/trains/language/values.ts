// The TypeScript types of card language values, derived from the declarations.
import type {
  AMOUNT_FORMS,
  BOUND_FIELDS,
  CELL_FIELDS,
  COMPARE_FIELDS,
  CONDITION_FORMS,
  DISTANCE_FIELDS,
  FILTER_FIELDS,
  NEAR_FIELDS,
  OPTION_FIELDS,
  OWNED_FIELDS,
  RESOURCES_OF_FIELDS,
  TOKEN_BOUND_FIELDS,
  TOKENS_ON_FIELDS,
} from './forms.ts';
import type {
  BAN_FIELDS,
  INSTEAD_FIELDS,
  LASTING_FORMS,
  LASTING_IF_FIELDS,
  OWN_INSTEAD_FIELDS,
  PRICE_FIELDS,
  REACTION_FIELDS,
  TRIGGER_FIELDS,
  WORTH_FIELDS,
} from './lasting-forms.ts';
import type { FIGURE_FORMS, VARIETY_FORMS } from './figure-forms.ts';
import type { OP_SPECS, OpName } from './ops.ts';
import type {
  Act,
  Receiver,
  Replaced,
  OpSpec,
  ParamSpec,
  ParamSpecs,
  Place,
  Priced,
  Reach,
  Side,
  Target,
  TriggerEvent,
  TurnCount,
  Until,
  Who,
  Zone,
} from './params.ts';

interface ParamValues {
  amount: Amount;
  count: Count;
  cards: Cards;
  filter: Filter;
  zone: Zone;
  target: Target;
  source: string;
  name: string;
  selection: string;
  selections: readonly string[];
  card: string;
  cardList: string | readonly string[];
  category: string | readonly string[];
  steps: readonly Step[];
  options: readonly Option[];
  condition: Condition;
  conditions: readonly Condition[];
  amounts: readonly Amount[];
  bounds: Bounds;
  cells: CellFilter;
  cellsList: readonly CellFilter[];
  cellSelection: string;
  near: Near;
  distance: Distance;
  figure: Figure;
  variety: Variety;
  reach: Reach;
  waivers: readonly string[];
  event: TriggerEvent;
  reactionEvent: TriggerEvent;
  until: Until;
  who: Who;
  side: Side;
  owned: Owned;
  turnCount: TurnCount;
  place: Place;
  terrain: string | readonly string[];
  token: string;
  tokenBounds: Readonly<Record<string, TokenBounds>>;
  tokenBound: TokenBounds;
  tokensOn: TokensOn;
  resource: string;
  resourcesOf: ResourcesOf;
  region: string | readonly string[];
  flag: true;
  switches: Readonly<Record<string, string | boolean | number>>;
  number: number;
  lasting: readonly Lasting[];
  compare: Compare;
  trigger: Trigger;
  instead: Instead;
  replaced: Replaced;
  lastingIf: LastingIf;
  price: Price;
  priced: Priced;
  ban: Ban;
  act: Act;
  worth: Worth;
  receiver: Receiver;
}

type Value<P extends ParamSpec> = ParamValues[P['type']];
type OptionalKeys<F extends ParamSpecs> = {
  [K in keyof F]: F[K] extends { optional: true } ? K : never;
}[keyof F];

/** An object with the declared fields. */
type Fields<F extends ParamSpecs> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Value<F[K]>;
} & {
  readonly [K in OptionalKeys<F>]?: Value<F[K]>;
};
/** An object with exactly one of the declared keys. */
type OneOf<F extends ParamSpecs> = { [K in keyof F]: { readonly [P in K]: Value<F[K]> } }[keyof F];

/** A number, or a form that counts something when the effect runs. */
export type Amount = number | OneOf<typeof AMOUNT_FORMS>;
/** How many: exactly, any number, all, or up to an amount. */
export type Count = number | 'any' | 'all' | { readonly upTo: Amount };
/** A selection or a zone by its name, or the cards there that match a filter. */
export type Cards = string | { readonly from: string; readonly where?: Filter };
/** A filter of cards; all given fields must match. */
export type Filter = Fields<typeof FILTER_FIELDS>;
/** Cards that a seat owns, for counting. */
export type Owned = Fields<typeof OWNED_FIELDS>;
/** Bounds of a number; all given ones must hold. */
export type Bounds = Fields<typeof BOUND_FIELDS>;
/** Two amounts, compared. */
export type Compare = Fields<typeof COMPARE_FIELDS>;
/** A condition on the position. */
export type Condition = OneOf<typeof CONDITION_FORMS>;
/** A filter of cells; all given fields must match. */
export type CellFilter = Fields<typeof CELL_FIELDS>;
/** Cells near others. */
export type Near = Fields<typeof NEAR_FIELDS>;
/** Bounds of the tokens of one kind on a cell. */
export type TokenBounds = Fields<typeof TOKEN_BOUND_FIELDS>;
/** Tokens on cells, for counting. */
export type TokensOn = Fields<typeof TOKENS_ON_FIELDS>;
/** A resource of players, for counting. */
export type ResourcesOf = Fields<typeof RESOURCES_OF_FIELDS>;
/** The distance between cells, for counting. */
export type Distance = Fields<typeof DISTANCE_FIELDS>;
/** What each of several cards, cells or players has a number of. */
export type Figure = OneOf<typeof FIGURE_FORMS>;
/** What can be different. */
export type Variety = OneOf<typeof VARIETY_FORMS>;
/** The name of what can be different. */
export type VarietyForm = keyof typeof VARIETY_FORMS;
/** A rule that holds for some time. */
export type Lasting = OneOf<typeof LASTING_FORMS>;
/** An event to wait for, and the steps it sets off. */
export type Trigger = Fields<typeof TRIGGER_FIELDS>;
/** What is done when a card is shown from hand, and when that may be. */
export type Reaction = Fields<typeof REACTION_FIELDS>;
/** What is done instead of something else. */
export type Instead = Fields<typeof INSTEAD_FIELDS>;
/** What is done instead of something that would happen to the card itself. */
export type OwnInstead = Fields<typeof OWN_INSTEAD_FIELDS>;
/** What somebody cannot do. */
export type Ban = Fields<typeof BAN_FIELDS>;
/** A change of what rails score. */
export type Worth = Fields<typeof WORTH_FIELDS>;
/** A change of a price. */
export type Price = Fields<typeof PRICE_FIELDS>;
type LastingIf = Fields<typeof LASTING_IF_FIELDS>;
/** One of several effects to choose from. */
export type Option = Fields<typeof OPTION_FIELDS>;

/** The parameters of one op, always in the long form. */
export type OpParams<O extends OpName> = Fields<(typeof OP_SPECS)[O]['params']>;
type Short<S extends OpSpec> = S extends { short: infer P extends string }
  ? P extends keyof S['params']
    ? Value<S['params'][P]>
    : never
  : never;

/** One step as written: `{ draw: 2 }` or `{ draw: { count: 2 } }`. */
export type Step = {
  [O in OpName]: { readonly [K in O]: OpParams<O> | Short<(typeof OP_SPECS)[O]> };
}[OpName];
