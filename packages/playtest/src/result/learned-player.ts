// Facts from a learned player's file: how it was made, how strong it was then, and how far it can be beaten.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, strict } from './parts.ts';

const WAYS_TO_PLAY = ['best', 'level', 'search'] as const;

const Strength = Type.Object(
  {
    against: Type.String({ description: 'Name of the bot in all other seats.' }),
    seats: Type.Integer({ minimum: 2, maximum: 8 }),
    games: count('Number of games, in every seat equally often.'),
    won: Type.Number({ minimum: 0, maximum: 1, description: 'Share of the wins.' }),
    low: Type.Number({ description: 'Lower end of its 95% interval.' }),
    high: Type.Number({ description: 'Upper end of its 95% interval.' }),
  },
  strict,
);

/** Schema of a learned player in results. */
export const LearnedPlayer = Type.Object(
  {
    bot: Type.String({ description: 'Name of the bot.' }),
    plays: Type.Unsafe<(typeof WAYS_TO_PLAY)[number]>({
      type: 'string',
      enum: [...WAYS_TO_PLAY],
      description:
        'How it plays here: always its best choice, as in its figures; at a lower level; or looking ahead.',
    }),
    setups: Type.Array(
      Type.Object(
        {
          id: Type.String({ description: '`pack/id`.' }),
          seats: Type.Array(Type.Integer()),
          markets: Type.Union([Type.Integer(), Type.Null()], {
            description: 'Number of markets; null if the market is not drawn.',
          }),
        },
        { ...strict, description: 'The setup it learned.' },
      ),
    ),
    seed: count('Seed of its learning.'),
    games: count('Games it learned from.'),
    before: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'Games that the player it began with had learned from; null if it learned from nothing.',
    }),
    preference: Type.Union([Type.String(), Type.Null()], {
      description: 'Its preference besides winning, as `pack/id`.',
    }),
    strength: Type.Array(Strength, { description: 'Its wins against bots after learning.' }),
    answer: Type.Union([Strength, Type.Null()], {
      description: 'Wins of an opponent trained to beat it; null if there was none.',
    }),
    search: Type.Union([Strength, Type.Null()], {
      description: 'Wins of a search guided by it, against it; null if that was not measured.',
    }),
  },
  strict,
);
export type LearnedPlayer = Static<typeof LearnedPlayer>;
