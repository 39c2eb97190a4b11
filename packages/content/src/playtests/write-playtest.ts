// A playtest as the text of its file, without a YAML library: a player page has none.
import type { GameRecord } from '@railwright/engine';
import type { AnswerValue } from '../question.ts';
import { isData, type Data } from '../text/data.ts';

/** A game that people played, and what they said; seats count from 0. */
export interface SaidGame {
  /** The game. */
  readonly record: GameRecord;
  /** Who sat there: a name, if it may be known, a bot, or neither. */
  readonly seats: readonly { readonly name?: string; readonly bot?: string }[];
  /** `at` is the number of choices made before, of a note about a moment. */
  readonly notes: readonly {
    readonly at?: number;
    readonly seat?: number;
    readonly about?: { readonly card: string } | { readonly cell: string };
    readonly text: string;
  }[];
  /** Answers to questions of the setup. */
  readonly answers: readonly {
    readonly question: string;
    readonly seat: number;
    readonly value: AnswerValue;
  }[];
  /** The day, as 2026-11-29. */
  readonly played: string;
}

/** The game as a playtest. The names in its record are left out: `seats` says which may be known. */
export function playtestOf({ record: named, seats, notes, answers, played }: SaidGame): Data {
  const { players: _, ...record } = named;
  const most = record.choices.length;
  const said = notes.map(({ at, seat, about, text }) => ({
    // Choices can have been taken back since.
    ...(at !== undefined && { at: Math.min(at, most) }),
    ...(seat !== undefined && { seat: seat + 1 }),
    ...(about && { about }),
    text,
  }));
  const given = answers.map(({ question, seat, value }) => ({ question, seat: seat + 1, value }));
  return {
    ...{ format: 1, setup: record.setup, played, seats },
    ...(said.length > 0 && { notes: said }),
    ...(given.length > 0 && { answers: given }),
    record,
  };
}

/** The keys of a playtest in the order in which they are written: what people said first, the many choices last. */
const ORDER = ['format', 'setup', 'played', 'minutes', 'seats', 'notes', 'answers', 'record'] as const;

/** Texts that need no quotes; words that some readers of YAML take for something else have them. */
const PLAIN = /^[A-Za-z](?:[\w/ -]*[\w])?$/;
const RESERVED = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/**
 * The text of the file. Its values are written as they are, and nothing is checked: `validate` does.
 * @param playtest as `PlaytestSchema` describes it
 * @param schema the address of the schema for editors, or its path from the file
 */
export function writePlaytest(playtest: Data, schema?: string): string {
  const entries = ORDER.flatMap((key) =>
    playtest[key] === undefined ? [] : [[key, playtest[key]] as const],
  );
  const lines = entries.flatMap(([key, value]) => pair(key, value, ''));
  const head = schema === undefined ? [] : [`# yaml-language-server: $schema=${schema}`];
  return [...head, ...lines, ''].join('\n');
}

/** A key and its value, as lines. Lists of objects have a line for each, everything else that is short is on one line. */
function pair(key: string, value: unknown, indent: string): string[] {
  const name = `${indent}${text(key)}:`;
  if (Array.isArray(value) && value.length > 0)
    return [name, ...value.map((item) => `${indent}  - ${inline(item)}`)];
  if (isData(value) && Object.keys(value).length > 0)
    return [name, ...Object.entries(value).flatMap(([inner, item]) => pair(inner, item, `${indent}  `))];
  return [`${name} ${inline(value)}`];
}

function inline(value: unknown): string {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isData(value)) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, item]) => `${text(key)}: ${inline(item)}`).join(', ')} }`;
}

/** JSON is YAML; line separators that only YAML takes for line breaks are escaped. */
function text(value: string): string {
  if (PLAIN.test(value) && !RESERVED.test(value)) return value;
  return JSON.stringify(value).replaceAll(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
