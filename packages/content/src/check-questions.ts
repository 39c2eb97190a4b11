// The questions of a setup: as they are written, checked, and as they are shown.
import type { Names } from '@railwright/engine';
import { relatedTo, type DiagnosticSink, type Place } from './diagnostics/sink.ts';
import { soundEntries } from './packs/is-broken.ts';
import { itemsOf, placeIn } from './packs/library.ts';
import type { Item, Pack } from './packs/model.ts';
import { asNames } from './packs/names.ts';
import type { QuestionData } from './schema/questions.ts';
import { quote } from './text/describe.ts';
import type { Question } from './question.ts';

interface WithQuestions {
  readonly questions?: readonly QuestionData[];
}

/** Questions of one setup need ids of their own, and options where something is to be chosen. */
export function checkQuestions(pack: Pack, sink: DiagnosticSink): void {
  for (const setup of itemsOf<WithQuestions>(pack, 'setups')) checkSetup(setup, sink);
}

function checkSetup(setup: Item<WithQuestions>, sink: DiagnosticSink): void {
  const known = new Map<string, number>();
  for (const [i, question] of soundOf(setup)) {
    const { id } = question;
    const first = known.get(id);
    if (first === undefined) known.set(id, i);
    else
      sink.report(
        'id-duplicate',
        placeIn(setup, 'questions', i, 'id'),
        `There is already a question ${quote(id)}.`,
        { related: [relatedTo(placeIn(setup, 'questions', first, 'id'), 'Here is the first.')] },
      );
    checkOptions(question, (key) => placeIn(setup, 'questions', i, key), sink);
  }
}

function checkOptions(
  { kind, options }: QuestionData,
  at: (key: 'kind' | 'options') => Place,
  sink: DiagnosticSink,
): void {
  if (kind !== 'choice') {
    if (options)
      sink.report('question-options', at('options'), `A question of kind ${kind} has no options.`, {
        at: 'key',
        help: 'Write `kind: choice`, or remove the options.',
      });
    return;
  }
  if (Object.keys(options ?? {}).length >= 2) return;
  const help = 'Write two or more, such as `options: { early: At the start, late: Near the end }`.';
  if (options)
    sink.report('question-options', at('options'), 'With fewer than two options there is no choice.', {
      help,
    });
  else sink.report('question-options', at('kind'), 'A choice needs `options` to choose from.', { help });
}

/** The questions that fit their schema, with their place in the list. */
function soundOf({ file, path, data }: Item): readonly (readonly [number, QuestionData])[] {
  return soundEntries(file, [...path, 'questions'], (data as WithQuestions).questions);
}

/** The questions of a setup as players see them, without those that are broken. */
export function questionsOf(setup: Item): readonly Question[] {
  return soundOf(setup).map(([, { id, text, kind, options }]) => ({
    ...{ id, text: asNames(text), kind },
    ...(options && { options: namesOf(options) }),
  }));
}

const namesOf = (options: NonNullable<QuestionData['options']>): Readonly<Record<string, Names>> =>
  Object.fromEntries(Object.entries(options).map(([id, text]) => [id, asNames(text)]));
