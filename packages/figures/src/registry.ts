// All figures, in the order in which they are shown. A new one is a file of its own and a line here.
import { botAdvantage } from './bot-advantage.ts';
import { botEffects } from './bot-effects.ts';
import { byRound } from './by-round.ts';
import { cellContest } from './cell-contest.ts';
import { cellIncome } from './cell-income.ts';
import { cellUse } from './cell-use.ts';
import { cellsContested, cellsUsed } from './cells-at-end.ts';
import { choices } from './choices.ts';
import { closeness } from './closeness.ts';
import { decided } from './decided.ts';
import { difference } from './difference.ts';
import { ends } from './ends.ts';
import { everyCardGained } from './every-card-gained.ts';
import { everyCellUsed } from './every-cell-used.ts';
import { fair } from './fair.ts';
import type { Figure } from './figure.ts';
import { firstGained } from './first-gained.ts';
import { firstSeatAdvantage } from './first-seat-advantage.ts';
import { forced } from './forced.ts';
import { gain } from './gain.ts';
import { influence } from './influence.ts';
import { leadChanges } from './lead-changes.ts';
import { luck } from './luck.ts';
import { margin } from './margin.ts';
import { measures } from './measures.ts';
import { minutes } from './minutes.ts';
import { onWaste } from './on-waste.ts';
import { ratings } from './ratings.ts';
import { rounds } from './rounds.ts';
import { runaway } from './runaway.ts';
import { score } from './score.ts';
import { seatAdvantage } from './seat-advantage.ts';
import { seatEffects } from './seat-effects.ts';
import { shared } from './shared.ts';
import { starts } from './starts.ts';
import { targets } from './targets.ts';
import { turns } from './turns.ts';
import { unwon } from './unwon.ts';
import { wins } from './wins.ts';
import { withoutChoice } from './without-choice.ts';

/** The records of all figures, in the order in which results list them. */
export const FIGURES = [
  wins,
  firstSeatAdvantage,
  seatAdvantage,
  botAdvantage,
  seatEffects,
  botEffects,
  shared,
  unwon,
  rounds,
  turns,
  choices,
  minutes,
  score,
  margin,
  ends,
  measures,
  byRound,
  firstGained,
  everyCardGained,
  influence,
  cellUse,
  cellContest,
  cellIncome,
  cellsUsed,
  cellsContested,
  starts,
  everyCellUsed,
  leadChanges,
  decided,
  closeness,
  runaway,
  luck,
  withoutChoice,
  onWaste,
  forced,
  targets,
  difference,
  ratings,
  gain,
  fair,
] as const satisfies readonly Figure[];
