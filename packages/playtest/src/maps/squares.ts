// The squares of an atlas: where a map lies, what it has to meet there, and which of two maps of a square is the better one.
import type { GameFigure, TargetRange, Targets } from '@railwright/figures';
import { claimsOf } from '../targets/claims.ts';
import { missedBy } from '../tune/search.ts';
import type { JudgedMap } from './judged-maps.ts';
import type { Played } from './play-maps.ts';

/** A figure of games, and its range in squares of one size. */
export interface Axis {
  /** Of its median. */
  readonly figure: GameFigure['figure'];
  readonly from: number;
  readonly to: number;
  /** How many lie between both. */
  readonly squares: number;
}

/** The bounds of a square on an axis. */
export function edges({ from, to, squares }: Axis, at: number): [number, number] {
  const edge = (i: number): number => Number((from + ((to - from) * i) / squares).toFixed(6));
  return [edge(at), edge(at + 1)];
}

export type Square = NonNullable<JudgedMap['square']>;

/** Squares have numbers, row by row. */
export class Squares {
  readonly #across: Axis;
  readonly #up: Axis;
  readonly #targets: Targets;

  constructor([across, up]: readonly [Axis, Axis], targets: Targets) {
    [this.#across, this.#up, this.#targets] = [across, up, targets];
  }

  get count(): number {
    return this.#across.squares * this.#up.squares;
  }

  /** Of the whole atlas. */
  get targets(): Targets {
    const [across, up] = [this.#across, this.#up];
    return this.#with([across.from, across.to], [up.from, up.to]);
  }

  targetsIn(square: Square): Targets {
    return this.#with(edges(this.#across, square.across), edges(this.#up, square.up));
  }

  #with(across: [number, number], up: [number, number]): Targets {
    const range = (between: [number, number]): TargetRange => ({ between });
    return { ...this.#targets, [this.#across.figure]: range(across), [this.#up.figure]: range(up) };
  }

  /** Undefined for a map beside the atlas. */
  numberOf({ targets: results }: Pick<Played, 'targets'>): number | undefined {
    const [i, j] = [this.#across, this.#up].map(({ figure, from, to, squares }) => {
      const value = results.find(({ target }) => target === figure)?.value ?? Infinity;
      // The upper end lies in the last one.
      const at = value === to ? squares - 1 : Math.floor((squares * (value - from)) / (to - from));
      return at >= 0 && at < squares ? at : undefined;
    });
    return i === undefined || j === undefined ? undefined : j * this.#across.squares + i;
  }

  placeOf(number: number): Square {
    const { squares } = this.#across;
    return { across: number % squares, up: Math.floor(number / squares) };
  }

  /** Those that share an edge with it. */
  besides(number: number): number[] {
    const { across, up } = this.placeOf(number);
    const { squares } = this.#across;
    return [
      ...(across > 0 ? [number - 1] : []),
      ...(across < squares - 1 ? [number + 1] : []),
      ...(up > 0 ? [number - squares] : []),
      ...(up < this.#up.squares - 1 ? [number + squares] : []),
    ];
  }

  /** The first is the best: the least off from the targets, then the farthest inside all bounds. */
  inOrder(played: readonly Played[], number: number): Played[] {
    const own = this.targetsIn(this.placeOf(number));
    const ranked = played.map((one) => ({ one, off: this.#offOf(one), inside: insideOf(one, own) }));
    return ranked.toSorted((a, b) => a.off - b.off || b.inside - a.inside).map(({ one }) => one);
  }

  #offOf({ targets: results }: Played): number {
    const figures: readonly string[] = [this.#across.figure, this.#up.figure];
    return missedBy(
      results.filter(({ target }) => !figures.includes(target)),
      { targets: this.#targets },
    );
  }
}

/** How far the shares of games behind all targets are from their bounds, the least; below 0 outside. */
function insideOf({ game, run: { tally, batch } }: Played, targets: Targets): number {
  const claims = claimsOf(targets, tally, game, batch).flatMap((one) => one.claims);
  return claims.reduce((least, { hits, count, atLeast, atMost }) => {
    const share = count === 0 ? 0 : hits / count;
    return Math.min(least, share - atLeast, atMost - share);
  }, Infinity);
}
