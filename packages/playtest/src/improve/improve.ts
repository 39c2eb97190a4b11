// Looks for a better player by trying one change at a time. A change meets the same opponents with the same cards as the best
// player so far; it is given up as soon as it looks no better, and kept when it gains more than chance would in one case of
// twenty. With every change kept the cards are new, so that none is kept for suiting some cards. Since many changes are tried,
// some are kept by luck all the same: the true gain is measured at the end, with cards that no change has seen.
import type { BotSpec } from '@railwright/bots';
import type { Match, MatchResult } from '../match/match.ts';
import { wholeRounds } from '../match/seating.ts';
import { mix32 } from '../seeds.ts';
import { pairedGain, type Gain } from './paired.ts';

export interface Candidate<T> {
  readonly value: T;
  /** Describes the change. */
  readonly what: string;
}

export interface Improvement<T> {
  readonly start: T;
  readonly seats: number;
  /** Who it plays against; `opposing` says who sits together. */
  readonly field: readonly BotSpec[];
  readonly specOf: (value: T) => BotSpec;
  /** A change of the value by chance; undefined when chance chose none that can be made. */
  readonly change: (value: T) => Candidate<T> | undefined;
  readonly play: (match: Match) => Promise<MatchResult>;
  readonly seed: number;
  /** Games at each table for a change that is kept; these and those below are made up to whole rounds of seats. */
  readonly games: number;
  /** Games at each table to measure the gain. */
  readonly heldOut: number;
  /** How many changes are tried. */
  readonly tries: number;
  /** Stops the search; the gain is measured all the same. */
  readonly signal?: AbortSignal;
  readonly onTry?: (tries: number, kept: number) => void;
}

/** The value found by `improve`, with its gain on games that the search has not seen. */
export interface Improved<T> {
  readonly value: T;
  /** Changes that were kept, with what each gained when it was tried: more than in truth, as it was chosen for that. */
  readonly kept: readonly { readonly what: string; readonly gain: Gain }[];
  /** Changes that were tried. */
  readonly tries: number;
  /** With cards that no change has seen. Nothing at all when nothing was kept. */
  readonly gain: Gain;
  /** Win shares against each group of opponents, on held-out games. */
  readonly opponents: readonly {
    /** The others at the table. */
    readonly bots: readonly string[];
    /** Share of wins. */
    readonly before: number;
    readonly after: number;
  }[];
}

/** Parts of the games after which a change may be given up. */
const STAGES = [1 / 8, 1 / 4, 1 / 2, 1] as const;
/** The 95% point of the normal distribution. */
const ENOUGH = 1.6449;
const HELD_OUT_STREAM = 0x4e1d;

/**
 * Searches for a value that wins more, by random changes. It keeps a change whose gain exceeds 0 with 95%
 * confidence (one-sided); the search chooses, so only `gain` is unbiased.
 */
export async function improve<T>(task: Improvement<T>): Promise<Improved<T>> {
  const kept: { what: string; gain: Gain }[] = [];
  const others = opposing(task);
  let best = task.start;
  let baseline = createBaseline(task, best, seedOf(task.seed, 0));
  let tries = 0;
  while (tries < task.tries && !task.signal?.aborted) {
    tries++;
    const candidate = task.change(best);
    const gain = candidate && (await tryOut(task, candidate.value, baseline));
    if (candidate && gain) {
      best = candidate.value;
      kept.push({ what: candidate.what, gain });
      baseline = createBaseline(task, best, seedOf(task.seed, kept.length));
    }
    task.onTry?.(tries, kept.length);
  }
  const seed = mix32(mix32(task.seed) ^ HELD_OUT_STREAM);
  const heldOut = wholeRounds(task.heldOut, task.seats);
  const before = await playAll(task, task.start, seed, 0, heldOut);
  const after = kept.length === 0 ? before : await playAll(task, best, seed, 0, heldOut);
  return {
    value: best,
    kept,
    tries,
    gain: pairedGain(before, after),
    opponents: others.map((bots, i) => ({
      bots: bots.map(({ name }) => name),
      before: meanOf(before[i] as number[]),
      after: meanOf(after[i] as number[]),
    })),
  };
}

function seedOf(seed: number, kept: number): number {
  return mix32(mix32(seed) + kept + 1);
}

/** Results of the best player so far in the first games, played when they are first asked for. */
interface Baseline {
  readonly seed: number;
  readonly shares: (games: number) => Promise<number[][]>;
}

function createBaseline<T>(task: Improvement<T>, value: T, seed: number): Baseline {
  const known: number[][] = opposing(task).map(() => []);
  return {
    seed,
    async shares(games) {
      const first = known[0]?.length ?? 0;
      if (first < games) {
        const more = await playAll(task, value, seed, first, games - first);
        more.forEach((shares, o) => (known[o] as number[]).push(...shares));
      }
      return known.map((shares) => shares.slice(0, games));
    },
  };
}

/** The gain of a candidate that is kept; undefined for one that is not. */
async function tryOut<T>(task: Improvement<T>, value: T, baseline: Baseline): Promise<Gain | undefined> {
  const shares: number[][] = opposing(task).map(() => []);
  for (const stage of STAGES) {
    if (task.signal?.aborted) return undefined;
    const games = Math.max(2, wholeRounds(task.games * stage, task.seats));
    const first = shares[0]?.length ?? 0;
    if (games <= first) continue;
    const more = await playAll(task, value, baseline.seed, first, games - first);
    more.forEach((one, o) => (shares[o] as number[]).push(...one));
    const gain = pairedGain(await baseline.shares(games), shares);
    if (stage < 1 ? gain.gain + gain.error / 2 <= 0 : gain.gain <= ENOUGH * gain.error) return undefined;
    if (stage === 1) return gain;
  }
  return undefined;
}

/**
 * The tables: as many neighbours of the field as it takes to fill the other seats, going round, beginning with each in turn. So
 * everybody in the field is met equally often, and with two seats alone.
 */
export function opposing({
  field,
  seats,
}: Pick<Improvement<unknown>, 'field' | 'seats'>): readonly (readonly BotSpec[])[] {
  return field.map((_, i) =>
    Array.from({ length: seats - 1 }, (_other, k) => field[(i + k) % field.length] as BotSpec),
  );
}

/** Results of the player in each game, by table. */
async function playAll<T>(
  task: Improvement<T>,
  value: T,
  seed: number,
  first: number,
  games: number,
): Promise<number[][]> {
  const spec = task.specOf(value);
  const results = await Promise.all(
    opposing(task).map((others, table) =>
      // Cards of its own for each table: were they the same, luck with them would count as often as there are tables.
      task.play({ bots: [spec, ...others], seed: mix32(mix32(seed) + table), first, games }),
    ),
  );
  return results.map(({ shares }) => [...shares]);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
