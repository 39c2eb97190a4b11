// A strategy fitted to a learned player, as data: what `railwright fit --json` prints and `schemas/fit-result.schema.json`
// describes.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, Share, strict } from '../result/parts.ts';

const distance = (description: string) => Type.Number({ minimum: 0, description });

export const FitSchema = Type.Object(
  {
    format: Type.Literal(1),
    player: Type.String({ description: 'Name of the player.' }),
    setup: Type.String({ description: '`pack/id` of the setup.' }),
    content: Type.String({ description: 'Fingerprint of the definition that was played.' }),
    seats: Type.Integer({ minimum: 2, maximum: 8 }),
    seed: count('Seed for the changes and the games.'),
    start: Type.String({ description: 'Where the fit started: `pack/id` of a strategy, or `habits`.' }),
    unlike: Type.Object(
      {
        before: distance('How unlike the player the starting point was.'),
        after: distance('How unlike the player the strategy is after the changes for likeness.'),
      },
      {
        ...strict,
        description:
          'Differences per seat in games against itself: cards gained in the opening, the middle and the end, cells in use and stations; each round of difference in timing counts a quarter.',
      },
    ),
    likeness: Type.Array(Type.String(), {
      description: 'Changes kept because they made it more like the player.',
    }),
    wins: Type.Array(Type.String(), {
      description: 'Changes kept because they won more against the player and the bots.',
    }),
    tries: count('Number of changes tried, of both kinds.'),
    againstPlayer: Type.Object(
      { before: Share, after: Share },
      {
        ...strict,
        description: 'Wins of the starting point and of the strategy with the player in all other seats.',
      },
    ),
    even: Type.Number({ description: 'Share of the wins that an equally strong player would have.' }),
    bots: Type.Array(
      Type.Object(
        {
          bot: Type.String({ description: 'The bot in all other seats.' }),
          player: Share,
          strategy: Share,
          lost: Type.Object(
            { value: Type.Number(), low: Type.Number(), high: Type.Number() },
            {
              ...strict,
              description: 'How much less than the player the strategy wins, with its 95% interval.',
            },
          ),
        },
        strict,
      ),
    ),
    file: Type.String({ description: 'Where the strategy was written.' }),
  },
  {
    ...strict,
    title: 'Result of railwright fit',
    description: 'Shares of wins are from games that played no part in the search.',
  },
);
/** The result of fitting a strategy to a player. */
export type FitResult = Static<typeof FitSchema>;
