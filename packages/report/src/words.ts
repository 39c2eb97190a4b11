// The API for pages that show results themselves: sentences about a result, and games packed for links, without the
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
  changeCells,
  KIND_WORDS,
  LEAD_HEAD,
  leadRows,
  LEADS_NOTE,
  panelNote,
  sayCells,
  sayShares,
  START_HEAD,
  startRows,
  STARTS_NOTE,
  turnShares,
  USE_HEAD,
  USE_NOTE,
  useRows,
  verdictWords,
  winCells,
  WORTH_HEAD,
  WORTH_NOTE,
  worthRows,
} from './panel-words.ts';
export { leadBars, leadPicture } from './pictures/leads.ts';
export { worthPicture } from './pictures/worth.ts';
export { worthPlot } from './pictures/worth-plot.ts';
export { packJson } from './pack.ts';
export { SWEEP_VERDICTS, sweepWords } from './sweep-words.ts';
