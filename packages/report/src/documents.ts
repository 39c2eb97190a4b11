// The public API of documents: one function for each kind of result, and the parts that renderers meet.
export { influenceDocument } from './influence/influence-document.ts';
export { changesDocument } from './comparison/changes-document.ts';
export { comparisonDocument } from './comparison/comparison-document.ts';
export {
  evidenceOf,
  plainText,
  spansOf,
  titleOf,
  type Block,
  type Chart,
  type Column,
  type Document,
  type Finding,
  type HeatMaps,
  type Section,
  type Table,
  type Terms,
  type Text,
} from './document/document.ts';
export type { Drawing } from './document/drawing.ts';
export { editLines, MARKS, type Answer, type Change, type Mark, type Verdict } from './document/verdict.ts';
export { explanationDocument } from './explanation/explanation-document.ts';
export { exploitationDocument } from './learning/beaten.ts';
export { learningDocument } from './learning/learning-document.ts';
export { generationDocument } from './maps/generation-document.ts';
export type { MapToShow } from './pictures/map.ts';
export type { LearningReport } from './learning/learning-report.ts';
export { populationSections } from './learning/population.ts';
export { panelDocument, type PanelReport } from './panel/panel-document.ts';
export { groupDocument } from './people/group-document.ts';
export { peopleDocument } from './people/people-document.ts';
export { ratingDocument } from './rating/rating-document.ts';
export type { ReportData } from './report-data.ts';
export { fitDocument } from './strategy/fit-document.ts';
export { improvedDocument } from './strategy/improved-document.ts';
export { sweepDocument } from './sweep/sweep-document.ts';
export { figureTerms, simulationDocument } from './simulation/simulation-document.ts';
export { cardOf, metIn, proposalTitle, proposalWords, tuneDocument } from './tune/tune-document.ts';
export { panelIn, tellPanel, type ToldPanel } from './told/told-panel.ts';
export type { ToldFinding, ToldResult } from './told/told-result.ts';
export { tellSimulation, type ToldSimulation } from './told/told-simulation.ts';
