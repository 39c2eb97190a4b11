// Games of people beside games of bots as data: printed by `railwright games --json`, and described by
// `schemas/games-result.schema.json`.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, Estimate, Interval, Share, strict } from '../result/parts.ts';

const Mean = (description: string) =>
  Type.Object(
    {
      count: count('Games that have the figure.'),
      mean: Type.Number({ description: '0 of no game.' }),
      interval: Interval('95% interval; null for fewer than two games.'),
    },
    { ...strict, description },
  );

const Figure = Type.Object(
  {
    figure: Type.String({ description: 'A number of each game; measures are means over its seats.' }),
    people: Mean('Of games of people.'),
    bots: Mean('Of games of bots.'),
    difference: Type.Union([
      Estimate(
        'People minus bots; 95% interval by Welch 1947, where a few games count as spread at least as widely as many.',
      ),
      Type.Null(),
    ]),
    stands: Type.Boolean({
      description: 'Significant although all figures of the group are tested at once (Holm 1979).',
    }),
    needed: Type.Union(
      [
        count(
          'Games of people after which a real difference of the observed size is significant nine times out of ten.',
        ),
        Type.Null(),
      ],
      { description: 'Null if there is no difference.' },
    ),
  },
  strict,
);

const Group = Type.Object(
  {
    setup: Type.String({ description: '`pack/id` of the setup.' }),
    content: Type.String({ description: 'Fingerprint of the definition.' }),
    options: Type.Record(Type.String(), Type.Unknown(), {
      description: 'What was chosen besides the setup, or by chance before the game.',
    }),
    seats: Type.Integer({ minimum: 1, maximum: 8 }),
    games: count('Games of people that were played to their end.'),
    botSeats: count('Seats in these games in which a bot sat, as far as their files say.'),
    minutes: Mean('How long the games took, of those whose files say so.'),
    bots: Type.Array(Type.String(), { description: 'The bots beside them.' }),
    botGames: count('Games of these bots.'),
    seed: count('Seed of these games.'),
    winsBySeat: Type.Array(Type.Object({ seat: count('From 0.'), people: Share, bots: Share }, strict), {
      description: 'A win that k seats share counts 1/k for each.',
    }),
    ends: Type.Array(Type.Object({ reason: Type.String(), people: Share, bots: Share }, strict)),
    figures: Type.Array(Figure, { description: 'In the order of all tables.' }),
  },
  { ...strict, description: 'Games of one setup with the same options and number of seats.' },
);

export const PeopleResultSchema = Type.Object(
  {
    format: Type.Literal(1),
    groups: Type.Array(Group),
    leftOut: Type.Array(
      Type.Object(
        { file: Type.String(), reason: Type.String({ description: 'One or two sentences.' }) },
        strict,
      ),
      { description: 'Files whose games are in no figure.' },
    ),
    answers: Type.Array(
      Type.Object(
        {
          setup: Type.String(),
          question: Type.String({ description: 'Its id.' }),
          text: Type.String({ description: 'In English.' }),
          kind: Type.Unsafe<'text' | 'scale' | 'choice' | 'yes-no'>({
            type: 'string',
            enum: ['text', 'scale', 'choice', 'yes-no'],
          }),
          count: count('Answers that fit the question.'),
          mean: Type.Union([Mean('Of a scale.'), Type.Null()]),
          shares: Type.Array(Type.Object({ value: Type.String(), share: Share }, strict), {
            description: 'Of a choice, and of yes or no.',
          }),
          texts: Type.Array(Type.Object({ file: Type.String(), text: Type.String() }, strict)),
        },
        strict,
      ),
      { description: 'To the questions that setups ask; also from games that are in no figure.' },
    ),
    notes: Type.Array(
      Type.Object(
        {
          file: Type.String(),
          setup: Type.String(),
          at: Type.Union([count('Choices made before.'), Type.Null()]),
          seat: Type.Union([count('From 0.'), Type.Null()]),
          about: Type.Union([Type.String({ description: 'A card or a cell.' }), Type.Null()]),
          text: Type.String(),
        },
        strict,
      ),
    ),
  },
  {
    ...strict,
    title: 'Result of railwright games',
    description: 'Games of people beside games of bots, and what people said and answered.',
  },
);

/** Games of people beside games of bots. */
export type PeopleResult = Static<typeof PeopleResultSchema>;
/** Games of one setup with the same options and number of seats. */
export type PeopleGroup = PeopleResult['groups'][number];
