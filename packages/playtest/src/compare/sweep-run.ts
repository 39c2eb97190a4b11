// Plays a sweep: the same seeds at every value of a number, and for a number of a card also without that card for one seat.
import type { BotSpec } from '@railwright/bots';
import type { Game, StudiedItem } from '@railwright/engine';
import { fillSeats, type Batch } from '../batch.ts';
import { batchesInTurn, type BatchesOptions } from '../executor/batches-in-turn.ts';
import { inTurn } from '../in-turn.ts';
import { summarize } from '../summary.ts';
import type { Tally } from '../tally.ts';
import type { NumberField } from './field.ts';
import { restrict, studiedItems, studyCards } from './influence.ts';
import { sweepPlayers } from './sweep-players.ts';
import { alikeOf, indifferentAt, suggestedOf, sweepPoint, type Sweep, type SweepPoint } from './sweep.ts';

export interface SweepPlan<D = unknown> {
  /** The games at the value as it is. */
  readonly batch: Batch;
  readonly field: NumberField<D>;
  readonly values: readonly number[];
  /** Players learn each value before it is played, from what this one knows; the bots of the batch play by default. */
  readonly general?: BotSpec | undefined;
}

/** Where a sweep is played, and who hears of it. */
export interface SweepPlace<D = unknown> extends BatchesOptions {
  /**
   * Makes the game of a definition.
   * @throws Error for a value that is not a definition.
   */
  readonly makeGame: (definition: D, seats: number) => Game;
  /** Hears the sweep so far: without a value at first, then after each. */
  readonly onSweep?: (sweep: Sweep) => void;
}

export interface SweepRun {
  /** With the values that were played to their end. */
  readonly sweep: Sweep;
  /** A value that the rules have no room for ends the sweep: which, and what the rules say about it. */
  readonly problem?: string;
}

/** Plays all values of a sweep on the same seeds; a stopped run has the points that were finished. */
export async function playSweep<D>(plan: SweepPlan<D>, place: SweepPlace<D>): Promise<SweepRun> {
  const { values } = plan;
  const points: SweepPoint[] = [];
  const sides = sidesOf(plan, place);
  const sweepOf = (): Sweep => resultOf(plan, points);
  place.onSweep?.(sweepOf());
  const played = inTurn(values, place.executor.ahead, (value) => playValue(plan, place, sides, value));
  for await (const point of played) {
    if (!point) break;
    if ('problem' in point) return { sweep: sweepOf(), problem: point.problem };
    points.push(point);
    place.onSweep?.(sweepOf());
  }
  return { sweep: sweepOf() };
}

/** Undefined when it was stopped before. */
async function playValue<D>(
  { batch, field, general }: SweepPlan<D>,
  place: SweepPlace<D>,
  sides: 1 | 2,
  value: number,
): Promise<SweepPoint | { readonly problem: string } | undefined> {
  const definition = field.with(value);
  let game: Game;
  try {
    game = place.makeGame(definition, batch.seats);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { problem: `The setup cannot be played with ${field.path} = ${value}: ${said}` };
  }
  const item = sides === 2 ? itemOf(game, field) : undefined;
  const players =
    general &&
    (await sweepPlayers({ ...batch, definition, game }, general, item, place).catch((error: unknown) => {
      if (!place.signal?.aborted) throw error;
      return undefined;
    }));
  if (general && !players) return undefined;
  const bots = players ? fillSeats([players.bot], batch.seats) : batch.bots;
  const free: Batch = {
    ...batch,
    bots: seated(bots, players?.answers?.free),
    definition,
    gather: sides === 2 ? ['outcomes'] : [],
  };
  const forbidden = item && restrict(free, item.measure, 'forbid');
  const without = forbidden && { ...forbidden, bots: seated(free.bots, players?.answers?.without) };
  const tallies: Tally[] = [];
  const batches = (without ? [free, without] : [free]).map((one) => ({ batch: one, game }));
  for await (const run of batchesInTurn(batches, place)) {
    if (!run.complete) return undefined;
    tallies.push(run.tally);
  }
  const [first, second] = tallies;
  if (!first) return undefined;
  const study =
    item && without && second
      ? studyCards({ batch: free, game, tally: first }, [
          { ...item, forbidden: { batch: without, game, tally: second } },
        ])
      : undefined;
  return sweepPoint(value, summarize(free, game, { tally: first, complete: true }), study);
}

/** With another bot in place of the first. */
function seated(bots: readonly BotSpec[], first: BotSpec | undefined): readonly BotSpec[] {
  return first ? [first, ...bots.slice(1)] : bots;
}

/** How many games a sweep plays in all; a card that is not for sale at some value has fewer. */
export function gamesOfSweep<D>(plan: SweepPlan<D>, place: Pick<SweepPlace<D>, 'makeGame'>): number {
  return plan.batch.games * plan.values.length * sidesOf(plan, place);
}

function sidesOf<D>({ batch, field }: SweepPlan<D>, { makeGame }: Pick<SweepPlace<D>, 'makeGame'>): 1 | 2 {
  return itemOf(makeGame(field.with(field.now), batch.seats), field) ? 2 : 1;
}

function itemOf(game: Game, { card }: NumberField): StudiedItem | undefined {
  return card === undefined ? undefined : studiedItems(game).find(({ item }) => item === card);
}

function resultOf({ batch, field, general }: SweepPlan, points: readonly SweepPoint[]): Sweep {
  const isLearned = general !== undefined;
  const suggested = suggestedOf(points);
  return {
    format: 1,
    setup: batch.source.setup,
    content: batch.source.content,
    field: field.path,
    now: field.now,
    seats: batch.seats,
    seed: batch.seed,
    games: batch.games,
    bots: isLearned ? ['learned'] : batch.bots.map(({ name }) => name),
    isLearned,
    points: [...points],
    suggested,
    alike: alikeOf(points, suggested),
    indifferent: isLearned && field.path.endsWith('.cost') ? indifferentAt(points) : null,
  };
}
