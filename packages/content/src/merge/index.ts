// Merging two edits of a content file; see `railwright merge-file`.
export { mergeTexts, settleTexts, type Merge, type Settled, type Versions } from './merge-texts.ts';
export type { Conflict, MarkStyle } from './conflicts.ts';
export type { Question } from './pieces.ts';
