// The laws of every game in `npm test`: a game's test file calls `describeGameLaws` for each number of seats with its own
// invariants; fast-check supplies the same walks every time.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cloneState, createRng, randomBelow, type Game, type RngWords, type State } from '@railwright/engine';
import { arbitraryWalk } from './laws/arbitrary-walk.ts';
import { LAWS } from './laws/laws.ts';
import { legalOf, playPicks, startGame, type Invariants, type Walk } from './laws/walk.ts';

export type { Invariants } from './laws/walk.ts';

export interface LawOptions {
  /** At most this many choices per walk (default 300). */
  readonly steps?: number;
  /** Walks per law (default 40). */
  readonly runs?: number;
  /** A random game is over after this many choices; if undefined, games need not end. */
  readonly endsWithin?: number;
  /** False for a game without hidden information, where `resample` need not change anything. */
  readonly hidden?: boolean;
}

const TIMEOUT = 120_000;

/** Plays random choices until the game is over or `limit` choices are made; returns their number. */
export function playRandomly(game: Game, s: State, rng: RngWords, limit: number): number {
  const out = new Int16Array(game.maxChoices);
  let made = 0;
  while (made < limit && game.seatToAct(s) >= 0) {
    const count = game.legalChoices(s, out);
    game.applyChoice(s, out[randomBelow(rng, count)]);
    made++;
  }
  return made;
}

export function describeGameLaws(
  name: string,
  makeGame: () => Game,
  invariants: Invariants,
  options: LawOptions = {},
): void {
  const game = makeGame();
  const walks = arbitraryWalk(options.steps ?? 300);
  const check = (property: (walk: Walk) => void): void => {
    fc.assert(fc.property(walks, property), { numRuns: options.runs ?? 40 });
  };

  describe(`laws of ${name}`, () => {
    for (const law of LAWS)
      test(law.name, { timeout: TIMEOUT }, () => {
        check((walk) => law.check({ game, makeGame, invariants }, walk));
      });

    if (options.hidden ?? true)
      test('resample changes what the seat does not know', { timeout: TIMEOUT }, () => {
        let changed = 0;
        check(({ seed, picks }) => {
          playPicks(game, startGame(game, seed), picks, (s) => {
            const copy = cloneState(s);
            game.resample(copy, game.seatToAct(s), createRng(seed));
            if (copy.data.some((value, i) => value !== s.data[i])) changed++;
          });
        });
        expect(changed).toBeGreaterThan(0);
      });

    test('views are plain data and name their viewer', () => {
      const s = startGame(game, 1);
      for (const seat of [undefined, ...Array.from({ length: game.seats }, (_, i) => i)]) {
        const seen = game.viewFor(s, seat);
        expect(seen.game).toBe(game.name);
        expect(seen.seats).toBe(game.seats);
        expect(seen.viewer).toBe(seat);
        expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
      }
    });

    test('measures have unique names', () => {
      const ids = game.measures.map((measure) => measure.id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    const endsWithin = options.endsWithin;
    if (endsWithin !== undefined)
      test(`random games end within ${endsWithin} choices`, { timeout: TIMEOUT }, () => {
        for (let seed = 1; seed <= 20; seed++) {
          const s = startGame(game, seed);
          playRandomly(game, s, createRng(seed), endsWithin);
          expect(game.seatToAct(s), `seed ${seed}`).toBe(-1);
          expect(invariants(game, s)).toEqual([]);
        }
      });
  });
}

/** The number of positions `depth` choices ahead (perft); games that are over count as they are. */
export function countPositions(game: Game, s: State, depth: number): number {
  const legal = game.seatToAct(s) < 0 || depth === 0 ? new Int16Array(0) : legalOf(game, s);
  if (legal.length === 0) return 1;
  let total = 0;
  for (const choice of legal) {
    const next = cloneState(s);
    game.applyChoice(next, choice);
    total += countPositions(game, next, depth - 1);
  }
  return total;
}
