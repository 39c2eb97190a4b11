// What became better or worse, as data: what `railwright compare --json` prints without `--bots` and `--games`, and
// `schemas/panel-comparison.schema.json` describes.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, strict } from '../result/parts.ts';

const CHANGES = ['better', 'worse', 'other', 'same', 'cannot-say'] as const;
export type Change = (typeof CHANGES)[number];
const ANSWERS = ['holds', 'depends', 'cannot-say'] as const;
const UNITS = ['share', 'rounds', 'minutes'] as const;

const oneOf = <T extends string>(list: readonly T[], description: string) =>
  Type.Unsafe<T>({ type: 'string', enum: [...list], description });

const Side = Type.Object(
  {
    setup: Type.String({ description: '`pack/id` of the setup.' }),
    version: Type.String({ description: 'The revision of git, or nothing for the files as they are.' }),
    content: Type.String({ description: 'Fingerprint of the definition that was played.' }),
  },
  strict,
);

const ChangeOf = Type.Object(
  {
    id: Type.String({ description: 'As findings of a panel are called.' }),
    about: Type.String(),
    change: oneOf(
      CHANGES,
      '`other`: not the same, but neither better nor worse; `same`: by nothing of note.',
    ),
    answer: oneOf(ANSWERS, 'Whether everybody on both panels says so.'),
    sentence: Type.String(),
    unit: oneOf(UNITS, 'Of all values.'),
    note: Type.Number({ description: 'Differences up to this are of no note.' }),
    before: Type.Number({ description: 'The strongest word about A.' }),
    after: Type.Number({ description: 'The strongest word about B.' }),
    difference: Type.Object(
      { value: Type.Number(), low: Type.Number(), high: Type.Number() },
      { ...strict, description: 'B minus A, with an interval corrected for all changes together.' },
    ),
  },
  strict,
);

export const PanelComparisonSchema = Type.Object(
  {
    format: Type.Literal(1),
    isLearned: Type.Boolean({
      description: 'Whether players learned both sides first; if not, this is no more than a first word.',
    }),
    seats: Type.Integer({ minimum: 2, maximum: 8 }),
    seed: count('Seed of the games, the same on both sides.'),
    games: count('Games of both sides.'),
    a: Side,
    b: Side,
    changes: Type.Array(ChangeOf, { description: 'Worse, better and other ones first, the largest before.' }),
  },
  {
    ...strict,
    title: 'Result of railwright compare without --bots and --games',
    description:
      'What became better or worse from A to B for players that learned each side, by the same deals. All changes are decided together (Holm 1979): the chance that any is wrong is 5% at most.',
  },
);

export type PanelComparison = Static<typeof PanelComparisonSchema>;
export type PanelChange = Static<typeof ChangeOf>;
