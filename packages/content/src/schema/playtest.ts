// playtests/*.yaml of every game: a game that people played, with what they said about it and answered.
import { Type, type Static } from 'typebox';
import { MOST_LETTERS, type AnswerValue } from '../question.ts';
import { refTo, type Ref } from './annotations.ts';
import {
  CLOSED,
  Format,
  ID_PATTERN,
  record,
  REFERENCE_PATTERN,
  reference,
  text,
  wholeNumber,
} from './common.ts';

const SEATS = 8;
/** Games are far shorter; a file of content has at most 4 million letters in any case. */
const MOST_CHOICES = 100_000;
const MOST_NOTES = 1000;

const seat = wholeNumber('Who: 1 for the first seat.', 1, SEATS);
const line = (description: string) => Type.String({ title: 'text', description, maxLength: 500 });

const Option = Type.Unsafe<unknown>({
  title: 'text, a number, true or false, a list or an object',
  type: ['string', 'number', 'boolean', 'array', 'object'],
});

/** As `parseRecord` of the engine takes it, which also compares its parts. */
const Record = Type.Object(
  {
    format: Format,
    engine: line('The program that made it.'),
    generator: line('The random numbers of that program.'),
    game: line('The game.'),
    setup: line('The setup as it was called then.'),
    content: line('Fingerprint of the setup as it was then.'),
    seats: wholeNumber('Number of seats.', 1, SEATS),
    seed: wholeNumber('Seed of the game.', 0, 4294967295),
    players: Type.Optional(
      Type.Array(line('A name.'), {
        title: 'a list of names',
        description: 'Names by seat.',
        maxItems: SEATS,
      }),
    ),
    options: Type.Optional(
      record({ title: 'a name', pattern: '^[a-zA-Z][a-zA-Z0-9-]*$' }, Option, {
        title: 'options by name, such as { marketSeed: 7 }',
        description: 'What was chosen besides the setup, or by chance before the game.',
        maxProperties: 40,
      }),
    ),
    choices: Type.Array(line('A choice.'), {
      title: 'a list of choices',
      description: 'The choices, in order.',
      maxItems: MOST_CHOICES,
    }),
    hash: Type.Optional(line('Fingerprint of the last position, of a game that was not played to its end.')),
    final: Type.Optional(
      Type.Object(
        {
          hash: line('Fingerprint of the last position.'),
          end: line('Why the game ended.'),
          scores: Type.Array(Type.Number({ title: 'a number', description: 'The points of a seat.' }), {
            title: 'a list of points',
            description: 'Points by seat.',
            maxItems: SEATS,
          }),
        },
        { ...CLOSED, title: 'hash, end and scores', description: 'The end of a finished game.' },
      ),
    ),
  },
  {
    ...CLOSED,
    title: 'the record of a game',
    description:
      'The game, as the player saves it. The text of a record file can be pasted here as it is, since YAML includes JSON.',
  },
);

const About = Type.Object(
  {
    card: Type.Optional(
      Type.String({
        'x-ref': { to: 'played', scope: 'pack' } satisfies Ref,
        title: 'the id of a card, a car or an ability',
        description: 'A card, a type of car or an ability, by its id.',
        pattern: REFERENCE_PATTERN,
        maxLength: 161,
      }),
    ),
    cell: Type.Optional(
      Type.String({
        ...refTo('cells'),
        title: 'the label of a cell such as D5',
        description: 'A cell of the map.',
        pattern: '^[A-Z]{1,3}[0-9]{1,4}$',
      }),
    ),
  },
  {
    ...CLOSED,
    title: '{ card: … } or { cell: … }',
    description: 'What the note is about, if it is about one card or one cell.',
    minProperties: 1,
    maxProperties: 1,
    examples: [{ cell: 'D5' }],
  },
);

const Note = Type.Object(
  {
    at: Type.Optional(
      wholeNumber(
        'The moment: how many choices of the record were made before it. Without it, the note is about the whole game.',
        0,
        MOST_CHOICES,
      ),
    ),
    seat: Type.Optional(seat),
    about: Type.Optional(About),
    text: text('What was said.', MOST_LETTERS),
  },
  {
    ...CLOSED,
    title: 'a note such as { at: 40, seat: 1, about: { cell: D5 }, text: Too far away. }',
    examples: [{ at: 40, seat: 1, about: { cell: 'D5' }, text: 'Too far away.' }],
  },
);

const Answer = Type.Object(
  {
    question: Type.String({
      title: 'the id of a question',
      description: 'A question of the setup.',
      pattern: ID_PATTERN,
      maxLength: 80,
    }),
    seat: Type.Optional(seat),
    value: Type.Unsafe<AnswerValue>({
      title: 'text, a whole number, true or false',
      description:
        'The answer: a text, a number from 1 to 5, the id of an option, or true for yes and false for no.',
      type: ['string', 'integer', 'boolean'],
      minLength: 1,
      maxLength: MOST_LETTERS,
    }),
  },
  {
    ...CLOSED,
    title: 'an answer such as { question: fun, seat: 1, value: 4 }',
    examples: [{ question: 'fun', seat: 1, value: 4 }],
  },
);

const Seat = Type.Object(
  {
    name: Type.Optional(text('Who sat there, if that should be known.')),
    bot: Type.Optional(text('The bot that sat there instead of a person.')),
  },
  { ...CLOSED, title: 'a seat: { name: Ann }, { bot: heuristic } or {}', examples: [{ name: 'Ann' }] },
);

export const PlaytestSchema = Type.Object(
  {
    format: Format,
    setup: reference('setups', 'The setup that was played.'),
    played: Type.Optional(
      Type.String({
        title: 'a date such as 2026-11-29',
        description: 'The day of the game.',
        pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
      }),
    ),
    minutes: Type.Optional(wholeNumber('How long the game took.', 1, 100_000)),
    seats: Type.Optional(
      Type.Array(Seat, {
        title: 'a list of seats, such as [{ name: Ann }, { bot: heuristic }]',
        description: 'Who sat there, by seat. Names are optional.',
        maxItems: SEATS,
      }),
    ),
    notes: Type.Optional(
      Type.Array(Note, {
        title: 'a list of notes',
        description: 'What people said about moments, cards and cells, or about the whole game.',
        maxItems: MOST_NOTES,
      }),
    ),
    answers: Type.Optional(
      Type.Array(Answer, {
        title: 'a list of answers',
        description: 'What people answered to the questions of the setup.',
        maxItems: MOST_NOTES,
      }),
    ),
    record: Record,
  },
  { ...CLOSED, title: 'a playtest' },
);

/** The data of a file in playtests/. */
export type PlaytestData = Static<typeof PlaytestSchema>;
