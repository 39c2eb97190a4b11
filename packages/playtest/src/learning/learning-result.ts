// The result of a training run as data: `railwright learn --json` prints it and `schemas/learning-result.schema.json` describes it.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, strict } from '../result/parts.ts';
import { ExploitationSchema } from './exploitation-result.ts';

const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const interval = {
  low: share('Lower end of the 95% interval, Wilson 1927.'),
  high: share('Upper end of the 95% interval.'),
};

const seats = Type.Integer({ minimum: 2, maximum: 8 });

const measured = (description: string) =>
  Type.Object(
    {
      against: Type.String({ description: 'The bot in all other seats.' }),
      seats,
      games: count('Number of games; the player sat in every seat equally often.'),
      won: share('Share of the wins; an equally strong player would win 1 / seats.'),
      ...interval,
    },
    { ...strict, description },
  );
const Strength = measured('How a player did against a bot that had no part in its learning.');
/** A measured share of wins, with its interval of 95%. */
export type MeasuredStrength = Readonly<Static<typeof Strength>>;

const check = {
  games: count('Number of games it had learned from.'),
  against: count('Number of games that the earlier version it played had learned from.'),
  won: share('Share of the wins of the newer version; 0.5 means no gain.'),
  stuck: Type.Optional(
    Type.Literal(true, {
      description: 'Most games were still stopped and nothing had been gained, so learning restarted.',
    }),
  ),
};

const populationShare = (description: string) =>
  Type.Object(
    { share: share('Share of games.'), ...interval, games: count('Of how many.') },
    { ...strict, description },
  );

/** A share in a population of players. */
export type PopulationShare = Static<ReturnType<typeof populationShare>>;

const PopulationMember = Type.Object(
  {
    name: Type.String(),
    won: populationShare('Share of the wins at tables with the others; 1 / seats would be even.'),
    againstPast: Type.Optional(
      populationShare('The same against the others as they were halfway through their learning.'),
    ),
    firstSeat: populationShare('How often the first seat wins when this player sits in all of them.'),
    habits: Type.Record(Type.String(), Type.Number(), {
      description: 'Its average holdings at the end of a game, by the id of the measure.',
    }),
  },
  strict,
);

const Population = Type.Object(
  {
    seats,
    members: Type.Array(PopulationMember),
    firstSeat: populationShare('How often the first seat wins at tables of different players.'),
  },
  { ...strict, description: 'How players with different seeds do against each other.' },
);

/** How players of a population do against each other. */
export type PopulationResult = Static<typeof Population>;

const Member = Type.Object(
  {
    seed: count('Seed of its learning.'),
    games: count('Games that it learned from.'),
    decisions: count('Decisions in them.'),
    checks: Type.Array(Type.Object(check, strict), {
      description: 'How it did during learning against its own past.',
    }),
    curve: Type.Array(Type.Object({ ...check, strength: Type.Array(Strength) }, strict), {
      description: 'How strong it was at each check since learning was last interrupted; few games each.',
    }),
    strength: Type.Array(Strength, { description: 'How strong it is after learning.' }),
    file: Type.String({ description: 'The player file.' }),
    exploitation: Type.Optional(ExploitationSchema),
    search: Type.Optional(
      measured('What a search guided by it won against the player alone. With --exploit.'),
    ),
  },
  { ...strict, description: 'A player that learned.' },
);

export const LearningResultSchema = Type.Object(
  {
    format: Type.Literal(3),
    setups: Type.Array(
      Type.Object(
        {
          id: Type.String({ description: '`pack/id` of the setup.' }),
          content: Type.Optional(
            Type.String({ description: 'Fingerprint of the definition; absent with several markets.' }),
          ),
          seats: Type.Array(seats),
          markets: Type.Optional(count('Number of markets drawn.')),
        },
        strict,
      ),
    ),
    members: Type.Array(Member, { description: 'One player, or several with --population.' }),
    populations: Type.Array(Population, {
      description: 'With several players: one entry for each number of seats.',
    }),
  },
  { ...strict, title: 'Result of railwright learn', description: 'The result of learning.' },
);
/** The result of training one or more players. */
export type LearningResult = Static<typeof LearningResultSchema>;
/** One trained player. */
export type LearningMember = Static<typeof Member>;
