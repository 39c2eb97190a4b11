// Results of a search for a better strategy as data: `railwright improve --json` prints them and
// `schemas/improvement-result.schema.json` describes them.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, strict } from '../result/parts.ts';

const Gain = Type.Object(
  {
    gain: Type.Number({ description: 'Share of wins after minus before; all tables count equally.' }),
    low: Type.Number({ description: 'Lower end of the 95% interval, from the differences game by game.' }),
    high: Type.Number({ description: 'Upper end of that interval.' }),
    error: Type.Number({ minimum: 0, description: 'Standard error.' }),
    games: count('Pairs of games with the same cards.'),
  },
  strict,
);

const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });

export const ImprovementSchema = Type.Object(
  {
    format: Type.Literal(2),
    strategy: Type.String({ description: '`pack/id` of the strategy.' }),
    setup: Type.String({ description: '`pack/id` of the setup.' }),
    content: Type.String({ description: 'Fingerprint of the definition that was played.' }),
    seats: Type.Integer({ minimum: 2, maximum: 8 }),
    seed: count('Seed for the changes and the games.'),
    tries: count('Number of changes tried.'),
    kept: Type.Array(
      Type.Object({ what: Type.String({ description: 'The change, in words.' }), gain: Gain }, strict),
      {
        description:
          'Changes that were kept, with the gain of each when it was tried. These gains are overestimates, because they decided what was kept.',
      },
    ),
    gain: Gain,
    opponents: Type.Array(
      Type.Object(
        {
          bots: Type.Array(Type.String(), { description: 'The opponents at the table.' }),
          before: share('Share of wins of the original strategy.'),
          after: share('Share of wins of the better version.'),
        },
        strict,
      ),
    ),
    file: Type.Union([Type.String(), Type.Null()], {
      description: 'Where the better version was written; null if none was.',
    }),
  },
  {
    ...strict,
    title: 'Result of railwright improve',
    description: '`gain` and `opponents` are measured with games that played no part in the search.',
  },
);

/** The result of improving a strategy. */
export type ImprovementResult = Static<typeof ImprovementSchema>;
