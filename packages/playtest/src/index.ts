// The face of the package: batches of games and their results. No Node and no DOM; worker threads are in
// `@railwright/playtest/node`.
export { entryAt, fillSeats, type Batch, type Chunk } from './batch.ts';
export { explainPlayer, phasesOf, type ExplainedBot } from './explain/explanation.ts';
export type { Explanation, Habit } from './explain/explanation-result.ts';
export { studyPositions } from './explain/positions.ts';
export type { GameSource } from './game-source.ts';
export { batchesInTurn, countGames, type BatchesOptions } from './executor/batches-in-turn.ts';
export { inTurn } from './in-turn.ts';
export type { ChunkPlayer, ChunkReply } from './executor/chunk-player.ts';
export {
  NothingLearnedError,
  wrapExecutor,
  type Executor,
  type LearnerOptions,
  type LearningRun,
} from './executor/executor.ts';
export { trainAll } from './executor/lessons.ts';
export { localExecutor } from './executor/local-executor.ts';
export { fit, type Fitted } from './improve/fit.ts';
export type { FitResult } from './improve/fit-result.ts';
export { fitGroup, LEAST_GROUP_GAMES, type GroupAsked, type GroupFit } from './group/fit-group.ts';
export type { GroupGame } from './group/choices.ts';
export type { GroupResult } from './group/group-result.ts';
export { habitsOf, thirdsOf } from './improve/habits.ts';
export { improve, type Improved } from './improve/improve.ts';
export type { ImprovementResult } from './improve/improvement-result.ts';
export { exploit, type ExploitPlan } from './learning/exploit.ts';
export type { Exploitation } from './learning/exploitation-result.ts';
export type { Beginning, Learned, LearningNews, LearningPlan, LearningTable } from './learning/learning.ts';
export { comparePopulation, differences } from './learning/population.ts';
export { learnedPlayers } from './summary/learned-players.ts';
export type { LearnedPlayer } from './result/learned-player.ts';
export { measureStrength } from './learning/strength.ts';
export type {
  LearningMember,
  LearningResult,
  MeasuredStrength,
  PopulationResult,
  PopulationShare,
} from './learning/learning-result.ts';
export { beginWith, playerOf, type PlayerSource } from './learning/player-of.ts';
export { CHECK_GAMES, levelSince, SETTINGS, type Budget, type Check } from '@railwright/learn';
export {
  formatPlayer,
  knowledgeOf,
  parsePlayer,
  type LearnedSetup,
  type Player,
  type Witnesses,
} from '@railwright/net';
export { playMatch, type Match, type MatchResult } from './match/match.ts';
export { joinMatches } from './match/match-parts.ts';
export { anyOf, makeAtlas, type AtlasPlan, type Birth } from './maps/atlas.ts';
export { edges, type Axis } from './maps/squares.ts';
export { playInTurns, type MapsSoFar, type TurnsPlan } from './maps/play-in-turns.ts';
export { judgeMaps, type MapsPlan } from './maps/judge-maps.ts';
export type { PlayedMap } from './maps/play-maps.ts';
export type { Generation, JudgedMap } from './maps/judged-maps.ts';
export { askPanel, firstImpression } from './panel/ask-panel.ts';
export { changesOf } from './panel/compare/compare-panels.ts';
export { CHANGE_LESSONS, compareLearned, type ComparedSide } from './panel/compare/compare-learned.ts';
export type { PanelChange, PanelComparison } from './panel/compare/panel-comparison.ts';
export { playAlone, playPanel } from './panel/play-panel.ts';
export type { PanelEvent, PanelPlace } from './panel/open-panel.ts';
export type { PanelPlan } from './panel/panel-plan.ts';
export type { PanelSources } from './panel/players/panel.ts';
export type { PanelFinding, PanelResult } from './panel/panel-result.ts';
export { answersTo, type Asked, type Given } from './people/answers.ts';
export { comparePeople, type ToldGames } from './people/compare-people.ts';
export type { PeopleGroup, PeopleResult } from './people/people-result.ts';
export { batchOfPeople, tallyRecords } from './people/replay-games.ts';
export { playChunk, type ChunkResult } from './play.ts';
export { GATHERINGS, type Gathering } from './gather.ts';
export type { MeasureResult, SimulationResult } from './result.ts';
export type { BoardResult } from './result/observed.ts';
export { numbersIn, partsIn } from './result/shown.ts';
export type { DistributionResult, SeenResult, ShareResult } from './result/parts.ts';
export type { TargetResult } from './result/verdicts.ts';
export type { RatingResult } from './rating/rating-result.ts';
export { summarizeRatings } from './rating/round-robin.ts';
export { rate, type TableGames } from './rating/strengths.ts';
export { countTables, tablesOf, type RoundRobin } from './rating/tables.ts';
export type { GameRow } from './observe/rows.ts';
export { rowColumns, type RowColumn } from './row-columns.ts';
export { gamesText, isCutFixed, runChunks, type BatchRun, type RunOptions } from './run.ts';
export { gameSeed } from './seeds.ts';
export { summarize } from './summary.ts';
export type { Tally } from './tally.ts';
export { checkTargets, gatheringsFor, worstOf } from './targets/check.ts';
export { parseUntil, stopRule, untilResult, type Until } from './targets/until.ts';
export { compareBatches, type Comparison } from './compare/compare.ts';
export { restrict, studiedItems, studyCards, type CardStudy, type PlayedItem } from './compare/influence.ts';
export type { PlayedBatch } from './compare/rows.ts';
export { findField, MOST_VALUES, sweptValues, type NumberField } from './compare/field.ts';
export { IGNORED_BELOW, suggestedOf, type Sweep, type SweepPoint } from './compare/sweep.ts';
export { gamesOfSweep, playSweep, type SweepPlace } from './compare/sweep-run.ts';
export type { StudiedItem } from '@railwright/engine';
export { costOf, numbersOf, type FreeNumber, type TunePlan } from './tune/tune-plan.ts';
export {
  MUST_PART,
  type JudgedCard,
  type JudgedVersion,
  type TuneProposal,
  type TuneResult,
} from './tune/tune-result.ts';
export { isFine } from './tune/better.ts';
export { playTune, type TunePlace } from './tune/tune-run.ts';
export { Price } from './tune/price.ts';
export { lookAtPrices, SURVEY_DEALS, surveyPrices } from './tune/survey.ts';
