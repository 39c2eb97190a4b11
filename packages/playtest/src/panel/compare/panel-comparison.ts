// Better and worse findings as data: printed by `railwright ask A B --json`, and described by
// `schemas/panel-comparison.schema.json`.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, strict } from '../../result/parts.ts';
import { ANSWERS, UNITS } from '../panel-result.ts';

const CHANGES = ['better', 'worse', 'other', 'same', 'cannot-say'] as const;
export type Change = (typeof CHANGES)[number];

const oneOf = <T extends string>(list: readonly T[], description: string) =>
  Type.Unsafe<T>({ type: 'string', enum: [...list], description });

const Side = Type.Object(
  {
    setup: Type.String({ description: '`pack/id` of the setup.' }),
    version: Type.String({ description: 'The git revision, or empty for the files as they are now.' }),
    content: Type.String({ description: 'Fingerprint of the definition that was played.' }),
  },
  strict,
);

const ChangeOf = Type.Object(
  {
    id: Type.String({ description: 'The same names as in the findings of a panel.' }),
    about: Type.String(),
    change: oneOf(
      CHANGES,
      '`other`: different, but neither better nor worse; `same`: a negligible difference.',
    ),
    answer: oneOf(
      ANSWERS,
      'Whether it holds for all players of both panels; `same` is said of strong play alone.',
    ),
    sentence: Type.String(),
    unit: oneOf(UNITS, 'Of all values.'),
    note: Type.Number({ description: 'Differences up to this size are negligible.' }),
    before: Type.Number({ description: 'The value for A, from its strongest player.' }),
    after: Type.Number({ description: 'The value for B, from its strongest player.' }),
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
      description: 'Whether players learned both sides first; if not, this is only a first impression.',
    }),
    seats: Type.Integer({ minimum: 2, maximum: 8 }),
    seed: count('Seed of the games, the same on both sides.'),
    games: count('Games of both sides.'),
    a: Side,
    b: Side,
    changes: Type.Array(ChangeOf, {
      description: 'Worse, better and other changes first, the largest first among each.',
    }),
  },
  {
    ...strict,
    title: 'Result of railwright ask about two setups',
    description:
      'Changes from A to B, better or worse, for players that learned each side, with the same deals. All changes are decided together: the chance that any is wrong is at most 5%, of which 3% are for the game and 1.5% for its cards, each by Holm 1979.',
  },
);

/** The changes between two panels. */
export type PanelComparison = Static<typeof PanelComparisonSchema>;
/** One changed answer. */
export type PanelChange = Static<typeof ChangeOf>;
