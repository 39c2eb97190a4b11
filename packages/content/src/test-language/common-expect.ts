// Keys of `expect` that every game has: choices, the open question, points, the end.
import { TEXT_LANGUAGES } from '@railwright/engine';
import { describeValue } from '../text/describe.ts';
import { choicesRefs } from './choice-refs.ts';
import { checkChoices, type Verbs } from './choices.ts';
import type { ReferenceKind } from './names.ts';
import { anySeat } from './seat-checks.ts';
import {
  anything,
  count,
  countsOf,
  either,
  integer,
  listOf,
  name,
  object,
  orNull,
  referring,
  word,
  type Check,
  type Shape,
} from './shape.ts';

export interface CommonFacts {
  readonly verbs: Verbs;
  readonly decisions: readonly string[];
  readonly ends: readonly string[];
  /** The parts of a score. */
  readonly parts?: readonly string[];
  /** Items with a generated rules text. */
  readonly told?: ReferenceKind;
}

export function commonExpect({ verbs, decisions, ends, parts = [], told }: CommonFacts): Shape {
  const refs = choicesRefs(verbs);
  const choices = referring(refs, (value, path, c) => {
    checkChoices(value, path, verbs, c);
  });
  const points = pointsCheck(parts);
  return {
    legal: { about: 'Choices that can be made, perhaps among others.', is: choices },
    illegal: { about: 'Choices that cannot be made.', is: choices },
    choices: {
      about: 'Exactly the choices that can be made, or how many there are.',
      is: referring(refs, (value, path, c) => {
        (typeof value === 'number' ? count : choices)(value, path, c);
      }),
    },
    decision: {
      about: 'The open question, such as turn or { type: turn, seat: seat-1 }; null when the game is over.',
      is: decisionCheck(decisions),
    },
    score: {
      about: `Points of the first seat, or a list of those of all seats${parts.length > 0 ? `; or their parts: { ${parts.join(': 1, ')}: 2, total: 9 }` : ''}.`,
      is: (value, path, c) => {
        (Array.isArray(value) ? listOf(orNull(points), 'a list of points') : points)(value, path, c);
      },
    },
    end: {
      about: 'Why the game ended; null while it goes on.',
      is: orNull(word('an end of this game', ends)),
    },
    winners: {
      about: 'The seats that won.',
      is: listOf(anySeat, 'a list of seats such as [seat-0, opponent]'),
    },
    ...(told && {
      text: {
        about:
          'Generated rules texts: { mail-train: … } in English, or { mail-train: { fr: … } } by language.',
        is: countsOf(told, 'texts by what they are about such as { mail-train: … }', textCheck),
      },
    }),
  };
}

function decisionCheck(decisions: readonly string[]): Check {
  const type = word('a question of this game', decisions);
  const decision = object(
    {
      type: { about: 'Which question.', is: type },
      seat: { about: 'Who is asked: seat-0, opponent, seat-2, …', is: anySeat },
      card: { about: 'The card whose effect asks.', is: name('card') },
      detail: { about: 'What the game adds for people.', is: anything },
    },
    'A question',
    'A question is a word such as turn, or an object such as { type: turn, seat: seat-1 }',
  );
  return orNull(either(decision, type));
}

/** Points, or some of what they are made of. */
export function pointsCheck(parts: readonly string[]): Check {
  const shape = Object.fromEntries([...parts, 'total'].map((part) => [part, { about: '', is: integer }]));
  return either(object(shape, 'A score', 'A score is a number'), integer);
}

const textCheck: Check = (value, path, c) => {
  const text: Check = (one, at) => {
    if (typeof one !== 'string') c.tell(at, `This must be a text, not ${describeValue(one)}.`);
  };
  const byLanguage = object(
    Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, { about: '', is: text }])),
    'A generated text',
    'This must be a text',
  );
  either(byLanguage, text)(value, path, c);
};
