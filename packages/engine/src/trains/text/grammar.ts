// The sentences that a language must provide. Each table is a Record over the declarations of the card language, so a new op, amount or filter
// without words is a type error.
import type {
  AMOUNT_FORMS,
  BOUND_FIELDS,
  CELL_FIELDS,
  CONDITION_FORMS,
  FILTER_FIELDS,
  LASTING_FORMS,
} from '../language/forms.ts';
import type { CardRole } from '../definition.ts';
import type { OpName } from '../language/ops.ts';
import type { Place, Priced, TriggerEvent, Target, Until, Who, Zone } from '../language/params.ts';
import type {
  Amount,
  Bounds,
  CellFilter,
  Condition,
  Filter,
  Lasting,
  OpParams,
  Price,
} from '../language/values.ts';
import type { RareWords, Selected, Teller } from './teller.ts';
import type { WhyWords } from './why-words.ts';

/** The value of one key in a union of one-key objects. */
type Arg<U, K extends PropertyKey> = U extends object ? (K extends keyof U ? U[K] : never) : never;

export type OpWords = { readonly [O in OpName]: (t: Teller, params: OpParams<O>) => string };
/** Each amount as a phrase such as "the number of cards in your hand". */
export type AmountWords = {
  readonly [F in keyof typeof AMOUNT_FORMS]: (t: Teller, value: Arg<Amount, F>) => string;
};
/** Each condition as it follows "if". */
export type ConditionWords = {
  readonly [F in keyof typeof CONDITION_FORMS]: (t: Teller, value: Arg<Condition, F>, no: boolean) => string;
};
/** Each field of a filter as it follows "a card"; empty if the noun says it already. */
export type FilterWords = {
  readonly [F in keyof typeof FILTER_FIELDS]-?: (
    t: Teller,
    value: NonNullable<Filter[F]>,
    many: boolean,
  ) => string;
};
export type CellWords = {
  readonly [F in keyof typeof CELL_FIELDS]-?: (
    t: Teller,
    value: NonNullable<CellFilter[F]>,
    many: boolean,
  ) => string;
};
export type BoundWords = {
  readonly [F in keyof typeof BOUND_FIELDS]-?: (amount: string) => string;
};
export type LastingWords = {
  readonly [F in keyof typeof LASTING_FORMS]: (t: Teller, value: Arg<Lasting, F>) => string;
};
export type PricedWords = Readonly<Record<Priced, (t: Teller, price: Price) => string>>;
export type ZoneWords = Readonly<Record<Zone, { readonly you: string; readonly they: string }>>;
export type TargetWords = Readonly<Record<Target, { readonly you: string; readonly they: string }>>;
/** The action that sets off a trigger: the verb for the reader, and for others. */
export type EventWords = Readonly<
  Record<Exclude<TriggerEvent, `turn-${string}`>, readonly [you: string, other: string]>
>;
/** How long what holds does so, before what it is. */
export type RoleWords = Readonly<Record<CardRole, string>>;
export type UntilWords = Readonly<Record<Until, { readonly you: string; readonly they: string }>>;

/** A language as the rest of the text generator sees it. */
export interface Grammar {
  /** Words that few cards need. */
  readonly rare: RareWords;
  /** The sentence of each op. */
  readonly ops: OpWords;
  /** An amount as a phrase. */
  amount(t: Teller, amount: Amount): string;
  /** Sentences for rules that hold while a card is in play, or in force without being played. */
  lasting(t: Teller, lasting: readonly Lasting[], role?: CardRole): string[];
  /** The sentence for a card's points at the end; with `more`, those beyond its printed points. */
  endPoints(t: Teller, amount: Amount, more: boolean): string;
  /** The sentence for steps when a card is bought. */
  onBuy(clauses: readonly string[]): string;
  /** The sentence for steps when a card is gained. */
  onGain(clauses: readonly string[]): string;
  /** The sentence for a reaction. */
  reaction(clauses: readonly string[]): string;
  /** Writes a clause as a sentence. */
  sentence(clause: string): string;
  /** Why something is not offered. */
  readonly why: WhyWords;
}

/**
 * The selection of cells that a filter means, if it asks for nothing else: of all of them, of one of several, or of the only one. `place`
 * is what its cells are, `rank` which of several such selections it is, from 0.
 */
