// The laws every game of this engine obeys, written once (after open_spiel's basic_tests). A game's test file calls
// `describeGameLaws` for each number of seats with its own invariants; fast-check supplies a seed and a list of numbers,
// each taken modulo the number of legal choices.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cloneState,
  copyInto,
  createRng,
  hashState,
  Match,
  parseRecord,
  randomBelow,
  isRecordProblem,
  replayRecord,
  State,
  type Game,
  type GameEvent,
  type RngWords,
} from '@railwright/engine';

/** Sentences about what is wrong with a position; none when all is well. Called after every choice. */
export type Invariants = (game: Game, s: State) => readonly string[];

export interface LawOptions {
  /** Choices in one walk at most (default 300). */
  readonly steps?: number;
  /** Walks per law (default 40). */
  readonly runs?: number;
  /** A game of random choices is over after so many; left out, ending is not asked for. */
  readonly endsWithin?: number;
  /** False for a game without hidden information: then `resample` need not change anything. */
  readonly hidden?: boolean;
}

interface Walk {
  readonly seed: number;
  readonly picks: readonly number[];
}

const TIMEOUT = 120_000;

/** One buffer per call: the laws must not depend on a shared one. */
function legalOf(game: Game, s: State): Int16Array {
  const out = new Int16Array(game.maxChoices);
  return out.subarray(0, game.legalChoices(s, out));
}

function startGame(game: Game, seed: number, events: GameEvent[] | null = null): State {
  const s = game.createState();
  s.events = events;
  game.start(s, seed);
  return s;
}

/** Plays `picks` from where `s` stands; `visit` sees every position with an open decision before its choice. */
function playPicks(
  game: Game,
  s: State,
  picks: readonly number[],
  visit?: (s: State, legal: Int16Array, index: number) => void,
): void {
  for (let i = 0; i < picks.length && game.seatToAct(s) >= 0; i++) {
    const legal = legalOf(game, s);
    visit?.(s, legal, i);
    if (legal.length === 0) throw new Error(`no legal choice at ${JSON.stringify(game.decision(s))}`);
    game.applyChoice(s, legal[picks[i] % legal.length]);
  }
}

/** Plays random choices until the game is over or `limit` choices are made; returns how many were. */
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

/** The position as text and back, as a save file would do it. */
function throughJson(s: State): State {
  const saved = JSON.parse(JSON.stringify({ data: Array.from(s.data), rng: Array.from(s.rng) })) as {
    data: number[];
    rng: number[];
  };
  const loaded = new State(saved.data.length);
  loaded.data.set(saved.data);
  loaded.rng.set(saved.rng);
  return loaded;
}

const view = (game: Game, s: State, seat: number | undefined): string =>
  JSON.stringify(game.viewFor(s, seat));

