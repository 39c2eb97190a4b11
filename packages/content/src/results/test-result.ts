// The results of card tests as data: what `railwright test --format json` prints and `schemas/test-result.schema.json` describes.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CLOSED } from '../schema/common.ts';
import type { Mismatch, TestResult } from '../test-language/report.ts';
import { count, findings, ResultFormat } from './finding.ts';

const MismatchSchema = Type.Object(
  {
    what: Type.String({ description: 'The compared value, such as hand or supply.waste.' }),
    expected: Type.String(),
    actual: Type.String(),
  },
  CLOSED,
);

const QuestionSchema = Type.Object(
  {
    asked: Type.String({ description: 'The decision, and whom it was put to.' }),
    legal: Type.Unsafe<readonly string[]>(
      Type.Array(Type.String(), { description: 'All possible answers.' }),
    ),
  },
  { ...CLOSED, description: 'The open question when the test failed.' },
);

const TestSchema = Type.Object(
  {
    pack: Type.String({ description: 'Id of the pack whose test it is.' }),
    name: Type.String(),
    setup: Type.String({ description: '`pack/id` of the setup it plays; empty when that is not known.' }),
    rules: Type.Optional(Type.String({ description: 'Which of the several rules it names, as `pack/id`.' })),
    file: Type.String({ description: 'Path relative to the folder in which the command ran.' }),
    line: Type.Integer({ minimum: 1 }),
    column: Type.Integer({ minimum: 1, description: 'In UTF-16 code units.' }),
    outcome: Type.Unsafe<TestResult['outcome']>({
      type: 'string',
      enum: ['passed', 'failed', 'broken', 'known'],
      description: 'broken: it could not be run; known: it failed, and is marked as known to fail.',
    }),
    knownFailure: Type.Optional(Type.String({ description: 'Why it is known to fail.' })),
    mismatches: Type.Unsafe<readonly Mismatch[]>(
      Type.Array(MismatchSchema, { description: 'Each line of expect that failed.' }),
    ),
    declined: Type.Optional(
      Type.Unsafe<readonly string[]>(
        Type.Array(Type.String(), {
          description: 'Effects that were not offered while the test ran, each with what was missing.',
        }),
      ),
    ),
    question: Type.Optional(QuestionSchema),
    diagnostics: findings('What went wrong, with its place in the file; empty when the test passed.'),
  },
  CLOSED,
);

const reached = (what: string) =>
  Type.Object(
    { reached: count('How many of them at least one test covers.'), total: count('How many there are.') },
    { ...CLOSED, description: what },
  );

const PackCoverageSchema = Type.Object(
  {
    pack: Type.String({ description: 'Id of the pack.' }),
    game: Type.String({ description: 'The game it is for.' }),
    nouns: Type.Unsafe<readonly [one: string, several: string]>(
      Type.Array(Type.String(), {
        minItems: 2,
        maxItems: 2,
        description: 'The noun for `counts.cards`, in the singular and the plural, such as card and cards.',
      }),
    ),
    counts: Type.Object(
      {
        cards: reached('Cards, or abilities in Game of Trains.'),
        ops: reached('Steps of effects, each op in its place.'),
        branches: reached('Branches of effects: options, optional steps, conditions, triggers.'),
        questions: reached('Questions that steps put.'),
      },
      CLOSED,
    ),
    percent: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'Over everything, rounded down; 100 if there is nothing to cover.',
    }),
    unreached: findings('What no test covers; its parts are not listed separately.'),
  },
  CLOSED,
);

export const TestRunSchema = Type.Object(
  {
    format: ResultFormat,
    passed: count('Tests that passed.'),
    failed: count('Tests that failed or could not be run.'),
    known: count('Tests that failed and are known to.'),
    findings: findings(
      'Findings that kept test files, or whole packs, from being read, or setups from being played.',
    ),
    tests: Type.Array(TestSchema),
    coverage: Type.Optional(
      Type.Array(PackCoverageSchema, {
        description: 'With --coverage: how much of each pack the tests cover.',
      }),
    ),
  },
  { ...CLOSED, title: 'Result of railwright test' },
);
/** The results of a test run, as `railwright test --format json` prints them. */
export type TestRun = Static<typeof TestRunSchema>;
