// What people say about a game and answer to the questions of its setup, kept in this browser beside the game.
import { isAnswer, type AnswerValue, type Question } from '@railwright/content/bundle/read';
import { keptSaid, keepSaid } from '../play/saved-games.ts';

/** Something said about a game; seats count from 0. */
export interface Note {
  /** How many choices had been made, of a note about a moment. */
  readonly at?: number;
  readonly seat?: number;
  readonly about?: { readonly card: string } | { readonly cell: string };
  readonly text: string;
  /** Its name at a table. */
  readonly note?: string;
}

/** What the person of a seat answered. */
interface Answer {
  readonly question: string;
  readonly seat: number;
  readonly value: AnswerValue;
}

export interface Said {
  readonly notes: readonly Note[];
  readonly answers: readonly Answer[];
}

const NOTHING: Said = { notes: [], answers: [] };

/** What was said about a game; what cannot be read is left out. */
export function readSaid(id: string): Said {
  try {
    const { notes, answers } = JSON.parse(keptSaid(id) ?? '{}') as Partial<Record<keyof Said, unknown>>;
    return { notes: listOf(notes).filter(isNote), answers: listOf(answers).filter(isGiven) };
  } catch {
    return NOTHING;
  }
}

/** False if the browser has no space or forbids it. */
export function writeSaid(id: string, said: Said): boolean {
  return keepSaid(id, said.notes.length + said.answers.length === 0 ? undefined : JSON.stringify(said));
}

/** With the answer of a seat in place of its earlier one; without one where it does not answer the question. */
export function withAnswer({ notes, answers }: Said, question: Question, seat: number, value: unknown): Said {
  const others = answers.filter((one) => one.question !== question.id || one.seat !== seat);
  return {
    notes,
    answers: isAnswer(question, value) ? [...others, { question: question.id, seat, value }] : others,
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isNumber = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

function isNote(value: unknown): value is Note {
  if (!isObject(value) || typeof value['text'] !== 'string' || value['text'] === '') return false;
  const { at, seat, about } = value;
  const isAbout =
    about === undefined ||
    (isObject(about) && [about['card'], about['cell']].filter((one) => typeof one === 'string').length === 1);
  return isAbout && [at, seat].every((one) => one === undefined || isNumber(one));
}

const isGiven = (value: unknown): value is Answer =>
  isObject(value) &&
  typeof value['question'] === 'string' &&
  isNumber(value['seat']) &&
  ['string', 'number', 'boolean'].includes(typeof value['value']);