export function onlyChosen(
  t: Teller,
  { in: name, place, ...others }: CellFilter,
): { readonly place: Place; readonly several: boolean; readonly rank: number | undefined } | undefined {
  if (name === undefined || Object.keys(others).length > 0) return undefined;
  const what = t.selected(name);
  const chosen = what?.cells?.place;
  if (place !== undefined && place !== chosen) return undefined;
  const alike = t.alike(name);
  const rank = alike.length > 1 ? alike.indexOf(name) : undefined;
  return { place: chosen ?? 'none', several: what?.many ?? false, rank };
}

/** The kind of place that a selection of cells holds, if it is one; without its other conditions. */
export function chosenCells(what: Selected | undefined): CellFilter | undefined {
  if (what?.cells === undefined) return undefined;
  const { place } = what.cells;
  return place === undefined || place === 'none' ? {} : { place };
}

/** Only cities have space for stations. */
function kindOfPlace({ place, size, room }: CellFilter): Place | undefined {
  return (size ?? room) === undefined ? place : 'city';
}

/** The kind of place of cells, by themselves or as chosen ones: rails lie "in" or "on" it. */
export function placeOf(t: Teller, cells: CellFilter): Place | undefined {
  return onlyChosen(t, cells)?.place ?? kindOfPlace(cells);
}

/** Tokens of a kind, anybody's unless it is said whose. */
interface LackingTokens {
  readonly kind: string;
  readonly of: Who;
}

/** Exclusions of cells: "without city or remote location", "without your rails", "outside a region". */
export interface Lacking {
  /** Neither a city nor a remote location. */
  readonly places: boolean;
  readonly stations: boolean;
  readonly tokens: readonly LackingTokens[];
  readonly rails: Who | undefined;
  readonly region: string | readonly string[] | undefined;
  /** The filter without all these. */
  readonly others: CellFilter;
}

/** Splits off what cells lack from what they have. */
export function readLacking({ place, not = {}, stations, tokens = {}, ...rest }: CellFilter): Lacking {
  const kind = kindOfPlace({ ...rest, ...(place && { place }) });
  const [denied, ...more] = Object.keys(not);
  const only = more.length === 0 ? denied : undefined;
  const noRails = only === 'rails' ? not.rails : undefined;
  const noRegion = only === 'region' ? not.region : undefined;
  const noStations = isNone(stations);
  const kinds = Object.entries(tokens);
  const some = Object.fromEntries(kinds.filter(([, bounds]) => !isNone(bounds)));
  return {
    places: place === 'none',
    stations: noStations,
    tokens: kinds.filter(([, bounds]) => isNone(bounds)).map(([kind, { of = 'all' }]) => ({ kind, of })),
    rails: noRails,
    region: noRegion,
    others: {
      ...rest,
      ...(kind !== undefined && kind !== 'none' && { place: kind }),
      ...(stations !== undefined && !noStations && { stations }),
      ...(Object.keys(some).length > 0 && { tokens: some }),
      ...(Object.keys(not).length > 0 && noRails === undefined && noRegion === undefined && { not }),
    },
  };
}

/** Whether bounds leave nothing but zero. */
export function isNone(bounds: Bounds | undefined): boolean {
  return bounds !== undefined && bounds.atLeast === undefined && (bounds.exactly ?? bounds.atMost) === 0;
}

/** Cells that are one thing or another and need nothing more. */
export function onlyAny(cells: CellFilter): readonly CellFilter[] | undefined {
  return Object.keys(cells).length === 1 ? cells.any : undefined;
}

export function entryOf<T extends object>(value: T): [key: string, arg: unknown] {
  return Object.entries(value)[0] as [string, unknown];
}

const RECKONED = ['sum', 'minus', 'times', 'divide', 'half', 'min', 'max'];

/** Whether an amount is calculated from others, and so needs brackets inside another calculation. */
export function isReckoned(amount: Amount): boolean {
  return typeof amount === 'object' && RECKONED.includes(entryOf(amount)[0]);
}

/** Whether it needs no brackets before "plus" and "minus", since it is read from left to right. */
export function isAdded(amount: Amount): boolean {
  return typeof amount === 'object' && ['sum', 'minus'].includes(entryOf(amount)[0]);
}
