// The laws about hidden information: redealing it keeps what the seat knows, and depends on nothing else.
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import {
  cloneState,
  createRng,
  eventsFor,
  hashState,
  ONLOOKER,
  type Game,
  type GameEvent,
  type State,
} from '@railwright/engine';
import { STRIDE, type Law } from './law.ts';
import { legalOf, playPicks, startGame, viewText } from './walk.ts';

const textsOf = (game: Game, s: State): string[] =>
  Array.from(legalOf(game, s), (choice) => game.formatChoice(s, choice));

/** Whether a seat sees no difference, neither in the public counts of events nor in its view. */
function looksSame(game: Game, a: State, b: State, seat: number): boolean {
  for (let of = 0; of < game.seats; of++)
    if (game.measures.some((_m, i) => game.measure(a, of, i) !== game.measure(b, of, i))) return false;
  return viewText(game, a, seat) === viewText(game, b, seat);
}

/** Events about cards that others need not see. */
const HANDLED: ReadonlySet<string> = new Set(['draw', 'look', 'receive', 'move', 'keep', 'not-applicable']);

/** What may differ and leave no trace: all that shows no card, and who passes cards to whom. */
const openly = (told: readonly GameEvent[]): unknown => [
  told.filter(({ type }) => !HANDLED.has(type)),
  new Set(
    told.flatMap(({ type, giver, seat }) => (type === 'receive' ? [`${String(giver)} ${String(seat)}`] : [])),
  ),
];

export const HIDDEN_LAWS: readonly Law[] = [
  {
    name: 'resample keeps what the seat knows and what it may do, and the invariants',
    check({ game, invariants }, { seed, picks }) {
      const rng = createRng(seed ^ 0x5eed);
      playPicks(game, startGame(game, seed), picks, (s, _legal, index) => {
        if (index % STRIDE !== 0) return;
        for (let seat = ONLOOKER; seat < game.seats; seat++) {
          const copy = cloneState(s);
          game.resample(copy, seat, rng);
          // A copy that kept the generator would draw the real game's cards, so that a bot could read the future in it.
          assert.notDeepEqual(copy.rng, s.rng);
          assert.equal(viewText(game, copy, seat), viewText(game, s, seat));
          assert.deepEqual(invariants(game, copy), []);
          assert.equal(game.seatToAct(copy), game.seatToAct(s));
          if (seat === game.seatToAct(s)) assert.deepEqual(textsOf(game, copy), textsOf(game, s));
        }
      });
    },
  },
  {
    name: 'what resample deals depends on what the seat knows and on rng alone',
    check({ game }, { seed, picks }) {
      playPicks(game, startGame(game, seed), picks, (s, _legal, index) => {
        if (index % STRIDE !== 0) return;
        for (let seat = ONLOOKER; seat < game.seats; seat++) {
          const dealt = cloneState(s);
          const dealtTwice = cloneState(s);
          game.resample(dealtTwice, seat, createRng(seed ^ index));
          for (const copy of [dealt, dealtTwice]) game.resample(copy, seat, createRng(7));
          assert.equal(hashState(dealtTwice), hashState(dealt), `choice ${index}, seat ${seat}`);
        }
      });
    },
  },
  {
    name: 'positions that look the same to a seat are dealt the same',
    check({ game }, { seed, picks }) {
      playPicks(game, startGame(game, seed), picks, (s, legal, index) => {
        // Two answers to one question whose difference others must not see.
        const one = legal[picks[index] % legal.length];
        const other = legal[(picks[index] + 1 + (index % Math.max(1, legal.length - 1))) % legal.length];
        if (one === other || (index % STRIDE !== 0 && legal.length > STRIDE)) return;
        const [a, b] = [one, other].map((choice) => {
          const next = cloneState(s);
          game.applyChoice(next, choice);
          return next;
        });
        for (let seat = ONLOOKER; seat < game.seats; seat++) {
          if (!looksSame(game, a, b, seat)) continue;
          const [dealtA, dealtB] = [a, b].map((after) => {
            const copy = cloneState(after);
            game.resample(copy, seat, createRng(7));
            return hashState(copy);
          });
          assert.equal(
            dealtB,
            dealtA,
            `choice ${index}, seat ${seat}: ${game.formatChoice(s, one)} or ${game.formatChoice(s, other)}`,
          );
        }
      });
    },
  },
  {
    name: 'others are not told of cards that they do not see: choices that look the same are told alike',
    check({ game }, { seed, picks }) {
      playPicks(game, startGame(game, seed), picks, (s, legal, index) => {
        const one = legal[picks[index] % legal.length];
        const other = legal[(picks[index] + 1 + (index % Math.max(1, legal.length - 1))) % legal.length];
        if (one === other) return;
        const [a, b] = [one, other].map((choice) => {
          const next = cloneState(s);
          const events: GameEvent[] = [];
          next.events = events;
          game.applyChoice(next, choice);
          return { next, events };
        });
        // Two ways to one position hide nothing.
        if (hashState(a.next) === hashState(b.next)) return;
        for (let seat = ONLOOKER; seat < game.seats; seat++) {
          if (seat === game.seatToAct(s) || !looksSame(game, a.next, b.next, seat)) continue;
          const [toldA, toldB] = [a, b].map(({ events }) => eventsFor(events, seat));
          if (!isDeepStrictEqual(openly(toldA), openly(toldB))) continue;
          assert.deepEqual(toldB, toldA, `choice ${index}, seat ${seat}`);
        }
      });
    },
  },
  {
    name: 'dealt anew for any seat, the seat that is asked still has a choice',
    check({ game }, { seed, picks }) {
      const rng = createRng(seed ^ 0xa5ced);
      playPicks(game, startGame(game, seed), picks, (s, _legal, index) => {
        if (index % STRIDE !== 0) return;
        for (let seat = ONLOOKER; seat < game.seats; seat++) {
          const copy = cloneState(s);
          game.resample(copy, seat, rng);
          assert.ok(legalOf(game, copy).length > 0, `choice ${index}, seat ${seat}`);
        }
      });
    },
  },
];
