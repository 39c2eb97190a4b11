// Makes a strategy as like a learned player as it can: from the nearest of several starting points, one change at a time,
// kept when its behaviour in games with itself becomes more like the player's. All meet the same cards.
import type { Candidate } from './improve.ts';
import { unlike, type Habits } from './habits.ts';

export interface FitTask<T> {
  /** Where it could begin, by name; at least one. */
  readonly starts: readonly { readonly name: string; readonly value: T }[];
  readonly target: Habits;
  readonly habitsOf: (value: T) => Habits;
  /** A change of the value by chance; undefined when chance chose none that can be made. */
  readonly change: (value: T) => Candidate<T> | undefined;
  readonly tries: number;
  readonly signal?: AbortSignal;
  readonly onTry?: (tries: number, kept: number) => void;
}

/** The value found by `fit`. */
export interface Fitted<T> {
  readonly value: T;
  /** The beginning that was nearest. */
  readonly start: { readonly name: string; readonly value: T };
  /** How unlike the player it was, and is: cards, cells and stations of a seat. */
  readonly before: number;
  /** The same distance for the value found. */
  readonly after: number;
  /** Changes that were tried. */
  readonly tries: number;
  /** Changes that were kept, in order, with the distance after each. */
  readonly kept: readonly { readonly what: string; readonly unlike: number }[];
}

/** A gain below this is a matter of the cards that were dealt. */
const LEAST = 0.05;
/** Between two tries others may be heard. */
const BREATH = 8;

/**
 * Searches for the value whose habits are closest to the target, by random changes. It keeps a change that
 * reduces the distance of `unlike`.
 * @throws Error for a task without starts.
 */
export async function fit<T>(task: FitTask<T>): Promise<Fitted<T>> {
  const { target, habitsOf } = task;
  const distance = (value: T): number => unlike(target, habitsOf(value));
  const [start] = task.starts
    .map((one) => ({ ...one, distance: distance(one.value) }))
    .toSorted((a, b) => a.distance - b.distance);
  if (!start) throw new Error('There is nothing to begin with.');
  const kept: { what: string; unlike: number }[] = [];
  let best = start.value;
  let nearest = start.distance;
  let tries = 0;
  while (tries < task.tries && !task.signal?.aborted) {
    if (tries++ % BREATH === 0) await new Promise((resolve) => setTimeout(resolve, 0));
    const candidate = task.change(best);
    const now = candidate ? distance(candidate.value) : Infinity;
    if (candidate && now < nearest - LEAST) {
      best = candidate.value;
      nearest = now;
      kept.push({ what: candidate.what, unlike: now });
    }
    task.onTry?.(tries, kept.length);
  }
  return {
    value: best,
    start: { name: start.name, value: start.value },
    before: start.distance,
    after: nearest,
    tries,
    kept,
  };
}
