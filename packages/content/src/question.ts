// A question that a setup asks its players, ready to be shown and answered. Bundles carry it; a player page needs no more.
import type { Names } from '@railwright/engine';
import { isData } from './text/data.ts';

/** What an answer is: a text, a whole number from 1 to 5, the id of an option, or true and false. */
export const QUESTION_KINDS = ['text', 'scale', 'choice', 'yes-no'] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The bounds of a scale. */
const SCALE = { least: 1, most: 5 } as const;

/** Letters of the longest answer, and of the longest note. */
export const MOST_LETTERS = 5000;

/** More would be answered by nobody. */
export const MOST_QUESTIONS = 20;

/** A question of a setup. */
export interface Question {
  /** Its own among the questions of the setup. */
  readonly id: string;
  /** What is asked, by language. */
  readonly text: Names;
  readonly kind: QuestionKind;
  /** Of a choice: the options by id, in their order, by language. */
  readonly options?: Readonly<Record<string, Names>>;
}

/** What somebody answered. */
export type AnswerValue = string | number | boolean;

/** Whether a value can be the answer to a question. */
export function isAnswer({ kind, options = {} }: Question, value: unknown): value is AnswerValue {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && value.length > 0 && value.length <= MOST_LETTERS;
    case 'scale':
      return Number.isInteger(value) && (value as number) >= SCALE.least && (value as number) <= SCALE.most;
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(options, value);
    case 'yes-no':
      return typeof value === 'boolean';
  }
}

/** The questions among values that may be anything: those without an id, a text or a kind are left out. */
export function soundQuestions(values: readonly unknown[]): Question[] {
  const found = new Map<string, Question>();
  for (const value of values.slice(0, MOST_QUESTIONS))
    if (isQuestion(value) && !found.has(value.id)) found.set(value.id, value);
  return [...found.values()];
}

function isQuestion(value: unknown): value is Question {
  if (!isData(value) || typeof value['id'] !== 'string' || !isNames(value['text'])) return false;
  const { kind, options } = value;
  if (!QUESTION_KINDS.some((known) => known === kind)) return false;
  return kind === 'choice' ? isData(options) && Object.values(options).every(isNames) : options === undefined;
}

/** Whether a value is texts by language, of which English is one. */
export function isNames(value: unknown): value is Names {
  return (
    isData(value) && Object.hasOwn(value, 'en') && Object.values(value).every((x) => typeof x === 'string')
  );
}