export function describeGameLaws(
  name: string,
  makeGame: () => Game,
  invariants: Invariants,
  options: LawOptions = {},
): void {
  const game = makeGame();
  const walks = fc.record({
    seed: fc.integer({ min: 0, max: 0xffffffff }),
    picks: fc.array(fc.nat(0x7fff), { minLength: 1, maxLength: options.steps ?? 300, size: 'max' }),
  });
  const law = (text: string, check: (walk: Walk) => void): void =>
    test(text, { timeout: TIMEOUT }, () => {
      fc.assert(fc.property(walks, check), { numRuns: options.runs ?? 40 });
    });

  describe(`laws of ${name}`, () => {
    law(
      'an open decision has legal choices in order, with texts that are unique and parse back',
      ({ seed, picks }) => {
        playPicks(game, startGame(game, seed), picks, (s, legal) => {
          const decision = game.decision(s);
          expect(decision?.seat).toBe(game.seatToAct(s));
          expect(game.seatToAct(s)).toBeLessThan(game.seats);
          expect(legal.length).toBeGreaterThan(0);
          for (let i = 1; i < legal.length; i++) expect(legal[i]).toBeGreaterThan(legal[i - 1]);
          const texts = Array.from(legal, (choice) => game.formatChoice(s, choice));
          expect(new Set(texts).size).toBe(texts.length);
          for (const i of new Set([0, legal.length >> 1, legal.length - 1]))
            expect(game.parseChoice(s, texts[i])).toBe(legal[i]);
          expect(game.parseChoice(s, `${texts[0]} nonsense`)).toBe(-1);
        });
      },
    );

    law('the invariants hold after every choice', ({ seed, picks }) => {
      const s = startGame(game, seed);
      playPicks(game, s, picks, (at) => expect(invariants(game, at)).toEqual([]));
      expect(invariants(game, s)).toEqual([]);
    });

    law(
      'a game that goes on has no winner and no end; one that is over has both and asks nobody',
      ({ seed, picks }) => {
        const s = startGame(game, seed);
        playPicks(game, s, picks, (at) => {
          expect(game.endReason(at)).toBeUndefined();
          expect(game.winners(at)).toBe(0);
        });
        if (game.seatToAct(s) < 0) {
          expect(game.endReason(s)).toBeTypeOf('string');
          expect(game.winners(s) >>> game.seats).toBe(0);
          expect(game.decision(s)).toBeUndefined();
          expect(legalOf(game, s)).toHaveLength(0);
        }
      },
    );

    law('same seed and same choices give the same hash, in used memory too', ({ seed, picks }) => {
      const a = startGame(makeGame(), seed);
      playPicks(game, a, picks);
      const b = game.createState();
      b.data.fill(7);
      game.start(b, seed);
      playPicks(game, b, picks);
      expect(hashState(b)).toBe(hashState(a));
    });

    law('listening to events changes nothing, and events are plain data', ({ seed, picks }) => {
      const silent = startGame(game, seed);
      playPicks(game, silent, picks);
      const events: GameEvent[] = [];
      const heard = startGame(game, seed, events);
      playPicks(game, heard, picks);
      expect(hashState(heard)).toBe(hashState(silent));
      expect(events.length).toBeGreaterThan(0);
      for (const event of events) expect(event.type).toBeTypeOf('string');
      expect(JSON.parse(JSON.stringify(events))).toEqual(events);
    });

    law('looking changes nothing', ({ seed, picks }) => {
      playPicks(game, startGame(game, seed), picks, (s) => {
        const before = hashState(s);
        for (let seat = 0; seat < game.seats; seat++) {
          game.score(s, seat);
          for (let m = 0; m < game.measures.length; m++) {
            const value = game.measure(s, seat, m);
            if (!Number.isInteger(value) || value < 0) throw new Error(`${game.measures[m].id} is ${value}`);
          }
        }
        game.decision(s);
        game.turn(s);
        view(game, s, undefined);
        view(game, s, game.seatToAct(s));
        expect(hashState(s)).toBe(before);
      });
    });

    law('asking for the legal choices changes nothing', ({ seed, picks }) => {
      const s = startGame(game, seed);
      for (const pick of picks) {
        if (game.seatToAct(s) < 0) break;
        const before = hashState(s);
        const legal = legalOf(game, s);
        expect(hashState(s)).toBe(before);
        game.applyChoice(s, legal[pick % legal.length]);
      }
    });

    law('a copy is independent and has the same future', ({ seed, picks }) => {
      const s = startGame(game, seed);
      const half = picks.length >> 1;
      playPicks(game, s, picks.slice(0, half));
      const before = hashState(s);
      const copy = cloneState(s);
      playPicks(game, copy, picks.slice(half));
      expect(hashState(s)).toBe(before);
      playPicks(game, s, picks.slice(half));
      expect(hashState(s)).toBe(hashState(copy));
      const other = startGame(game, seed ^ 1);
      copyInto(copy, other);
      expect(hashState(other)).toBe(hashState(copy));
    });

    law('a game can be saved and loaded at any decision', ({ seed, picks }) => {
      const straight = startGame(game, seed);
      playPicks(game, straight, picks);
      let stopped = startGame(game, seed);
      for (const pick of picks) {
        stopped = throughJson(stopped);
        playPicks(game, stopped, [pick]);
      }
      expect(hashState(stopped)).toBe(hashState(straight));
    });

    law('a match undoes, redoes and makes a record that replays to the same end', ({ seed, picks }) => {
      const match = new Match(game, seed);
      const hashes = [hashState(match.state)];
      for (const pick of picks.slice(0, 120)) {
        if (match.isOver) break;
        const legal = match.legal();
        expect(match.choose(legal[pick % legal.length])).toEqual({ ok: true });
        hashes.push(hashState(match.state));
      }
      const record = parseRecord(JSON.parse(JSON.stringify(match.record({ setup: 'a/b', content: 'c' }))));
      if (isRecordProblem(record)) throw new Error(record.message);
      const replay = replayRecord(game, record);
      expect(replay.problem).toBeUndefined();
      expect(hashState(replay.state)).toBe(hashes.at(-1));
      const back = match.length >> 1;
      match.goTo(back);
      expect(hashState(match.state)).toBe(hashes[back]);
      if (match.canRedo) match.redo();
      expect(hashState(match.state)).toBe(hashes[Math.min(back + 1, match.length)]);
    });

    let changed = 0;
    law('resample keeps what the seat knows and what it may do, and the invariants', ({ seed, picks }) => {
      const rng = createRng(seed ^ 0x5eed);
      playPicks(game, startGame(game, seed), picks, (s, legal, index) => {
        if (index % 7 !== 0) return;
        for (let seat = 0; seat < game.seats; seat++) {
          const copy = cloneState(s);
          game.resample(copy, seat, rng);
          if (copy.data.some((value, i) => value !== s.data[i])) changed++;
          // A copy that kept the generator would draw the very cards of the real game: a bot could read the future in it.
          expect(copy.rng).not.toEqual(s.rng);
          expect(view(game, copy, seat)).toBe(view(game, s, seat));
          expect(invariants(game, copy)).toEqual([]);
          expect(game.seatToAct(copy)).toBe(game.seatToAct(s));
          if (seat !== game.seatToAct(s)) continue;
          const texts = (at: State): string[] =>
            Array.from(legalOf(game, at), (choice) => game.formatChoice(at, choice));
          expect(texts(copy)).toEqual(Array.from(legal, (choice) => game.formatChoice(s, choice)));
        }
      });
    });
    if (options.hidden ?? true)
      test('resample does change what the seat does not know', () => expect(changed).toBeGreaterThan(0));

    law('what resample deals depends on what the seat knows and on rng alone', ({ seed, picks }) => {
      playPicks(game, startGame(game, seed), picks, (s, _legal, index) => {
        if (index % 7 !== 0) return;
        const seat = game.seatToAct(s);
        const dealt = cloneState(s);
        const dealtTwice = cloneState(s);
        game.resample(dealtTwice, seat, createRng(seed ^ index));
        for (const copy of [dealt, dealtTwice]) game.resample(copy, seat, createRng(7));
        expect(hashState(dealtTwice)).toBe(hashState(dealt));
      });
    });

    law('a resampled game plays on', ({ seed, picks }) => {
      const rng = createRng(seed);
      const s = startGame(game, seed);
      for (const pick of picks) {
        const seat = game.seatToAct(s);
        if (seat < 0) break;
        game.resample(s, seat, rng);
        playPicks(game, s, [pick]);
        expect(invariants(game, s)).toEqual([]);
      }
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

/** How many positions lie `depth` choices ahead (games that are over count as they stand), as chess people use perft. */
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
