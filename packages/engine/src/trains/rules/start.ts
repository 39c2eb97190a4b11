// The steps before the first turn. Powers are chosen, if seats choose them. Then start rails: where they may lie, and in which order
// seats lay them. The rulebooks have one rail each, on a cell of one's choice (T27); a setup may say otherwise.
import { randomBelow } from '../../core/rng.ts';
import type { State } from '../../core/state.ts';
import { startRound } from './event-deck.ts';
import { log } from '../state/events.ts';
import { PLACED, SEAT, TURN } from '../state/layout.ts';
import { choosePower, isChoosingPower, powerChoices } from './powers.ts';
import { countOwnTurn } from '../state/round.ts';
import type { Tables } from '../state/tables.ts';
import { placeRail } from './tokens.ts';

/** Free cells for a start rail: no sea, no remote location, nobody else's (T27), unless the setup has others. */
function startCells(t: Tables, s: State, out: Int16Array): number {
  const allowed = t.start.rule === null ? t.start.cells : t.start.rule.cells[s.data[SEAT]];
  let n = 0;
  for (let c = 0; c < t.cells; c++) if (allowed[c] === 1 && s.data[t.layout.rails + c] === 0) out[n++] = c;
  return n;
}

/** Choices before the first turn: a power is its kind, a first rail its cell. */
export function startChoices(t: Tables, s: State, out: Int16Array): number {
  return isChoosingPower(t, s) ? powerChoices(t, s, t.powers?.keep[0] ?? 1, out) : startCells(t, s, out);
}

export function applyStartChoice(t: Tables, s: State, choice: number): void {
  if (!isChoosingPower(t, s)) layStart(t, s, choice, false);
  // The first rails follow the last power.
  else if (choosePower(t, s, choice)) s.data[SEAT] = starter(t, 0);
  else return;
  placeByRule(t, s);
}

export function formatStart(t: Tables, s: State, choice: number): string {
  if (!isChoosingPower(t, s)) return `start ${t.labels[choice]}`;
  return choice === t.kinds ? 'done' : `power ${t.ids[choice]}`;
}

/** Lays all start rails that come next and need no decision. */
export function placeByRule(t: Tables, s: State): void {
  if (t.start.rule === null) return;
  const cells = new Int16Array(t.cells);
  while (s.data[TURN] === 0) {
    const count = startCells(t, s, cells);
    if (!t.start.rule.chance && count > 1) return;
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
  if (d[PLACED] === t.start.rails) {
    d[TURN] = 1;
    countOwnTurn(t, s);
    startRound(t, s);
  }
}

/** The seat that lays the next start rail, by the number already laid; the first seat after all of them. */
function starter(t: Tables, placed: number): number {
  if (placed === t.start.rails) return 0;
  const at = placed % t.seats;
  const isTurned = t.start.rule?.reversed === true && Math.floor(placed / t.seats) % 2 === 1;
  return t.start.backwards === isTurned ? at : t.seats - 1 - at;
}
