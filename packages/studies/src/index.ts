// The face of the package: what a study is asked, how it runs, and how it ends. No Node, no page and no terminal.
export { compare, type CompareRequest } from './compare.ts';
export { explain, type ExplainRequest } from './explain.ts';
export { generate, type GenerateRequest } from './generate.ts';
export { influence, type InfluenceRequest } from './influence.ts';
export {
  change,
  panel,
  panelGames,
  panelSources,
  sameStart,
  type ChangeRequest,
  type KnownPlayer,
  type PanelAsked,
  type PanelRequest,
} from './panel.ts';
export { landscapes, type LandscapesRequest } from './landscapes.ts';
export { people, type PeopleGames, type PeopleRequest } from './people.ts';
export type { Ended, News, Place, Progress, StoppedRun } from './place.ts';
export { rate, type RateRequest } from './rate.ts';
export { runStudy, type StudyNews, type StudyRequest, type StudyResults } from './run-study.ts';
export { simulate, type SimulateRequest } from './simulate.ts';
export { sweep, type SweepRequest } from './sweep.ts';
export { tune, type TuneRequest } from './tune.ts';
