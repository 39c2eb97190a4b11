// How all trains stand in the eyes of the seat that is asked, and what abilities could make of them.
import type { State } from '../../core/state.ts';
import { ACTIVE, read, SHIFT, SWAP } from '../layout.ts';
import type { CompiledStep, Table } from '../table.ts';
import { lockOffset } from '../train.ts';
import { Line } from './line.ts';
import { Pool } from './pool.ts';

const UNKNOWN = -1;

export class Outlook {
  readonly table: Table;
  readonly pool: Pool;
  /** By seat: its line, what is left to be done there, how many cards have to go, and how likely a card helps. */
  readonly lines: readonly Line[];
  readonly cost: Float64Array;
  readonly missing: Int16Array;
  readonly chance: Float64Array;
  /** A scratch line. */
  readonly trial: Line;
  seat = 0;
  /** By seat and ability: the cost after its best use, computed on demand. */
  readonly #after: Float64Array;
  readonly #spare: Line;

  constructor(t: Table) {
    this.table = t;
    this.pool = new Pool(t);
    this.lines = Array.from({ length: t.seats }, () => new Line(t, this.pool));
    this.trial = new Line(t, this.pool);
    this.#spare = new Line(t, this.pool);
    this.cost = new Float64Array(t.seats);
    this.missing = new Int16Array(t.seats);
    this.chance = new Float64Array(t.seats);
    this.#after = new Float64Array(t.seats * t.abilities.length);
  }

  look(s: State): void {
    const t = this.table;
    this.seat = read(s, ACTIVE);
    this.pool.look(t, s, this.seat);
    this.#after.fill(UNKNOWN);
    for (let seat = 0; seat < t.seats; seat++) {
      const line = this.lines[seat];
      line.load(t, s, seat);
      this.cost[seat] = line.cost();
      line.reckon();
      this.missing[seat] = line.missing;
      this.chance[seat] = line.chance;
    }
  }

  get own(): Line {
    return this.lines[this.seat];
  }

  /** The trial line becomes the own one. */
  tryOwn(): Line {
    this.trial.copy(this.own);
    return this.trial;
  }

  /** Work left in a seat's train after the best use of an ability; unchanged where using it does not help. */
  costAfter(seat: number, ability: number): number {
    const at = seat * this.table.abilities.length + ability;
    if (this.#after[at] === UNKNOWN)
      this.#after[at] = this.costWith(this.lines[seat], this.cost[seat], ability);
    return this.#after[at];
  }

  /** The same for any line, with what is left to be done in it now. */
  costWith(from: Line, now: number, ability: number): number {
    const step = this.table.steps[ability][0];
    if (step.kind !== SWAP && step.kind !== SHIFT) return now;
    const line = this.#spare;
    line.copy(from);
    const target = bestTarget(this.table, line, step);
    if (target < 0) return now;
    rearrange(line, step, target);
    return Math.min(now, line.cost());
  }

  /** Extra work if the card at a spot is lost; spots count from 1. */
  lossAt(line: Line, now: number, spot: number): number {
    const card = line.cards[spot];
    line.cards[spot] = 0;
    const cost = line.cost();
    line.cards[spot] = card;
    return cost - now;
  }

  isRemovable(s: State, seat: number, position: number): boolean {
    return this.lines[seat].cards[position + 1] > 0 && read(s, lockOffset(this.table, seat) + position) === 0;
  }
}

/** Carries out a swap or a shift from a 0-based position. */
export function rearrange(line: Line, { kind, value }: CompiledStep, position: number): void {
  if (kind === SWAP) line.swap(position + 1, position + 1 + value);
  else if (kind === SHIFT) line.shift(position + 1, position + 1 + value);
}

/** Where a swap or a shift does most for a line; -1 where it can do nothing, and for other steps. */
export function bestTarget({ trainLength }: Table, line: Line, step: CompiledStep): number {
  const { kind, value } = step;
  if (kind !== SWAP && kind !== SHIFT) return -1;
  let best = -1;
  let least = Infinity;
  for (let position = 0; position < trainLength; position++) {
    const other = position + value;
    if (other < 0 || other >= trainLength || line.cards[position + 1] === 0) continue;
    if (kind === SWAP && line.cards[other + 1] === 0) continue;
    rearrange(line, step, position);
    const cost = line.cost();
    if (kind === SWAP) line.swap(position + 1, other + 1);
    else line.shift(other + 1, position + 1);
    if (cost >= least) continue;
    least = cost;
    best = position;
  }
  return best;
}
