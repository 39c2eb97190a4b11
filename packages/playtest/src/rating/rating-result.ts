// The result of a round robin as data: what `railwright rate --json` prints and `schemas/rating-result.schema.json` describes.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, Share, strict } from '../result/parts.ts';

const Rating = Type.Object(
  {
    bot: Type.String({ description: 'Name of the bot.' }),
    rating: Type.Number({ description: 'Points above the mean of the field; 400 are odds of 10 to 1.' }),
    low: Type.Number({ description: 'Lower end of the 95% interval for the distance from that mean.' }),
    high: Type.Number({ description: 'Upper end of that interval.' }),
    wins: Share,
  },
  {
    ...strict,
    description: '`wins.of` is a number of seats: a bot that has two seats of a game counts twice.',
  },
);

const Pair = Type.Object(
  {
    bots: Type.Unsafe<[string, string]>({
      type: 'array',
      items: { type: 'string' },
      minItems: 2,
      maxItems: 2,
      description: 'Names of the two.',
    }),
    games: count('Games in which both sat at the table.'),
    won: Type.Number({ minimum: 0, description: 'Wins of the first.' }),
    lost: Type.Number({ minimum: 0, description: 'Wins of the second.' }),
    share: Type.Number({ minimum: 0, maximum: 1, description: 'won / (won + lost); 0 of nothing.' }),
    low: Type.Number({ description: 'Lower end of the 95% Wilson interval.' }),
    high: Type.Number({ description: 'Upper end of that interval.' }),
    lead: Type.Number({ description: 'Mean of the first bot’s points less those of the second, a seat.' }),
  },
  {
    ...strict,
    description:
      'Of the games that one of the two won, the share of the first. With two seats these are all games that somebody won.',
  },
);

const BySeat = Type.Object({ seat: count('Index of the seat, from 0.'), wins: Share }, strict);

const SureWin = Type.Object(
  {
    winner: Type.String(),
    loser: Type.String(),
    share: Type.Number({ description: 'Of the games that one of the two won, the share of the winner.' }),
  },
  strict,
);

const Fit = Type.Object(
  {
    chiSquare: Type.Number({
      minimum: 0,
      description: 'Wins at all tables against those that ratings expect.',
    }),
    freedom: count('Degrees of freedom.'),
    p: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Chance of as much or more if the ratings are right.',
    }),
    fits: Type.Boolean({ description: 'Whether that is 0.01 or more.' }),
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
    tables: count('How many tables there are: groups of bots that sit together.'),
    played: count('How many of them were played to the end; their games are counted.'),
    complete: Type.Boolean({ description: 'All tables were played.' }),
    games: count('Games of all tables that were played.'),
    unwon: count('Games without a winner. Ratings count them as won by all seats alike.'),
    ratings: Type.Array(Rating, { description: 'The best first.' }),
    steadied: Type.Boolean({
      description:
        'The games alone give no finite ratings, as somebody won or lost everything; everybody was given one drawn game with an opponent of mean strength more.',
    }),
    fit: Type.Union([Fit, Type.Null()], {
      description:
        'Whether one strength for each explains who won; if not, ratings and their intervals mean little. Null with two bots.',
    }),
    against: Type.Array(SureWin, {
      description:
        'Pairs that surely go against the ratings, though all pairs are asked at once (Holm 1979).',
    }),
    circle: Type.Union([Type.Array(SureWin), Type.Null()], {
      description:
        'Bots that surely beat each other in a circle, so that there is no single order; null without one.',
    }),
    pairs: Type.Array(Pair, { description: 'Everybody against everybody who sat at the same tables.' }),
    winsBySeat: Type.Array(BySeat, {
      description: 'Every bot sat in every seat equally often, so how good the bots are cancels out.',
    }),
    firstSeat: Share,
  },
  {
    ...strict,
    title: 'Result of railwright rate',
    description:
      'Strengths of bots from who won at which table (Luce 1959; for two seats Bradley and Terry 1952). `firstSeat`: wins of whoever had the first turn, with an interval that goes by who that was. A win that k seats share counts 1/k for each. Seats are counted from 0.',
  },
);

export type RatingResult = Static<typeof RatingSchema>;
