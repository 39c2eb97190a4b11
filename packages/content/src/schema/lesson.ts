// lessons/*.yaml of every game: a game that teaches its rules, step by step.
import { Type, type Static } from 'typebox';
import { LESSON_PARTS, MOST_STEPS, WHOSE, type LessonCondition } from '../lesson/lesson.ts';
import { refTo, type Annotated, type Ref } from './annotations.ts';
import { CLOSED, Format, names, REFERENCE_PATTERN, reference, text, wholeNumber } from './common.ts';

const SEATS = 8;

/** A choice or its first words, or a list of these. */
const choices = (description: string, refs: Annotated | undefined) =>
  Type.Unsafe<string | readonly string[]>({
    title: 'a choice such as "buy tower", its first word such as buy, or a list of these',
    description,
    type: ['string', 'array'],
    ...(refs && { 'x-within': refs }),
    minLength: 1,
    maxLength: 300,
    items: { title: 'a choice or its first words', type: 'string', minLength: 1, maxLength: 300 },
    minItems: 1,
    maxItems: 40,
  });

const condition = (refs: Annotated | undefined) =>
  Type.Object(
    {
      turn: Type.Optional(wholeNumber("From the learner's turn with this number on.", 1, 1000)),
      can: Type.Optional(choices('The learner can make at least one of these choices.', refs)),
      cannot: Type.Optional(choices('The learner can make none of these choices.', refs)),
      happened: Type.Optional(
        text(
          "An event since the learner's last choice, including those of that choice; docs/events.md lists them.",
        ),
      ),
      who: Type.Optional(
        Type.Unsafe<NonNullable<LessonCondition['who']>>({
          title: WHOSE.join(/* @wc-include */ ' or '),
          description: 'Whose event it was; that of the learner by default.',
          type: 'string',
          enum: [...WHOSE],
        }),
      ),
      points: Type.Optional(wholeNumber('The learner has at least this many points.', 1, 10_000)),
      over: Type.Optional(
        Type.Unsafe<true>({
          title: 'true',
          description: 'The game is over.',
          type: 'boolean',
          const: true,
        }),
      ),
    },
    {
      ...CLOSED,
      title: 'conditions such as { turn: 2, can: buy }',
      description:
        'The step appears as soon as all of these hold, or right after the step before it if there are none.',
      minProperties: 1,
    },
  );

const Point = Type.Unsafe<string | { readonly card?: string; readonly cell?: string }>({
  title: `${LESSON_PARTS.join(', ')}, { card: … } or { cell: … }`,
  description: 'What the step points at: a part of the table, a card (a car, an ability) or a cell.',
  type: ['string', 'object'],
  properties: {
    card: {
      'x-ref': { to: 'played', scope: 'pack' } satisfies Ref,
      title: 'the id of a card, a car or an ability',
      type: 'string',
      pattern: REFERENCE_PATTERN,
      maxLength: 161,
    },
    cell: {
      ...refTo('cells'),
      title: 'the label of a cell such as D5',
      type: 'string',
      pattern: '^[A-Z]{1,3}[0-9]{1,4}$',
    },
  },
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
});

const step = (refs: Annotated | undefined) =>
  Type.Object(
    {
      text: names('One or two short sentences.'),
      when: Type.Optional(condition(refs)),
      point: Type.Optional(Point),
      expect: Type.Optional(
        choices(
          'The choice to make, or choices, any of which will do. Without it, the learner only reads the step. Any other choice stays allowed.',
          refs,
        ),
      ),
      all: Type.Optional(
        Type.Unsafe<true>({
          title: 'true',
          description:
            'The learner is to repeat the expected choices until none of them is possible any more.',
          type: 'boolean',
          const: true,
        }),
      ),
      via: Type.Optional(
        choices('Choices that lead to the expected one, such as playing the card that lays a rail.', refs),
      ),
      otherwise: Type.Optional(
        names(
          'The text once the learner has done something else, while the expected choice is still possible.',
        ),
      ),
    },
    {
      ...CLOSED,
      title: 'a step such as { text: Buy a card., point: market, expect: buy }',
      examples: [{ text: 'Buy a card.', point: 'market', expect: 'buy' }],
    },
  );

/** `refs`: what choices of the game refer to. */
export const lessonSchema = (refs: Annotated | undefined) =>
  Type.Object(
    {
      format: Format,
      setup: reference('setups', 'The setup to play: one of this pack, with fixed cards.'),
      seed: wholeNumber('Seed of the game.', 0, 4294967295),
      players: wholeNumber('Number of seats; the learner has the first.', 1, SEATS),
      bot: Type.Optional(text('The bot at the other seats, as --bots names it; the usual bot by default.')),
      minutes: Type.Optional(wholeNumber('How long the lesson takes; 10 by default.', 1, 120)),
      steps: Type.Array(step(refs), {
        title: 'a list of steps, each with a dash',
        description:
          'The steps, in the order in which they should appear. The lesson ends with the last one.',
        minItems: 1,
        maxItems: MOST_STEPS,
      }),
    },
    { ...CLOSED, title: 'a lesson' },
  );

/** The data of a file in lessons/. */
export type LessonData = Static<ReturnType<typeof lessonSchema>>;
