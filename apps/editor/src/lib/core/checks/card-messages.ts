// Messages between the page and the card worker.
import type { TestReport } from '@railwright/content';
import type { TableAnswer, TableWish } from './card-table.ts';
import type { Files } from './messages.ts';

export type CardRequest = { readonly run: number; readonly files: Files } & (
  { readonly kind: 'tests'; readonly pack: string } | { readonly kind: 'table'; readonly wish: TableWish }
);

export type CardAnswer = { readonly run: number } & (
  | { readonly kind: 'tests'; readonly report: TestReport }
  | { readonly kind: 'table'; readonly answer: TableAnswer }
  | { readonly kind: 'failed'; readonly message: string }
);
