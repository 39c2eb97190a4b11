// Learns setups, measures the player and keeps it.
import { availableParallelism } from 'node:os';
import type { BotSpec } from '@railwright/bots';
import type { Executor, LearningMember, LearningPlan, PopulationResult } from '@railwright/playtest';
import { onThreads } from '@railwright/playtest/node';
import { populationSections } from '@railwright/report/documents';
import { plural } from '../check/findings.ts';
import { findBots } from '../content/bots.ts';
import { loadForPlay } from '../content/setup.ts';
import { formatDocument, sectionText } from '../document-text.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, printError, printJson, safe } from '../output.ts';
import { orFailure } from '../study/failed-games.ts';
import type { StudyFlags } from '../study/flags.ts';
import { checkReportFiles } from '../study/write-reports.ts';
import { documentOf, learningData, writeLearningReports, type LearningOutcome } from './learning-reports.ts';
import { findLessons } from './lessons.ts';
import { measure } from './measure.ts';
import { opponents } from './opponents.ts';
import { planFrom } from './plan.ts';
import { findPlayerFile } from './player-place.ts';
import { comparePlayers, type LearnedMember } from './population.ts';
import { runLearning } from './run-learning.ts';
import { savePlayer } from './save-player.ts';
import { asWitnesses, findWitnesses } from './witnesses.ts';

export interface LearnFlags extends Omit<StudyFlags, 'players'> {
  readonly players: string | undefined;
  readonly markets: number | undefined;
  readonly games: number | undefined;
  readonly minutes: string | undefined;
  readonly from: string | undefined;
  readonly population: number;
  readonly preference: string | undefined;
  readonly teacher: string | undefined;
  readonly jobs: number | undefined;
  readonly against: string | undefined;
  readonly 'held-out': number;
  readonly exploit: boolean;
  readonly report: readonly string[] | undefined;
  /** As typed, for reports. */
  readonly command: string;
  readonly output: string | undefined;
  readonly force: boolean;
}

/** Returns the exit code. */
export async function learn(typed: readonly string[], flags: LearnFlags): Promise<number> {
  checkReportFiles(flags.report ?? []);
  const content = await loadForPlay(flags.content);
  const lessons = findLessons(content, typed, flags, flags.players, flags.markets);
  const { setup, seats } = lessons;
  const against: BotSpec[] = await findBots(
    content,
    setup,
    Math.min(...seats),
    flags.against ?? opponents(setup.game).join(','),
  );
  if (
    flags.output === undefined &&
    (typed.length > 1 || flags.markets !== undefined || flags.preference !== undefined)
  )
    throw misuse(
      'A player for several setups or markets, or with a preference, must be written to a file.',
      'Name it with --output.',
    );
  const files = Array.from({ length: flags.population }, (_, i) =>
    findPlayerFile(setup, seats, flags.output, flags.force, i),
  );
  const { plan: common, preference } = await planFrom(content, lessons, flags);
  const { executor } = flags;
  const cached = flags.output === undefined;
  const members: (LearnedMember & { readonly data: LearningMember })[] = [];
  const outcome = (populations: readonly PopulationResult[], stopped = false): LearningOutcome => ({
    ...{ lessons, populations, preference, stopped, command: flags.command },
    members: members.map(({ data }) => data),
  });
  for (const [i, file] of files.entries()) {
    const plan: LearningPlan = {
      ...common,
      seed: (flags.seed + i) >>> 0,
      // Each also plays the earlier ones, so that together they find what beats any of them.
      foes: members.map(({ learned }) => learned.state.weights),
    };
    const { learned, interrupted, curve } = await runLearning({
      plan,
      lessons,
      file,
      executor,
      show: !flags.json,
      against,
    });
    const measureOn = (by: Executor) =>
      measure(lessons, learned, { against, games: flags['held-out'], executor: orFailure(by) });
    // Workers on a queue may be gone, and stopping a command must not wait for them.
    const strength = await (interrupted
      ? onThreads(flags.jobs ?? availableParallelism(), measureOn)
      : measureOn(executor));
    const saved = { file, lessons, plan, learned, strength, preference };
    const bytes = await savePlayer(saved);
    const { games, decisions, checks } = learned;
    const beaten =
      flags.exploit && !interrupted
        ? await findWitnesses(lessons, file, { seed: flags.seed, executor, show: !flags.json })
        : undefined;
    if (beaten) await savePlayer({ ...saved, witnesses: asWitnesses(beaten) });
    members.push({
      learned,
      seed: plan.seed,
      data: {
        ...{ seed: plan.seed, games, decisions, checks: [...checks], curve: [...curve], strength, file },
        ...beaten,
      },
    });
    if (!flags.json) {
      const alone = { ...outcome([]), members: members.slice(-1).map(({ data }) => data) };
      print(
        formatDocument(
          documentOf(alone, (item) => item),
          { isSummary: true },
        ),
      );
      const use = `railwright simulate ${setup.id} --players ${seats[0] ?? 2} --bots ${cached ? 'learned' : file}`;
      print(safe(`\n${file} (${Math.round(bytes / 1000)} kB)\nPlay with it: ${use}`));
    }
    if (interrupted) {
      await writeLearningReports(flags.report ?? [], outcome([], true));
      return stopped(learned.games);
    }
  }
  const populations =
    members.length < 2 || flags['held-out'] === 0
      ? []
      : await comparePlayers(lessons, members, { games: flags['held-out'], executor });
  const came = outcome(populations);
  if (flags.json) printJson(learningData(came));
  else
    for (const section of populationSections(populations, (item) => item)) print(`\n${sectionText(section)}`);
  await writeLearningReports(flags.report ?? [], came);
  return EXIT.clean;
}

function stopped(games: number): number {
  printError(safe(`Stopped after ${plural(games, 'game')}. Run the same command again to resume.`));
  return EXIT.interrupted;
}
