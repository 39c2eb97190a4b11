// The pieces that results are made of, as schemas and types.
import { Type } from 'typebox';
import type { Static } from 'typebox';

export const strict = { additionalProperties: false } as const;
export const count = (description: string) => Type.Integer({ minimum: 0, description });
const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });

/** A game that shows something. */
export const Example = (description: string) =>
  Type.Object(
    { game: count('Number of the game.'), seed: count('Seed of that game.') },
    { ...strict, description },
  );

export const Interval = (description: string) =>
  Type.Union([Type.Object({ low: Type.Number(), high: Type.Number() }, strict), Type.Null()], {
    description,
  });

export const Estimate = (description: string) =>
  Type.Object({ value: Type.Number(), low: Type.Number(), high: Type.Number() }, { ...strict, description });

export const Seen = Type.Object(
  {
    value: Type.Integer({ description: 'The value that was reached.' }),
    game: count('Number of the first game that reached it.'),
    seed: count('Seed of that game.'),
  },
  { ...strict, description: 'An extreme value and a game that shows it.' },
);

export const Share = Type.Object(
  {
    count: Type.Number({
      minimum: 0,
      description: 'Count; a win that k seats share counts 1/k for each.',
    }),
    of: count('Of how many.'),
    share: share('count / of; 0 of nothing.'),
    low: share('Lower end of the 95% interval.'),
    high: share('Upper end of the 95% interval.'),
  },
  {
    ...strict,
    description:
      'A share with its 95% interval: Wilson 1927 or, where stated, one that treats games as independent or accounts for who sat where.',
  },
);

export const Bar = Type.Unsafe<[number, number]>({
  type: 'array',
  items: { type: 'integer' },
  minItems: 2,
  maxItems: 2,
  description: 'A value and how often it occurred.',
});

export const Distribution = Type.Object(
  {
    count: count('How many values.'),
    mean: Type.Number({ description: 'Arithmetic mean.' }),
    deviation: Type.Number({ minimum: 0, description: 'Standard deviation of the sample, with n - 1.' }),
    median: Type.Number({ description: 'The middle value, or halfway between the two middle ones.' }),
    quantiles: Type.Object(
      { p10: Type.Integer(), p25: Type.Integer(), p75: Type.Integer(), p90: Type.Integer() },
      {
        ...strict,
        description: 'The smallest value that at least 10, 25, 75 or 90% of all values do not exceed.',
      },
    ),
    intervals: Type.Object(
      {
        mean: Interval("95% interval for the mean, Student's t; null for fewer than two values."),
        median: Interval('95% interval for the median, percentile bootstrap with a fixed seed.'),
      },
      strict,
    ),
    least: Seen,
    most: Seen,
    histogram: Type.Array(Bar, {
      description: 'Each value that occurred and how often, in ascending order.',
    }),
  },
  { ...strict, description: 'How whole numbers were distributed.' },
);

/** A share with its interval of 95%. */
export type ShareResult = Static<typeof Share>;
/** A distribution over games. */
export type DistributionResult = Static<typeof Distribution>;
/** The number of games that have a figure. */
export type SeenResult = Static<typeof Seen>;
