// The result of learning, as data and as reports; the file extension decides the format.
import { extname } from 'node:path';
import { gamesVersion } from '@railwright/engine/program';
import {
  levelSince,
  type LearningMember,
  type LearningResult,
  type PopulationResult,
} from '@railwright/playtest';
import { itemWords, learningToHtml, learningToMarkdown, type LearningReport } from '@railwright/report';
import { printError, safe, toSafeJson } from '../output.ts';
import { checkReportFiles } from '../simulate/write-reports.ts';
import { writeWhole } from '../write-file.ts';
import type { Lessons } from './lessons.ts';

const FORMS = ['.html', '.md', '.json'] as const;

export interface LearningOutcome {
  readonly lessons: Lessons;
  readonly members: readonly LearningMember[];
  readonly populations: readonly PopulationResult[];
  readonly preference: string | undefined;
  readonly stopped: boolean;
  /** As typed. */
  readonly command: string;
}

/** @throws Failure before learning starts, if a file has an unknown format or no folder. */
export function checkLearningReports(files: readonly string[]): void {
  checkReportFiles(files, FORMS);
}

export async function writeLearningReports(
  files: readonly string[],
  outcome: LearningOutcome,
): Promise<void> {
  for (const file of files) {
    await writeWhole(file, textOf(extname(file).toLowerCase(), outcome));
    printError(safe(`The report is in ${file}.`));
  }
}

export function learningData({ lessons, members, populations }: LearningOutcome): LearningResult {
  return {
    format: 3,
    setups: lessons.learned.map((setup) => ({ ...setup, seats: [...setup.seats] })),
    members: [...members],
    populations: [...populations],
  };
}

function textOf(form: string, outcome: LearningOutcome): string {
  if (form === '.json') return `${toSafeJson(learningData(outcome), 2)}\n`;
  const report = reportOf(outcome);
  return form === '.md' ? learningToMarkdown(report) : learningToHtml(report);
}

function reportOf({
  lessons,
  members,
  populations,
  preference,
  stopped,
  command,
}: LearningOutcome): LearningReport {
  const { setup, learned } = lessons;
  return {
    title: setup.title,
    setup: setup.id,
    setups: learned,
    // Checks cover all its games, including those before an interruption; games against bots only those since.
    members: members.map(({ checks, curve, ...member }) => ({
      ...member,
      level: levelSince(checks),
      curve: checks.map(
        (check) => curve.find(({ games }) => games === check.games) ?? { ...check, strength: [] },
      ),
    })),
    populations,
    preference,
    stopped,
    command,
    engine: gamesVersion(),
    content: setup.hash,
    nameOf: itemWords(setup.definition).nameOf,
  };
}
