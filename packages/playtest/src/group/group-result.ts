// A player like a group of people as data: printed by `railwright games --fit FILE --json`, and described by
// `schemas/group-result.schema.json`.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, Estimate, Interval, strict } from '../result/parts.ts';

const Prediction = Type.Object(
  {
    model: Type.String({
      description:
        '`group`: the player like the group; `level`: the same without likes and rules of thumb; a level of the learned player; `uniform`: every option is equally likely.',
    }),
    logChance: Type.Union([Type.Number(), Type.Null()], {
      description:
        'Natural logarithm of the probability of what people chose, on average over their choices; null where something they chose was ruled out.',
    }),
    hits: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Share of the choices in which people took the likeliest option.',
    }),
    gain: Type.Union([Estimate('With a 95% interval over games.'), Type.Null()], {
      description: 'How much higher the logarithm is for the player like the group, per choice.',
    }),
  },
  strict,
);

const Leaning = Type.Object(
  {
    kind: Type.Unsafe<'likes' | 'follows'>({ type: 'string', enum: ['likes', 'follows'] }),
    name: Type.String({ description: 'What is liked, as in a preference, or the bot that is followed.' }),
    weight: Type.Number({ description: 'Log-odds of one more; drawn towards 0.' }),
    interval: Interval('95% interval, by leaving out one game after the other.'),
    stands: Type.Boolean({ description: 'Differs from 0 although all are tested at once (Holm 1979).' }),
    choices: count('Choices whose options differed in it.'),
  },
  strict,
);

export const GroupResultSchema = Type.Object(
  {
    format: Type.Literal(1),
    setup: Type.String({ description: '`pack/id` of the setup.' }),
    content: Type.String({ description: 'Fingerprint of the definition.' }),
    seats: Type.Array(Type.Integer({ minimum: 1, maximum: 8 }), { description: 'Numbers of seats.' }),
    player: Type.String({ description: 'The learned player that it is based on.' }),
    seed: count('Seed of the choice of held-out games, and of cards dealt again.'),
    games: count('Games of people.'),
    choices: count('Choices of people between several options of which none is obvious.'),
    forced: count('Choices that do not count: only one was legal, or it needed no thought.'),
    odd: count('Choices in which people did not take the obvious option.'),
    botSeats: count('Seats of bots, whose choices do not count.'),
    ridge: Type.Number({
      minimum: 0,
      description: 'Standard deviation of the weight of a typical difference, as chosen by held-out games.',
    }),
    certainty: Type.Object(
      {
        value: Type.Number(),
        interval: Interval('95% interval, by leaving out one game after the other.'),
        nearest: Type.String({ description: 'The level with the closest certainty.' }),
      },
      { ...strict, description: 'How often it would take its best choice, without leanings: as for levels.' },
    ),
    leanings: Type.Array(Leaning, { description: 'The surest first.' }),
    predictions: Type.Array(Prediction, {
      description: 'Of whole held-out games; `group` first.',
    }),
    leftOut: Type.Array(Type.Object({ file: Type.String(), reason: Type.String() }, strict), {
      description: 'Files whose games do not count.',
    }),
  },
  {
    ...strict,
    title: 'Result of railwright games --fit',
    description: 'A player like the people who played some games, and how well it predicts their choices.',
  },
);

/** A player like a group of people. */
export type GroupResult = Static<typeof GroupResultSchema>;
