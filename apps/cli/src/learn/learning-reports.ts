// The result of learning, as data and as a document.
import { gamesVersion } from '@railwright/engine/program';
import {
  levelSince,
  type LearningMember,
  type LearningResult,
  type PopulationResult,
} from '@railwright/playtest';
import { learningDocument, type Document } from '@railwright/report/documents';
import { itemWords } from '@railwright/report/words';
import { writeReport } from '../study/write-reports.ts';
import type { Lessons } from './lessons.ts';

export interface LearningOutcome {
  readonly lessons: Lessons;
  readonly members: readonly LearningMember[];
  readonly populations: readonly PopulationResult[];
  readonly preference: string | undefined;
  readonly stopped: boolean;
  /** As typed. */
  readonly command: string;
}

export async function writeLearningReports(
  files: readonly string[],
  outcome: LearningOutcome,
): Promise<void> {
  const { nameOf } = itemWords(outcome.lessons.setup.definition);
  for (const file of files)
    await writeReport(file, { result: learningData(outcome), document: documentOf(outcome, nameOf) });
}

export function learningData({ lessons, members, populations }: LearningOutcome): LearningResult {
  return {
    format: 3,
    setups: lessons.learned.map((setup) => ({ ...setup, seats: [...setup.seats] })),
    members: [...members],
    populations: [...populations],
  };
}

/** `nameOf` names the items of habits. */
export function documentOf(
  { lessons, members, populations, preference, stopped, command }: LearningOutcome,
  nameOf: (item: string) => string,
): Document {
  const { setup, learned } = lessons;
  return learningDocument({
    ...{
      title: setup.title,
      setup: setup.id,
      setups: learned,
      populations,
      preference,
      stopped,
      command,
      nameOf,
    },
    // Checks cover all its games, including those before an interruption; games against bots only those since.
    members: members.map(({ checks, curve, ...member }) => ({
      ...member,
      level: levelSince(checks),
      restarts: checks.filter(({ stuck }) => stuck).map(({ games }) => games),
      curve: checks.map(
        (check) => curve.find(({ games }) => games === check.games) ?? { ...check, strength: [] },
      ),
    })),
    engine: gamesVersion(),
    content: setup.hash,
  });
}
