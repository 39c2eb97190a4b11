// One test: its position, its choices, its expectations.
import { EndlessEffectError, type Game, type GameDefinition, type State } from '@railwright/engine';
import type { TestData } from '../schema/tests.ts';
import type { GameWatch } from '../test-language/coverage/watch.ts';
import { compareExpectation, leavesQuestionOpen } from './expectations.ts';
import { answerUnasked, playSteps } from '../test-language/play-steps.ts';
import { questionOf, type Question } from '../test-language/question.ts';
import type { Mismatch } from '../test-language/report.ts';
import { withSeatNumbers } from '../test-language/seats.ts';
import { readSteps } from '../test-language/steps.ts';
import { namesIn } from './tables.ts';
import { together, type Comparison, type TestTable } from '../test-language/test-table.ts';
import { isData, type Problem } from '../test-language/problem.ts';

export interface Ran {
  /** The test cannot be run. */
  readonly unusable: readonly Problem[];
  /** A choice was refused, or allowed against expectation. */
  readonly stopped?: Problem | undefined;
  readonly mismatches: Comparison['mismatches'];
  /** Effects of played cards that were not offered, with why, of a test that failed. */
  readonly declined?: readonly string[];
  /** The question that was open when a test failed. */
  readonly question?: Question;
}

const NOTHING: Comparison['mismatches'] = [];

/** `watch` hears what the test does. */
export function runTest(
  table: TestTable,
  game: Game,
  definition: GameDefinition,
  test: TestData,
  watch?: GameWatch,
): Ran {
  const s = game.createState();
  game.start(s, test.seed ?? 1);
  const { steps, problems } = readSteps(test.do ?? [], table.language.verbs, namesIn(definition));
  const misplaced = isData(test.given) ? table.place(game, s, withSeatNumbers(test.given)) : [];
  if (problems.length + misplaced.length > 0)
    return { unusable: [...misplaced, ...problems], mismatches: NOTHING };
  s.events = [];
  try {
    const stopped = playSteps(game, s, steps, (text) => table.whyNot?.(game, s, text));
    if (stopped) return { unusable: [], stopped, mismatches: NOTHING, ...whatIsOpen(table, game, s) };
    if (!leavesQuestionOpen(test.expect)) answerUnasked(game, s);
    return compareAll(table, game, s, definition, test);
  } catch (error) {
    if (!(error instanceof EndlessEffectError)) throw error;
    return { unusable: [], stopped: { path: ['do'], message: error.message }, mismatches: NOTHING };
  } finally {
    watch?.ended(game, s, test);
  }
}

function compareAll(table: TestTable, game: Game, s: State, definition: GameDefinition, test: TestData): Ran {
  const compared = together(
    Object.entries(withSeatNumbers(test.expect)).map((line) =>
      compareExpectation(table, game, s, definition, line),
    ),
  );
  const { problems, mismatches } = compared;
  return { unusable: problems, mismatches, ...(mismatches.length > 0 && whatIsOpen(table, game, s)) };
}

function whatIsOpen(table: TestTable, game: Game, s: State): Pick<Ran, 'question' | 'declined'> {
  return { question: questionOf(game, s), declined: table.declined?.(game, s.events ?? []) ?? [] };
}

export function plainMismatch({ what, expected, actual }: Mismatch): Mismatch {
  return { what, expected, actual };
}
