// What happened as the pages saw it, in the one order of the process that they all run in.
import type { Told } from '@railwright/table/protocol';

export type Noted = { readonly seat: number } & (
  | { readonly kind: 'sent'; readonly id: string; readonly what: Asked }
  | { readonly kind: 'done'; readonly id: string; readonly revision: number }
  | { readonly kind: 'refused'; readonly id: string; readonly code: string }
  /** A view; `told` is everything that the page had been told by then. */
  | {
      readonly kind: 'saw';
      readonly revision: number;
      readonly told: readonly Told[];
      readonly position: string;
    }
);

/** What a page asked for. */
type Asked =
  | { readonly type: 'choose'; readonly texts: readonly string[] }
  | { readonly type: 'undo' | 'sit' | 'answer' };

/** An entry as it lies in the file. */
export interface KeptEntry {
  readonly kind: string;
  readonly seat: number;
  readonly id?: string;
  readonly texts?: readonly string[];
  readonly to?: number;
  readonly hash?: string;
}
