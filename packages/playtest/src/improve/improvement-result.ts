// What a search for a better strategy found, as data: what `railwright improve --json` prints and
// `schemas/improvement-result.schema.json` describes.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, strict } from '../result/parts.ts';

const Gain = Type.Object(
  {
    gain: Type.Number({ description: 'Share of wins after less that before; tables count alike.' }),
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
    tries: count('Changes that were tried.'),
    kept: Type.Array(
      Type.Object({ what: Type.String({ description: 'The change, in words.' }), gain: Gain }, strict),
      {
        description:
          'Changes that were kept, with what each gained when it was tried: more than in truth, as it was chosen for that.',
      },
    ),
    gain: Gain,
    opponents: Type.Array(
      Type.Object(
        {
          bots: Type.Array(Type.String(), { description: 'Who sat at the table beside the strategy.' }),
          before: share('Share of wins of the strategy as it was.'),
          after: share('Share of wins of what was found.'),
        },
        strict,
      ),
    ),
    file: Type.Union([Type.String(), Type.Null()], {
      description: 'Where the better version was written; null when nothing was.',
    }),
  },
  {
    ...strict,
    title: 'Result of railwright improve',
    description: '`gain` and `opponents` are measured with games that no change has seen.',
  },
);

export type ImprovementResult = Static<typeof ImprovementSchema>;
