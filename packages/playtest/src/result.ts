// The result of a batch as data: what `railwright simulate --json` prints and `schemas/simulation-result.schema.json`
// describes. One source for both; nothing in it depends on the machine, the time or the number of jobs.
import { Type } from 'typebox';
import type { Static } from 'typebox';

const strict = { additionalProperties: false } as const;
const count = (description: string) => Type.Integer({ minimum: 0, description });
const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });

const Seen = Type.Object(
  {
    value: Type.Integer({ description: 'The value that was reached.' }),
    game: count('Number of the game that reached it; of several, the lowest.'),
    seed: count('Seed of that game.'),
  },
  { ...strict, description: 'An extreme value and a game that shows it.' },
);

const Share = Type.Object(
  {
    count: Type.Number({
      minimum: 0,
      description: 'How many; a win that k seats share counts 1/k for each.',
    }),
    of: count('Of how many.'),
    share: share('count / of; 0 of nothing.'),
    low: share('Lower end of the 95% Wilson interval.'),
    high: share('Upper end of the 95% Wilson interval.'),
  },
  { ...strict, description: 'A share with its 95% interval (Wilson 1927).' },
);

const Bar = Type.Unsafe<[number, number]>({
  type: 'array',
  items: { type: 'integer' },
  minItems: 2,
  maxItems: 2,
  description: 'A value, and how often it was seen.',
});

const Distribution = Type.Object(
  {
    count: count('How many values.'),
    mean: Type.Number({ description: 'Arithmetic mean.' }),
    deviation: Type.Number({ minimum: 0, description: 'Standard deviation of the sample, with n - 1.' }),
    median: Type.Number({ description: 'The middle value, or halfway between the two middle ones.' }),
    quantiles: Type.Object(
      { p10: Type.Integer(), p25: Type.Integer(), p75: Type.Integer(), p90: Type.Integer() },
      {
        ...strict,
        description: 'The smallest value that at least 10, 25, 75, 90% of all values do not exceed.',
      },
    ),
    least: Seen,
    most: Seen,
    histogram: Type.Array(Bar, { description: 'Each value that was seen and how often, ascending.' }),
  },
  { ...strict, description: 'How whole numbers were distributed.' },
);

const Seat = Type.Object(
  {
    seat: count('Index of the seat; seat 0 is the first to play.'),
    wins: Share,
    score: Distribution,
  },
  strict,
);

const BotSide = Type.Object(
  {
    bot: Type.String({ description: 'Name of the bot.' }),
    wins: Share,
    score: Distribution,
  },
  {
    ...strict,
    description:
      'A bot over all seats it took. Where one name has several seats of a game, each counts, so `wins.of` is a number of seats.',
  },
);

const End = Type.Object(
  {
    reason: Type.String({ description: 'End reason of the game.' }),
    games: Share,
    example: Type.Object(
      { game: count('Number of a game that ended so.'), seed: count('Its seed.') },
      strict,
    ),
  },
  strict,
);

const Measure = Type.Object(
  {
    item: Type.String({ description: 'What was counted, such as the id of a card.' }),
    perGame: Type.Number({ minimum: 0, description: 'Mean over games, all seats together.' }),
    perSeat: Type.Number({ minimum: 0, description: 'Mean over games and seats.' }),
    games: Share,
    wins: Type.Union([Share, Type.Null()], {
      description:
        'What the seats with more than 0 won. Biased: see `notes.measures`. The interval treats seats as independent. Null when there was no such seat.',
    }),
    most: Type.Union([Seen, Type.Null()], { description: 'The most that one seat had.' }),
  },
  strict,
);

export const SimulationResultSchema = Type.Object(
  {
    format: Type.Literal(1),
    engine: Type.String({ description: 'Version of the rules engine.' }),
    generator: Type.String({ description: 'Name of the random number generator.' }),
    game: Type.String({ description: 'Which rules: `trains`, `game-of-trains`, `freight-train`.' }),
    setup: Type.String({ description: '`pack/id` of the setup.' }),
    content: Type.String({ description: 'Fingerprint of the definition that was played.' }),
    options: Type.Record(Type.String(), Type.Unknown(), {
      description: 'What was chosen beside the setup or decided by chance: rules, map, market.',
    }),
    seats: Type.Integer({ minimum: 1, maximum: 8 }),
    seed: count('Seed of the batch. Game seeds are derived from it and the number of the game.'),
    first: count('Number of the first game.'),
    requested: count('How many games were asked for.'),
    games: count('How many were played and counted: the first ones, without a gap.'),
    complete: Type.Boolean({ description: 'All games that were asked for were played.' }),
    bots: Type.Array(Type.String(), {
      description:
        'One name for each seat. Entry (seat + game) mod seats sits in a seat, so all bots take all seats in turn.',
    }),
    sharedWins: count('Games with more than one winner.'),
    unwon: count('Games that nobody won.'),
    winsBySeat: Type.Array(Seat),
    winsByBot: Type.Array(BotSide),
    margin: Type.Union([Distribution, Type.Null()], {
      description:
        'Score of the best winner less the best score of all others, over games that somebody won.',
    }),
    length: Type.Union(
      [
        Type.Object(
          {
            turns: Distribution,
            rounds: Distribution,
            choices: Distribution,
          },
          {
            ...strict,
            description:
              'Turns of all seats together; rounds are turns / seats, rounded up; choices are decisions, forced ones included.',
          },
        ),
        Type.Null(),
      ],
      { description: 'Null when no game was played.' },
    ),
    ends: Type.Array(End, { description: 'How games ended, the most frequent first.' }),
    measures: Type.Array(
      Type.Object(
        {
          group: Type.String({ description: 'What happened to the items: gained, played, …' }),
          items: Type.Array(Measure),
        },
        strict,
      ),
    ),
    notes: Type.Object(
      { wins: Type.String(), measures: Type.String() },
      { ...strict, description: 'How to read the figures.' },
    ),
  },
  {
    ...strict,
    title: 'Result of railwright simulate',
    description: 'Statistics of a batch of games. Seats are counted from 0.',
  },
);

export type SimulationResult = Static<typeof SimulationResultSchema>;
export type ShareResult = Static<typeof Share>;
export type DistributionResult = Static<typeof Distribution>;
export type SeenResult = Static<typeof Seen>;
export type MeasureResult = Static<typeof Measure>;
