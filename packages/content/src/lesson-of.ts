// The lesson of a setup, as a bundle carries it.
import type { GameDefinition } from '@railwright/engine';
import { gameNamed, LESSONS_FOLDER } from './game-named.ts';
import {
  USUAL_MINUTES,
  type Lesson,
  type LessonCondition,
  type LessonPoint,
  type LessonStep,
} from './lesson/lesson.ts';
import { filesOf } from './packs/checked-file.ts';
import { isBroken } from './packs/is-broken.ts';
import type { Item, Pack, SourceFile } from './packs/model.ts';
import { asNames } from './packs/names.ts';
import type { LessonData } from './schema/lesson.ts';
import { canonicalText } from './test-language/choices.ts';

type StepData = LessonData['steps'][number];
type Written = string | readonly string[];

/** The file that counts as the lesson of a setup: the first. */
export function lessonFile(pack: Pack, setup: string): SourceFile | undefined {
  return filesOf(pack, LESSONS_FOLDER).find(({ document }) => {
    const named = (document?.data as Partial<LessonData> | undefined)?.setup;
    return named === setup || named === `${pack.id}/${setup}`;
  });
}

/** The lesson of a setup; undefined if it has none, or one that is broken. */
export function lessonOf(pack: Pack, setup: Item, definition: GameDefinition): Lesson | undefined {
  const file = lessonFile(pack, setup.id);
  return file && !isBroken(file, []) ? lessonIn(file.document?.data as LessonData, definition) : undefined;
}

/** A lesson whose file has no errors. */
function lessonIn(data: LessonData, definition: GameDefinition): Lesson {
  const { seed, players, bot, minutes = USUAL_MINUTES, steps } = data;
  return {
    ...{ seed, players, minutes },
    ...(bot !== undefined && { bot }),
    steps: steps.map((step) => stepOf(step, definition)),
  };
}

function stepOf(
  { text, when, point, expect, all, via, otherwise }: StepData,
  definition: GameDefinition,
): LessonStep {
  const choices = (written: Written): readonly string[] =>
    listed(written).map((one) => labelled(one, definition));
  return {
    text: asNames(text),
    ...(when && { when: conditionOf(when, choices) }),
    ...(point !== undefined && { point: point as LessonPoint }),
    ...(expect !== undefined && { expect: choices(expect) }),
    ...(all && { all }),
    ...(via !== undefined && { via: choices(via) }),
    ...(otherwise !== undefined && { otherwise: asNames(otherwise) }),
  };
}

function conditionOf(
  { can, cannot, ...rest }: NonNullable<StepData['when']>,
  choices: (written: Written) => readonly string[],
): LessonCondition {
  return {
    ...rest,
    ...(can !== undefined && { can: choices(can) }),
    ...(cannot !== undefined && { cannot: choices(cannot) }),
  };
}

export const listed = (written: Written): readonly string[] =>
  typeof written === 'string' ? [written] : written;

/** With the label of a cell for the name of its place. */
function labelled(choice: string, definition: GameDefinition): string {
  const tests = gameNamed(definition.game)?.tests;
  return tests ? canonicalText(choice, tests.language.verbs, tests.names(definition)) : choice;
}
