// The result of a batch as data: what `railwright simulate --json` prints and `schemas/simulation-result.schema.json`
// describes. One source for both; nothing in it depends on the machine, the time or the number of jobs.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { GATHERINGS, type Gathering } from './gather.ts';
import { RESTRICTION_RULES, type RestrictionRule } from './batch.ts';
import { LearnedPlayer } from './result/learned-player.ts';
import { Drama, Length, ownFields } from './result/figures.ts';
import { BoardResult } from './result/observed.ts';
import { Bar, count, Distribution, Estimate, Example, Seen, Share, strict } from './result/parts.ts';
import { TargetResult, UntilResult } from './result/verdicts.ts';

const Won = Type.Union([Example('The first game it won alone.'), Type.Null()]);

const Seat = Type.Object(
  {
    seat: count('Index of the seat, from 0.'),
    wins: Share,
    example: Won,
    score: Distribution,
  },
  strict,
);

const BotSide = Type.Object(
  {
    bot: Type.String({ description: 'Name of the bot.' }),
    wins: Share,
    example: Won,
    score: Distribution,
  },
  {
    ...strict,
    description:
      'A bot over all seats it took. If one name has several seats in a game, each counts, so `wins.of` counts seats.',
  },
);

const SeatEffect = Type.Object(
  {
    seat: count('Index of the seat, from 0.'),
    effect: Estimate('Win share minus even chances, averaged over the bots that sat there.'),
  },
  strict,
);

const BotEffect = Type.Object(
  {
    bot: Type.String({ description: 'Name of the bot.' }),
    effect: Estimate('Win share of a seat with this bot minus even chances, averaged over the seats.'),
  },
  strict,
);

const SeatAndBot = Type.Object(
  {
    bot: Type.String({ description: 'Name of the bot.' }),
    seat: count('Index of the seat, from 0.'),
    wins: Share,
  },
  strict,
);

const End = Type.Object(
  {
    reason: Type.String({ description: 'End reason of the game.' }),
    games: Share,
    example: Example('The first game that ended this way.'),
  },
  strict,
);

const Measure = Type.Object(
  {
    item: Type.String({ description: 'The counted item, such as the id of a card.' }),
    perGame: Type.Number({ minimum: 0, description: 'Mean over games, all seats together.' }),
    perSeat: Type.Number({ minimum: 0, description: 'Mean over games and seats.' }),
    games: Share,
    wins: Type.Union([Share, Type.Null()], {
      description:
        'Win share of the seats with more than 0. Biased: see `notes.measures`. The interval treats games, not seats, as independent. Null if there was no such seat.',
    }),
    most: Type.Union([Seen, Type.Null()], { description: 'The largest number that one seat had.' }),
    byRound: Type.Union([Type.Array(Bar), Type.Null()], {
      description:
        'The number in each round, for all games and seats together; null unless `cards` was measured.',
    }),
  },
  strict,
);

export const SimulationResultSchema = Type.Object(
  {
    format: Type.Literal(2),
    engine: Type.String({
      description:
        'Version of the program that played: its release and the fingerprint of its rules and bots.',
    }),
    generator: Type.String({ description: 'Name of the random number generator.' }),
    game: Type.String({ description: 'Which rules, such as `trains`.' }),
    setup: Type.String({ description: '`pack/id` of the setup.' }),
    content: Type.String({ description: 'Fingerprint of the definition that was played.' }),
    options: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Options chosen in addition to the setup or drawn at random: rules, map, market.',
    }),
    seats: Type.Integer({ minimum: 1, maximum: 8 }),
    seed: count('Seed of the batch. Game seeds are derived from it and the number of the game.'),
    first: count('Number of the first game.'),
    requested: count('Number of games requested.'),
    games: count('Number of games played and counted: the first ones, without a gap.'),
    complete: Type.Boolean({
      description: 'All requested games were played, or the rule in `until` ended the run.',
    }),
    gathered: Type.Array(Type.Unsafe<Gathering>({ type: 'string', enum: [...GATHERINGS] }), {
      description: 'Extra measurements, besides the figures that are always present.',
    }),
    restriction: Type.Union(
      [
        Type.Object(
          {
            bot: Type.String({ description: 'Name of the bot that was restricted.' }),
            measure: Type.String({ description: 'The measure whose choices are restricted.' }),
            rule: Type.Unsafe<RestrictionRule>({ type: 'string', enum: [...RESTRICTION_RULES] }),
            copies: count('With `must`: how many the bot had to gain.'),
          },
          strict,
        ),
        Type.Null(),
      ],
      { description: 'The restriction of one bot: forbidden or forced items.' },
    ),
    bots: Type.Array(Type.String(), {
      description:
        'One name per seat. Entry (seat + game) mod seats plays in that seat, so all bots take all seats in turn.',
    }),
    strategies: Type.Record(Type.String(), Type.String(), {
      description:
        'Fingerprints of the strategies that bots played, by name of the bot: two results with the same fingerprints had the same bots.',
    }),
    players: Type.Array(LearnedPlayer, {
      description: 'For learned players among the bots: what their files say about them.',
    }),
    sharedWins: count('Games with more than one winner.'),
    unwon: count('Games without a winner.'),
    winsBySeat: Type.Array(Seat),
    winsByBot: Type.Array(BotSide),
    firstSeat: Type.Union(
      [
        Type.Object({ wins: Share, advantage: Estimate('Win share minus even chances.') }, strict),
        Type.Null(),
      ],
      { description: 'The seat with the first turn, whichever it was; null if no game was played.' },
    ),
    seatEffects: Type.Array(SeatEffect, {
      description: 'Empty until every bot has sat in every seat. Intervals: Price and Bonett 2004.',
    }),
    botEffects: Type.Array(BotEffect, { description: 'The same for bots; empty with a single bot.' }),
    winsBySeatAndBot: Type.Array(SeatAndBot, { description: 'Empty with a single bot.' }),
    ...ownFields,
    length: Type.Union([Length, Type.Null()], { description: 'Null if no game was played.' }),
    ends: Type.Array(End, { description: 'How games ended, the most frequent first.' }),
    measures: Type.Array(
      Type.Object(
        {
          group: Type.String({ description: 'The event of the items: gained, played, …' }),
          items: Type.Array(Measure),
        },
        strict,
      ),
    ),
    drama: Type.Union([Drama, Type.Null()], { description: 'Null unless it was measured.' }),
    board: Type.Union([BoardResult, Type.Null()], {
      description: 'Null unless `maps` was measured, and in games without a board.',
    }),
    targets: Type.Union([Type.Array(TargetResult), Type.Null()], {
      description: 'Null unless the targets of the setup were checked.',
    }),
    until: Type.Union([UntilResult, Type.Null()], {
      description: 'Null for a run of a fixed number of games.',
    }),
    notes: Type.Object(
      { wins: Type.String(), measures: Type.String(), starts: Type.String() },
      { ...strict, description: 'How to read the figures.' },
    ),
  },
  {
    ...strict,
    title: 'Result of railwright simulate',
    description: 'Statistics of a batch of games. Seats are counted from 0.',
  },
);

/** The results of a batch. */
export type SimulationResult = Static<typeof SimulationResultSchema>;
/** The results of one measure. */
export type MeasureResult = Static<typeof Measure>;
