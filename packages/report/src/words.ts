// The face for pages that show results themselves: sentences about a result, and games packed for links, without the
// pictures of a report.
export { CELL_HEAD, cellHeats, cellRows } from './cell-words.ts';
export { capital, percentRange, toldOf } from './figures-text.ts';
export { findings } from './findings.ts';
export type { Finding, FindingKind } from './findings.ts';
export { itemWords, panelItems } from './items.ts';
export type { ItemWords } from './game-module.ts';
export { gainWords, playerWords, searchWords } from './player-words.ts';
export {
  answerWords,
  KIND_WORDS,
  panelNote,
  sayCells,
  sayShares,
  START_HEAD,
  startRows,
  STARTS_NOTE,
  turnShares,
  winCells,
  WORTH_HEAD,
  worthRows,
  type ShareRow,
} from './panel-words.ts';
export { packJson } from './pack.ts';
export { SWEEP_VERDICTS, sweepWords } from './sweep-words.ts';
