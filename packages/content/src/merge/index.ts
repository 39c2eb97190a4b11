// Merging two edits of a content file, see `railwright merge-file`; what differs between two versions of it, and undoing a difference.
export { mergeTexts, settleTexts, type Merge, type Settled, type Versions } from './merge-texts.ts';
export type { Conflict, MarkStyle } from './conflicts.ts';
export type { Question } from './pieces.ts';
export { changesBetween, type TextChange } from './changes.ts';
export { undoChange } from './undo.ts';
