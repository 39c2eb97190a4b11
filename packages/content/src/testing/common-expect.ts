// What `expect` has in every game: choices, the open question, points, the end.
import type { Verbs } from './choices.ts';
import { checkChoices } from './choices.ts';
import {
  anything,
  count,
  either,
  integer,
  listOf,
  object,
  orNull,
  word,
  type Check,
  type Shape,
} from './shape.ts';

export function commonExpect(
  verbs: Verbs,
  decisions: readonly string[],
  ends: readonly string[],
  card: Check = anything,
): Shape {
  const choices: Check = (value, path, c) => {
    checkChoices(value, path, verbs, c);
  };
  const type = word('a question of this game', decisions);
  const decision = object(
    {
      type: { about: 'Which question.', is: type },
      seat: { about: 'Who is asked, counted from 0.', is: count },
      card: { about: 'The card whose effect asks.', is: card },
      detail: { about: 'What the game adds for people.', is: anything },
    },
    'A question',
    'A question is a word such as turn, or an object such as { type: turn, seat: 1 }',
  );
  return {
    legal: { about: 'Choices that can be made, perhaps among others.', is: choices },
    illegal: { about: 'Choices of which none can be made.', is: choices },
    choices: { about: 'The choices that can be made and no others.', is: choices },
    decision: {
      about: 'The open question, such as turn or { type: turn, seat: 1 }; null when the game is over.',
      is: orNull(either(decision, type)),
    },
    score: {
      about: 'Points of the first seat, or a list of those of all seats.',
      is: (value, path, c) => {
        (Array.isArray(value) ? listOf(orNull(integer), 'a list of points') : integer)(value, path, c);
      },
    },
    end: {
      about: 'Why the game ended; null while it goes on.',
      is: orNull(word('an end of this game', ends)),
    },
    winners: {
      about: 'The seats that won, counted from 0.',
      is: listOf(count, 'a list of seats such as [0, 1]'),
    },
  };
}
