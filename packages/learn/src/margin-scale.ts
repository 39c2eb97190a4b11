// The unit for margins, so that points on any scale are worth the same relative to a win: a multiple of how far apart seats end in random
// play. Good players end much further apart, so it is a large multiple.
import { nextUint32, randomBelow, seedRng, type Game } from '@railwright/engine';
import { marginOf, type Table } from './table.ts';

const GAMES = 16;
const STREAM = 0x5ca1e;
const SPREADS = 8;
/** A minimum: otherwise, in games that end level, every point would count too much. */
const SMALLEST = 1;
/** Tables looked at per number of seats: markets and maps of one game are similar. */
const TABLES = 4;

/** By number of seats. */
export function marginScales(tables: readonly Table[], rounds: number): ReadonlyMap<number, number> {
  const bySeats = new Map<number, number[]>();
  for (const { game } of tables) {
    const scales = bySeats.get(game.seats) ?? [];
    bySeats.set(game.seats, scales);
    if (scales.length < TABLES) scales.push(marginScaleOf(game, rounds));
  }
  return new Map(
    [...bySeats].map(([seats, scales]) => [seats, scales.reduce((sum, one) => sum + one, 0) / scales.length]),
  );
}

function marginScaleOf(game: Game, rounds: number): number {
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  const rng = new Uint32Array(4);
  let sum = 0;
  for (let i = 0; i < GAMES; i++) {
    seedRng(rng, i, STREAM);
    game.start(s, nextUint32(rng));
    while (game.seatToAct(s) >= 0 && game.turn(s) <= rounds * game.seats)
      game.applyChoice(s, legal[randomBelow(rng, game.legalChoices(s, legal))]);
    for (let seat = 0; seat < game.seats; seat++) sum += marginOf(game, s, seat) ** 2;
  }
  return Math.max(SMALLEST, SPREADS * Math.sqrt(sum / GAMES / game.seats));
}
