// Messages between the page and the worker that checks content.
import type { Diagnostic } from '@railwright/content';
import type { TestTables, TestWish } from './tables.ts';

export type Files = readonly (readonly [path: string, text: string])[];

/** A setup to assemble: `setup` is `pack/id`; with only `map`, the first setup that can be played on it. */
export interface PlayWish {
  readonly setup?: string;
  /** `pack/id`, instead of the setup's own. */
  readonly map?: string;
}

export type CheckRequest = { readonly run: number; readonly files: Files } & (
  | { readonly kind: 'check' }
  | { readonly kind: 'bundle'; readonly wish: PlayWish }
  | { readonly kind: 'tables'; readonly wish: TestWish }
);

export type CheckAnswer = { readonly run: number } & (
  | { readonly kind: 'checked'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: 'bundled'; readonly hash: string; readonly json: string }
  | { readonly kind: 'tables'; readonly tables: TestTables }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: 'failed'; readonly message: string }
);
