// What a language must be able to say. Each table is a Record over the declarations of the card language, so a new op, amount or filter
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
import type { Place, Priced, TriggerEvent, Target, Until, Zone } from '../language/params.ts';
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
import type { Selected, Teller } from './teller.ts';
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
  readonly ops: OpWords;
  /** An amount as a phrase. */
  amount(t: Teller, amount: Amount): string;
  /** What holds while a card is in play, or as long as it is in force without being played. */
  lasting(t: Teller, lasting: readonly Lasting[], role?: CardRole): string[];
  /** What a card is worth at the end; with `more`, beyond its printed points. */
  endPoints(t: Teller, amount: Amount, more: boolean): string;
  /** That an effect cannot be declined. */
  readonly mandatory: string;
  onBuy(clauses: readonly string[]): string;
  onGain(clauses: readonly string[]): string;
  reaction(clauses: readonly string[]): string;
  /** Writes a clause as a sentence. */
  sentence(clause: string): string;
  /** Numbers that are written as words. */
  readonly numerals: Readonly<Record<string, number>>;
  /** Why something is not offered. */
  readonly why: WhyWords;
}

/**
 * The selection of cells that a filter means, if it asks for nothing else: of all of them, of one of several, or of the only one. `place`
 * is what its cells are.
 */
export function onlyChosen(
  t: Teller,
  { in: name, place, ...others }: CellFilter,
): { readonly place: Place; readonly several: boolean } | undefined {
  if (name === undefined || Object.keys(others).length > 0) return undefined;
  const what = t.selected(name);
  const chosen = what?.cells?.place;
  if (place !== undefined && place !== chosen) return undefined;
  return { place: chosen ?? 'none', several: what?.many ?? false };
}

/** What kind of place a selection of cells holds, if it is one; without what else it asks for. */
export function chosenCells(what: Selected | undefined): CellFilter | undefined {
  if (what?.cells === undefined) return undefined;
  const { place } = what.cells;
  return place === undefined || place === 'none' ? {} : { place };
}

/** Whether bounds mean 0 and nothing else. */
export function isNone({ atMost, exactly }: Bounds): boolean {
  return (exactly ?? atMost) === 0;
}

/** What the cells must be: only cities have space for stations. */
export function placeOf({ place, size, room }: CellFilter): Place | undefined {
  return (size ?? room) === undefined ? place : 'city';
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
