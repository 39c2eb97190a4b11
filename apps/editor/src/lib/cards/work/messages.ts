// What the page asks the worker for cards, and what it answers.
import type { TestReport } from '@railwright/content';
import type { TableAnswer, TableWish } from './table.ts';

export type Files = readonly (readonly [path: string, text: string])[];

export type CardRequest = { readonly run: number; readonly files: Files } & (
  { readonly kind: 'tests'; readonly pack: string } | { readonly kind: 'table'; readonly wish: TableWish }
);

export type CardAnswer = { readonly run: number } & (
  | { readonly kind: 'tests'; readonly report: TestReport }
  | { readonly kind: 'table'; readonly answer: TableAnswer }
  | { readonly kind: 'failed'; readonly message: string }
);
