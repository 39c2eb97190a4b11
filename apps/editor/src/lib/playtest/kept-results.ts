// Playtest results kept in this browser for the next visit: the last for each setup and kind of player. They are text with a checksum,
// which reveals damage; the oldest make room for new ones.
import { resultsVersion } from '@railwright/engine/program';
import { createStore, del, entries, get, set } from 'idb-keyval';

/** The most results kept, and the longest one, in characters. */
const MOST_KEPT = 40;
const LONGEST = 8_000_000;

/** Version of the stored form: raise it when results or settings change shape, so that pages never show one they cannot read. */
const FORMAT = 1;

const results = createStore('railwright-results', 'results');

interface Kept {
  readonly text: string;
  readonly checksum: string;
  /** In milliseconds since 1970. */
  readonly saved: number;
}

/** A restored result. */
export interface Found<T> {
  readonly value: T;
  /** When it was kept, in milliseconds since 1970. */
  readonly saved: number;
  /** Whether another version of the program made it. */
  readonly otherProgram: boolean;
}

/** Keeps a result of plain data; false if the browser has no room for it. */
export async function keepResult(place: string, value: object, saved: number): Promise<boolean> {
  const text = JSON.stringify({ format: FORMAT, program: resultsVersion(), value });
  if (text.length > LONGEST) return false;
  try {
    const checksum = await checksumOf(text);
    await set(place, { text, checksum, saved } satisfies Kept, results);
    const all = (await entries<string, Kept>(results)).toSorted(([, a], [, b]) => b.saved - a.saved);
    await Promise.all(all.slice(MOST_KEPT).map(([old]) => del(old, results)));
    return true;
  } catch {
    return false;
  }
}

/** The kept result; undefined if there is none in this form. */
export async function keptResult<T>(place: string): Promise<Found<T> | 'damaged' | undefined> {
  const kept = await get<Partial<Kept>>(place, results).catch(() => undefined);
  if (kept === undefined) return undefined;
  const { text, checksum, saved } = kept;
  if (typeof text !== 'string' || typeof saved !== 'number' || (await checksumOf(text)) !== checksum)
    return 'damaged';
  const { format, program, value } = JSON.parse(text) as {
    readonly format: unknown;
    readonly program: string;
    readonly value: T;
  };
  if (format !== FORMAT) return undefined;
  return { value, saved, otherProgram: program !== resultsVersion() };
}

/** For one that is damaged. */
export const dropResult = (place: string): Promise<void> => del(place, results).catch(() => undefined);

/** Loaded when there is a result: the home page asks for some. */
const checksumOf = async (text: string): Promise<string> =>
  (await import('@railwright/content')).hashJson(text);
