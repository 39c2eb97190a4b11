// The API for pages that show results themselves: sentences about a result, and games packed for links, without documents.
export { comparedFigure, comparedPair, FIRST_SEAT } from './comparison/comparison-document.ts';
export type { Finding, FindingKind } from './document/document.ts';
export { exampleGames } from './example-games.ts';
export { capital, percent, percentRange, toldOf, whole, writeFigures } from './figures-text.ts';
export type { ItemWords } from './game-module.ts';
export { itemWords, panelItems } from './items.ts';
export { packJson } from './pack.ts';
export { playerWords } from './player-words.ts';
export type { LinkedGames } from './report-data.ts';
export { findings } from './simulation/simulation-findings.ts';
export { gamesToPlay, rangeText, undecidedText, valueText } from './simulation/target-words.ts';
export { tellGames, type ToldGames } from './told/told-games.ts';
export { SWEEP_VERDICTS, sweepWords } from './sweep/sweep-words.ts';
