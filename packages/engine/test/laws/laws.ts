// The laws that every game of this engine obeys, written once (after open_spiel's basic_tests): what is true along any walk
// through any game. The battery checks them in `npm test` with fixed seeds, `npm run fuzz` with fresh ones.
import assert from 'node:assert/strict';
import {
  cloneState,
  copyInto,
  createRng,
  hashState,
  Match,
  parseRecord,
  isRecordProblem,
  replayRecord,
  type Game,
  type GameEvent,
  type TrainsGame,
} from '@railwright/engine';
import { whyNot } from '@railwright/engine/why';
import { STRIDE, type Law } from './law.ts';
import { HIDDEN_LAWS } from './hidden-laws.ts';
import { legalOf, playPicks, startGame, throughJson, viewText, type Walk } from './walk.ts';

/** Games that can say why something is not offered. */
const explains = (game: Game): game is TrainsGame => 'whyNoEffect' in game;

const PLAY_LAWS: readonly Law[] = [
  {
    name: 'an open decision has legal choices in order, with texts that are unique and parse back',
    check({ game }, { seed, picks }) {
      playPicks(game, startGame(game, seed), picks, (s, legal) => {
        assert.equal(game.decision(s)?.seat, game.seatToAct(s));
        assert.ok(game.seatToAct(s) < game.seats);
        assert.ok(legal.length > 0, `no legal choice at ${JSON.stringify(game.decision(s))}`);
        for (let i = 1; i < legal.length; i++) assert.ok(legal[i] > legal[i - 1]);
        const texts = Array.from(legal, (choice) => game.formatChoice(s, choice));
        assert.equal(new Set(texts).size, texts.length, `texts are not unique: ${texts.join(', ')}`);
        for (const i of new Set([0, legal.length >> 1, legal.length - 1]))
          assert.equal(game.parseChoice(s, texts[i]), legal[i]);
        assert.equal(game.parseChoice(s, `${texts[0]} nonsense`), -1);
      });
    },
  },
  {
    name: 'the invariants hold after every choice',
    check({ game, invariants }, { seed, picks }) {
      const s = startGame(game, seed);
      playPicks(game, s, picks, (at) => assert.deepEqual(invariants(game, at), []));
      assert.deepEqual(invariants(game, s), []);
    },
  },
  {
    name: 'a game that goes on has no winner and no end; one that is over has both and asks nobody',
    check({ game }, { seed, picks }) {
      const s = startGame(game, seed);
      playPicks(game, s, picks, (at) => {
        assert.equal(game.endReason(at), undefined);
        assert.equal(game.winners(at), 0);
      });
      if (game.seatToAct(s) >= 0) return;
      assert.equal(typeof game.endReason(s), 'string');
      assert.equal(game.winners(s) >>> game.seats, 0);
      assert.equal(game.decision(s), undefined);
      assert.equal(legalOf(game, s).length, 0);
    },
  },
  {
    name: 'same seed and same choices give the same hash, in used memory too',
    check({ game, makeGame }, { seed, picks }) {
      const a = startGame(makeGame(), seed);
      playPicks(game, a, picks);
      const b = game.createState();
      b.data.fill(7);
      game.start(b, seed);
      playPicks(game, b, picks);
      assert.equal(hashState(b), hashState(a));
    },
  },
  {
    name: 'listening to events changes nothing, and events are plain data',
    check({ game }, { seed, picks }) {
      const silent = startGame(game, seed);
      playPicks(game, silent, picks);
      const events: GameEvent[] = [];
      const heard = startGame(game, seed, events);
      playPicks(game, heard, picks);
      assert.equal(hashState(heard), hashState(silent));
      assert.ok(events.length > 0);
      for (const event of events) assert.equal(typeof event.type, 'string');
      assert.deepEqual(JSON.parse(JSON.stringify(events)), events);
    },
  },
  {
    name: 'looking changes nothing',
    check({ game }, { seed, picks }) {
      playPicks(game, startGame(game, seed), picks, (s) => {
        const before = hashState(s);
        for (let seat = 0; seat < game.seats; seat++) {
          game.score(s, seat);
          for (let m = 0; m < game.measures.length; m++) {
            const value = game.measure(s, seat, m);
            assert.ok(Number.isInteger(value) && value >= 0, `${game.measures[m].id} is ${value}`);
          }
        }
        game.decision(s);
        game.turn(s);
        viewText(game, s, undefined);
        viewText(game, s, game.seatToAct(s));
        assert.equal(hashState(s), before);
      });
    },
  },
  {
    name: 'asking for the legal choices changes nothing',
    check({ game }, { seed, picks }) {
      const s = startGame(game, seed);
      for (const pick of picks) {
        if (game.seatToAct(s) < 0) break;
        const before = hashState(s);
        const legal = legalOf(game, s);
        assert.equal(hashState(s), before);
        game.applyChoice(s, legal[pick % legal.length]);
      }
    },
  },
  {
    name: 'a choice has a reason why not exactly when it is not offered, and asking changes nothing',
    check({ game }, { seed, picks }) {
      if (!explains(game)) return;
      const seen = new Set<string>();
      playPicks(game, startGame(game, seed), picks, (s, legal, index) => {
        const before = hashState(s);
        const offered = new Set(Array.from(legal, (choice) => game.formatChoice(s, choice)));
        for (const text of offered) seen.add(text);
        let turn = index;
        for (const text of seen) {
          // Those that were offered before are many, and take turns.
          if (!offered.has(text) && ++turn % STRIDE !== 0) continue;
          const why = whyNot(game, s, text);
          assert.equal(why === undefined, offered.has(text), `${text}: ${JSON.stringify(why)}`);
        }
        assert.equal(hashState(s), before);
        assert.deepEqual(legalOf(game, s), legal);
      });
    },
  },
  {
    name: 'a copy is independent and has the same future',
    check({ game }, { seed, picks }) {
      const s = startGame(game, seed);
      const half = picks.length >> 1;
      playPicks(game, s, picks.slice(0, half));
      const before = hashState(s);
      const copy = cloneState(s);
      playPicks(game, copy, picks.slice(half));
      assert.equal(hashState(s), before);
      playPicks(game, s, picks.slice(half));
      assert.equal(hashState(s), hashState(copy));
      const other = startGame(game, seed ^ 1);
      copyInto(copy, other);
      assert.equal(hashState(other), hashState(copy));
    },
  },
  {
    name: 'a game can be saved and loaded at any decision',
    check({ game }, { seed, picks }) {
      const straight = startGame(game, seed);
      playPicks(game, straight, picks);
      let stopped = startGame(game, seed);
      for (const pick of picks) {
        stopped = throughJson(stopped);
        playPicks(game, stopped, [pick]);
      }
      assert.equal(hashState(stopped), hashState(straight));
    },
  },
  {
    name: 'a match undoes, redoes and makes a record that replays to the same end',
    check({ game }, { seed, picks }) {
      const match = new Match(game, seed);
      const hashes = [hashState(match.state)];
      for (const pick of picks.slice(0, 120)) {
        if (match.isOver) break;
        const legal = match.legal();
        assert.deepEqual(match.choose(legal[pick % legal.length]), { ok: true });
        hashes.push(hashState(match.state));
      }
      const record = parseRecord(
        JSON.parse(JSON.stringify(match.record({ engine: '1', setup: 'a/b', content: 'c' }))),
      );
      if (isRecordProblem(record)) throw new Error(record.message);
      const replay = replayRecord(game, record);
      assert.equal(replay.problem, undefined);
      assert.equal(hashState(replay.state), hashes.at(-1));
      const back = match.length >> 1;
      match.goTo(back);
      assert.equal(hashState(match.state), hashes[back]);
      if (match.canRedo) match.redo();
      assert.equal(hashState(match.state), hashes[Math.min(back + 1, match.length)]);
    },
  },
  {
    name: 'a resampled game plays on',
    check({ game, invariants }, { seed, picks }) {
      const rng = createRng(seed);
      const s = startGame(game, seed);
      for (const pick of picks) {
        const seat = game.seatToAct(s);
        if (seat < 0) break;
        game.resample(s, seat, rng);
        playPicks(game, s, [pick]);
        assert.deepEqual(invariants(game, s), []);
      }
    },
  },
];

export const LAWS: readonly Law[] = [...PLAY_LAWS, ...HIDDEN_LAWS];

/** The number of choices of a walk until the game is over. */
export function stepsOf(game: Game, { seed, picks }: Walk): number {
  let steps = 0;
  playPicks(game, startGame(game, seed), picks, () => steps++);
  return steps;
}

export function lawNamed(name: string): Law {
  const found = LAWS.find((law) => law.name === name);
  if (!found) throw new Error(`There is no law "${name}".`);
  return found;
}
