// Whether JSON is a record at all. A field that no record has is refused: it would make an unchecked statement.
import type { GameRecord, RecordProblem } from './record.ts';

const FIELDS = [
  'format',
  'engine',
  'generator',
  'game',
  'setup',
  'content',
  'seats',
  'seed',
  'players',
  'options',
  'choices',
  'hash',
  'final',
];
const END_FIELDS = ['hash', 'end', 'scores'];

/** Checks that parsed JSON has the shape of a record; knows nothing of the game. */
export function parseRecord(value: unknown): GameRecord | RecordProblem {
  const problem = problemOf(value);
  return problem === undefined ? (value as GameRecord) : { code: 'record-shape', message: problem };
}

/** Whether `parseRecord` found a problem. */
export function isRecordProblem(value: GameRecord | RecordProblem): value is RecordProblem {
  return 'code' in value;
}

function problemOf(r: unknown): string | undefined {
  if (!isObject(r)) return 'A record is a JSON object.';
  if (r['format'] !== 1)
    return r['format'] === undefined
      ? 'A record has "format": 1; this one has no format.'
      : 'A record has "format": 1; this one has another format.';
  if (r['choices'] === undefined && r['generator'] === undefined)
    return 'This is not the record of a game: it has no choices.';
  const odd = Object.keys(r).find((field) => !FIELDS.includes(field));
  if (odd !== undefined) return `A record has no field "${shorten(odd)}".`;
  for (const field of ['engine', 'generator', 'game', 'setup', 'content'])
    if (typeof r[field] !== 'string') return `The field "${field}" must be text.`;
  const { seats, seed, choices, players, options, hash, final } = r;
  if (!isCount(seats, 1, 8)) return 'The field "seats" must be a whole number from 1 to 8.';
  if (!isCount(seed, 0, 0xffffffff)) return 'The field "seed" must be a whole number from 0 to 4294967295.';
  if (!isListOf(choices, 'string')) return 'The field "choices" must be a list of texts.';
  if (players !== undefined && !isListOf(players, 'string'))
    return 'The field "players" must be a list of names.';
  if (players !== undefined && players.length !== seats)
    return `The field "players" must have a name for each seat: ${seats}, not ${players.length}.`;
  if (options !== undefined && !isObject(options)) return 'The field "options" must be an object.';
  if (hash !== undefined && typeof hash !== 'string') return 'The field "hash" must be text.';
  if (final === undefined) return undefined;
  if (
    !isObject(final) ||
    typeof final['hash'] !== 'string' ||
    typeof final['end'] !== 'string' ||
    !isListOf(final['scores'], 'number')
  )
    return 'The field "final" must hold the end, its hash and the scores.';
  const oddEnd = Object.keys(final).find((field) => !END_FIELDS.includes(field));
  return oddEnd === undefined ? undefined : `The field "final" has no field "${shorten(oddEnd)}".`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, type: 'string' | 'number'): value is readonly unknown[] {
  return Array.isArray(value) && value.every((item) => typeof item === type);
}

function isCount(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** A record may hold anything; messages stay short. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
