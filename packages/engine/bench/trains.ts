// Speed of Trains: random play with full legal lists, playouts from the middle of a game, copying a state.
import { nextChoice, type Bot } from '@railwright/bots';
import {
  copyInto,
  createRng,
  createTrains,
  randomBelow,
  type State,
  type TrainsDefinition,
} from '../src/index.ts';

export interface Figures {
  readonly games: number;
  readonly steps: number;
  readonly seconds: number;
  readonly checksum: string;
}

/** Seconds of processor time of this thread: what else the machine does matters less then. */
export const now = (): number => process.threadCpuUsage().user / 1e6;

/** Whole games by random choices; the checksum covers every final score. */
export function playGames(definition: TrainsDefinition, games: number): Figures {
  const game = createTrains(definition, 2);
  const s = game.createState();
  const out = new Int16Array(game.maxChoices);
  const rng = createRng(1);
  let steps = 0;
  let sum = 0;
  const start = now();
  for (let seed = 1; seed <= games; seed++) {
    game.start(s, seed);
    steps += playOut(game, s, out, rng);
    sum = (Math.imul(sum, 31) + game.score(s, 0) * 1009 + game.score(s, 1)) >>> 0;
  }
  return { games, steps, seconds: now() - start, checksum: sum.toString(16).padStart(8, '0') };
}

function playOut(game: ReturnType<typeof createTrains>, s: State, out: Int16Array, rng: Uint32Array): number {
  let steps = 0;
  while (game.seatToAct(s) >= 0) {
    const count = game.legalChoices(s, out);
    game.applyChoice(s, out[count > 1 ? randomBelow(rng, count) : 0]);
    steps++;
  }
  return steps;
}

/** Copies a position from the middle of a game and plays it to its end, again and again, by the given bot. */
export function playFromTheMiddle(definition: TrainsDefinition, playouts: number, bot: Bot): Figures {
  const game = createTrains(definition, 2);
  const root = game.createState();
  const out = new Int16Array(game.maxChoices);
  game.start(root, 7);
  const step = (at: State): void => game.applyChoice(at, nextChoice(bot, game, at, out));
  while (game.turn(root) < 40 && game.seatToAct(root) >= 0) step(root);
  const s = game.createState();
  let steps = 0;
  let sum = 0;
  const start = now();
  for (let i = 0; i < playouts; i++) {
    copyInto(root, s);
    s.rng[0] = i;
    for (; game.seatToAct(s) >= 0; steps++) step(s);
    sum = (Math.imul(sum, 31) + game.score(s, 0)) >>> 0;
  }
  return { games: playouts, steps, seconds: now() - start, checksum: sum.toString(16).padStart(8, '0') };
}

/** Nanoseconds for one copy of a state, and its size in bytes. */
export function copyCost(definition: TrainsDefinition): { nanoseconds: number; bytes: number } {
  const game = createTrains(definition, 2);
  const a = game.createState();
  const b = game.createState();
  game.start(a, 1);
  const times = 5_000_000;
  const start = now();
  for (let i = 0; i < times; i++) {
    a.data[4] = i & 1;
    copyInto(a, b);
  }
  return { nanoseconds: ((now() - start) / times) * 1e9, bytes: a.data.byteLength + a.rng.byteLength };
}
