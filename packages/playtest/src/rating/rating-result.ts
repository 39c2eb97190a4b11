// The result of a round robin as data: what `railwright rate --json` prints and `schemas/rating-result.schema.json` describes.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, Share, strict } from '../result/parts.ts';

const Rating = Type.Object(
  {
    bot: Type.String({ description: 'Name of the bot.' }),
    rating: Type.Number({
      description: 'Points above the mean of the field; 400 points mean odds of 10 to 1.',
    }),
    low: Type.Number({ description: 'Lower end of the 95% interval for the distance from that mean.' }),
    high: Type.Number({ description: 'Upper end of that interval.' }),
    wins: Share,
  },
  {
    ...strict,
    description: '`wins.of` counts seats: a bot with two seats in a game counts twice.',
  },
);

const Pair = Type.Object(
  {
    bots: Type.Unsafe<[string, string]>({
      type: 'array',
      items: { type: 'string' },
      minItems: 2,
      maxItems: 2,
      description: 'Names of the two bots.',
    }),
    games: count('Games in which both played.'),
    won: Type.Number({ minimum: 0, description: 'Wins of the first.' }),
    lost: Type.Number({ minimum: 0, description: 'Wins of the second.' }),
    share: Type.Number({ minimum: 0, maximum: 1, description: 'won / (won + lost); 0 of nothing.' }),
    low: Type.Number({ description: 'Lower end of the 95% Wilson interval.' }),
    high: Type.Number({ description: 'Upper end of that interval.' }),
    lead: Type.Number({ description: 'Mean of the first bot’s points minus those of the second, per seat.' }),
  },
  {
    ...strict,
    description:
      'Of the games that one of the two won, the share won by the first. With two seats these are all games with a winner.',
  },
);

const BySeat = Type.Object({ seat: count('Index of the seat, from 0.'), wins: Share }, strict);

const SureWin = Type.Object(
  {
    winner: Type.String(),
    loser: Type.String(),
    share: Type.Number({ description: 'Of the games that one of the two won, the share won by the winner.' }),
  },
  strict,
);

const Fit = Type.Object(
  {
    chiSquare: Type.Number({
      minimum: 0,
      description: 'Wins at all tables compared with those that the ratings predict.',
    }),
    freedom: count('Degrees of freedom.'),
    p: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Probability of a deviation at least this large if the ratings are right.',
    }),
    fits: Type.Boolean({ description: 'Whether that probability is at least 0.01.' }),
  },
  strict,
);

export const RatingSchema = Type.Object(
  {
    format: Type.Literal(2),
    setup: Type.String({ description: '`pack/id` of the setup.' }),
    content: Type.String({ description: 'Fingerprint of the definition that was played.' }),
    seats: Type.Integer({ minimum: 2, maximum: 8 }),
    seed: count('Seed of the games.'),
    tables: count('Number of tables, that is, groups of bots that play together.'),
    played: count('Number of tables that were completed; only their games count.'),
    complete: Type.Boolean({ description: 'All tables were played.' }),
    games: count('Games of all completed tables.'),
    unwon: count('Games without a winner. Ratings count them as shared by all seats.'),
    ratings: Type.Array(Rating, { description: 'The best first.' }),
    steadied: Type.Boolean({
      description:
        'The games alone give no finite ratings, because a bot won or lost every game; every bot was given one extra drawn game against an opponent of mean strength.',
    }),
    fit: Type.Union([Fit, Type.Null()], {
      description:
        'Whether a single strength for each bot explains who won; if not, ratings and their intervals mean little. Null with two bots.',
    }),
    against: Type.Array(SureWin, {
      description:
        'Pairs that differ significantly from the ratings although all pairs are tested at once (Holm 1979).',
    }),
    circle: Type.Union([Type.Array(SureWin), Type.Null()], {
      description:
        'Bots that certainly beat each other in a circle, so that no single ranking exists; null without a circle.',
    }),
    pairs: Type.Array(Pair, { description: 'Every pair of bots that played at the same tables.' }),
    winsBySeat: Type.Array(BySeat, {
      description: 'Every bot sat in every seat equally often, so the strength of the bots cancels out.',
    }),
    firstSeat: Share,
  },
  {
    ...strict,
    title: 'Result of railwright rate',
    description:
      'Strengths of bots computed from the wins at each table (Luce 1959; for two seats Bradley and Terry 1952). `firstSeat`: wins of the seat with the first turn, with an interval that accounts for which bot that was. A win that k seats share counts 1/k for each. Seats are counted from 0.',
  },
);

/** The ratings of bots. */
export type RatingResult = Static<typeof RatingSchema>;
