// `questions` of a setup, the same for every game: what its players are asked after a game. They change nothing in the game.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { MOST_QUESTIONS, QUESTION_KINDS, type QuestionKind } from '../question.ts';
import { CLOSED, ID_PATTERN, names, record } from './common.ts';

const Question = Type.Object(
  {
    id: Type.String({
      title: 'an id: small letters, digits and single hyphens, such as too-long',
      description: 'Unique among the questions of the setup; answers name it.',
      pattern: ID_PATTERN,
      maxLength: 80,
    }),
    text: names('What players are asked.'),
    kind: Type.Unsafe<QuestionKind>({
      title: 'text, scale, choice or yes-no',
      description:
        'What an answer is: a text of their own, a number from 1 to 5, one of the `options`, or yes or no.',
      type: 'string',
      enum: [...QUESTION_KINDS],
    }),
    options: Type.Optional(
      record({ title: 'an id', pattern: ID_PATTERN }, names('What players choose.'), {
        title: 'options by id, such as { early: At the start, late: Near the end }',
        description: 'Of a choice: what there is to choose from, in the order in which it is shown.',
        maxProperties: 20,
      }),
    ),
  },
  {
    ...CLOSED,
    title: 'a question, such as { id: fun, text: How much fun was it?, kind: scale }',
    examples: [{ id: 'fun', text: 'How much fun was it?', kind: 'scale' }],
  },
);

export const QuestionsSchema = Type.Array(Question, {
  title: 'a list of questions',
  description:
    'What players are asked after a game, in this order; answers are saved with the game as a file in `playtests/`. They change nothing in the game.',
  minItems: 1,
  maxItems: MOST_QUESTIONS,
});

export type QuestionData = Static<typeof Question>;
