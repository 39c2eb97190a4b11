// Habits of a player in games with itself, as a list of numbers, and the distance between two such lists: the measure for fitting a strategy.
import type { BotSpec } from '@railwright/bots';
import type { Game } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import type { GameSource } from '../game-source.ts';
import { meanOf } from '@railwright/statistics';
import { playChunk } from '../play.ts';

export interface Habits {
  /** By measure of what seats own: means a seat in the opening, the middle and the end. */
  readonly gained: ReadonlyMap<string, readonly [opening: number, middle: number, end: number]>;
  /** Cells in use and pieces built, per seat. */
  readonly cells: number;
  readonly built: number;
  readonly rounds: number;
}

export interface HabitPlan {
  readonly game: Game;
  readonly definition: unknown;
  readonly games: number;
  readonly seed: number;
  /** The last rounds of the opening and of the middle; thirds of these games unless given. */
  readonly phases?: readonly [number, number];
}

/** How much a round counts, compared with a card. */
const ROUND = 0.25;

/**
 * Plays games of a bot with itself, in the calling thread.
 * @throws Error when a game has a fault.
 */
export function habitsOf(plan: HabitPlan, bot: BotSpec, createBot: GameSource['createBot']): Habits {
  const { game, definition, games, seed } = plan;
  const batch: Batch = {
    definition,
    source: { setup: '', content: '' },
    seats: game.seats,
    games,
    first: 0,
    seed,
    bots: Array.from({ length: game.seats }, () => bot),
    gather: ['cards', 'maps'],
  };
  const result = playChunk(game, batch, { index: 0, first: 0, games }, createBot);
  if (result.kind === 'fault') throw new Error(result.fault.message);
  const { tally } = result;
  const rounds = meanOf(tally.values.rounds.counts);
  const [opening, middle] = plan.phases ?? thirdsOf(rounds);
  const places = games * game.seats;
  const group = game.playtestHooks?.holdings?.group;
  const gained = new Map<string, [number, number, number]>();
  game.measures.forEach((measure, m) => {
    if (measure.group !== group) return;
    const phases: [number, number, number] = [0, 0, 0];
    for (const [round, rise] of tally.timing?.[m] ?? [])
      phases[round <= opening ? 0 : round <= middle ? 1 : 2] += rise / places;
    gained.set(measure.item, phases);
  });
  const perSeat = (list: readonly number[] = []): number =>
    list.reduce((sum, value) => sum + value, 0) / places;
  return { gained, rounds, cells: perSeat(tally.board?.seats), built: perSeat(tally.board?.built) };
}

/** The last round of the opening and of the middle of a game that has this many rounds: at a third and two thirds. */
export function thirdsOf(rounds: number): readonly [number, number] {
  return [Math.max(1, Math.round(rounds / 3)), Math.max(2, Math.round((2 * rounds) / 3))];
}

/** How many cards, cells and stations of a seat would have to be others; a card at another time counts in full. */
export function unlike(a: Habits, b: Habits): number {
  let sum = Math.abs(a.cells - b.cells) + Math.abs(a.built - b.built) + ROUND * Math.abs(a.rounds - b.rounds);
  for (const [item, phases] of a.gained)
    phases.forEach((value, p) => {
      sum += Math.abs(value - (b.gained.get(item)?.[p] ?? 0));
    });
  return sum;
}
