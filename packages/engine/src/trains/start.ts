// Start rails: where they may lie, and in which order seats lay them. The rulebooks have one rail each, on a cell of one's choice (T27);
// a setup may say otherwise.
import { randomBelow } from '../core/rng.ts';
import type { State } from '../core/state.ts';
import { log } from './events.ts';
import { PLACED, SEAT, TURN } from './layout.ts';
import type { Tables } from './tables.ts';
import { placeRail } from './tokens.ts';

/** Free cells for a start rail: no sea, no remote location, nobody else's (T27), unless the setup has others. */
export function startCells(t: Tables, s: State, out: Int16Array): number {
  const allowed = t.startRule === null ? t.startable : t.startRule.cells[s.data[SEAT]];
  let n = 0;
  for (let c = 0; c < t.cells; c++) if (allowed[c] === 1 && s.data[t.layout.rails + c] === 0) out[n++] = c;
  return n;
}

export function placeStart(t: Tables, s: State, cell: number): void {
  layStart(t, s, cell, false);
  placeByRule(t, s);
}

/** Lays all start rails that come next and about which nobody is asked. */
export function placeByRule(t: Tables, s: State): void {
  if (t.startRule === null) return;
  const cells = new Int16Array(t.cells);
  while (s.data[TURN] === 0) {
    const count = startCells(t, s, cells);
    if (!t.startRule.chance && count > 1) return;
    layStart(t, s, cells[count > 1 ? randomBelow(s.rng, count) : 0], true);
  }
}

function layStart(t: Tables, s: State, cell: number, unasked: boolean): void {
  const d = s.data;
  const seat = d[SEAT];
  if (s.events !== null)
    log(s, { type: 'lay', seat, cell: t.labels[cell], start: true, ...(unasked && { unasked }) });
  placeRail(t, s, seat, cell);
  d[PLACED]++;
  d[SEAT] = starter(t, d[PLACED]);
  if (d[PLACED] === t.startRails) {
    d[TURN] = 1;
    if (s.events !== null) log(s, { type: 'turn', seat: d[SEAT], turn: 1 });
  }
}

/** The seat that lays the next start rail, after so many; the first seat after all of them. */
function starter(t: Tables, placed: number): number {
  if (placed === t.startRails) return 0;
  const at = placed % t.seats;
  const isTurned = t.startRule?.reversed === true && Math.floor(placed / t.seats) % 2 === 1;
  return t.placesBackwards === isTurned ? at : t.seats - 1 - at;
}
