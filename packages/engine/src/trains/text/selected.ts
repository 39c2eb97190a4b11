// What a text knows of the cards and cells that earlier steps have selected.
import type { Place } from '../language/params.ts';
import type { CellFilter, Count, Filter } from '../language/values.ts';

/** Cards or cells that a step has selected, as far as the text needs to know. */
export interface Selected {
  /** The kinds it can be; undefined for any. */
  readonly where: Filter | undefined;
  readonly many: boolean;
  /** A named kind rather than cards. */
  readonly named: boolean;
  /** For cells: which could be chosen. */
  readonly cells: CellFilter | undefined;
  /** Cells that a step has used rather than chosen: "that cell". */
  readonly used: boolean;
  /** The participle for them, as in "each card discarded". */
  readonly done: Done | undefined;
  /** A pronoun will do while no other cards are mentioned: nothing was done with them that their participle says. */
  readonly fresh: boolean;
  /** How many they are, if that is known. */
  readonly size: number | undefined;
  /** Some of them have gone elsewhere. */
  readonly partly: boolean;
  /** All but one have gone elsewhere. */
  readonly isRest: boolean;
  /** It has just been played, so that to play it is to play it again. */
  readonly again: boolean;
  /** Only their player has seen them. */
  readonly hidden: boolean;
}

export type Done =
  | 'discarded'
  | 'trashed'
  | 'returned'
  | 'played'
  | 'bought'
  | 'gained'
  | 'drawn'
  | 'revealed'
  | 'seen'
  | 'chosen';

/** A choice that the next step carries out, so that one sentence covers both. */
export interface Pending {
  readonly from: string;
  readonly where: Filter | undefined;
  readonly count: Count;
  /** By chance. */
  readonly isRandom?: boolean;
}

/** Cells that a step has chosen: which kind, whether there are several, and which of several such choices it is, from 0. */
export interface Chosen {
  readonly place: Place;
  readonly several: boolean;
  readonly rank: number | undefined;
  /** Used by a step, and the only ones of their sort: "that cell". */
  readonly that: boolean;
}

/** Whether a pronoun is clear: nothing else was mentioned since, or nothing else is left. */
export function isClear(
  t: { readonly latest: string; selected(name: string): Selected | undefined },
  name: string,
): boolean {
  const what = t.selected(name);
  if (what === undefined || what.named) return false;
  return what.partly ? !what.many : what.fresh && t.latest === name;
}
