// Why a cell is not offered: for the first rails, for rails, for a station.
import { distance } from '@railwright/hex';
import type { State } from '../../core/state.ts';
import { RAILS_LEFT, SEAT, STATIONS_LEFT } from '../state/layout.ts';
import { FORBIDDEN } from '../state/limits.ts';
import type { CellCode } from '../state/codes.ts';
import { cellMatches } from '../effects/cell-match.ts';
import type { Tables } from '../state/tables.ts';
import { isWithinReach } from '../rules/rail-reach.ts';
import { stationPrice, surcharge } from '../rules/tokens.ts';
import { seatBase } from '../state/zones.ts';
import type { WhyNot } from './why-not.ts';

export function cellNamed(t: Tables, label: string): number {
  return t.labels.indexOf(label);
}

/** Obstacles of a cell for every question: it does not exist, or rails can never be laid there. */
export function closedCell(t: Tables, cell: number): WhyNot | undefined {
  if (cell < 0) return { reason: 'unknown' };
  return t.open[cell] === 1 ? undefined : { reason: 'closed', cell: t.labels[cell] };
}

export function whyNotStart(t: Tables, s: State, word: string, of: string): WhyNot {
  if (word !== 'start') return { reason: 'start-first' };
  const cell = cellNamed(t, of);
  const closed = closedCell(t, cell);
  if (closed) return closed;
  const there = s.data[t.layout.rails + cell];
  if (there !== 0) return { reason: there === 1 << s.data[SEAT] ? 'own-rail' : 'taken', cell: of };
  return { reason: t.start.rule === null ? 'remote-start' : 'start-elsewhere', cell: of };
}

export function whyNotRail(
  t: Tables,
  s: State,
  seat: number,
  cell: number,
  filter: CellCode | null,
  level: number,
  waiver: number,
  coins: number,
  reach: number,
  last: number,
): WhyNot | undefined {
  const closed = closedCell(t, cell);
  if (closed) return closed;
  const d = s.data;
  const place = { cell: t.labels[cell] };
  if (((d[t.layout.rails + cell] >> seat) & 1) === 1) return { reason: 'own-rail', ...place };
  const there = d[seatBase(t, seat) + RAILS_LEFT];
  if (there === 0) return { reason: 'rail-tokens', needed: 1, there };
  if (!isWithinReach(t, s, seat, cell, reach, last)) {
    if (last >= 0) return { reason: 'not-next', ...place };
    return { reason: whyApart(t, s, seat, cell), ...place };
  }
  const needed = surcharge(t, s, seat, cell, waiver);
  if (needed === FORBIDDEN) return { reason: 'forbidden', ...place };
  if (needed > coins) return { reason: 'coins', needed, there: coins };
  return filter && !cellMatches(t, s, seat, level, filter, cell) ? { reason: 'other-wanted' } : undefined;
}

/** Where own rails lie beside a cell, only a barrier or the direction of the edge can be in the way. */
function whyApart(t: Tables, s: State, seat: number, cell: number): 'one-way' | 'barrier' | 'not-adjacent' {
  if (!touchesOwn(t, s, seat, cell)) return 'not-adjacent';
  const joined = t.joined.subarray(t.joinedStart[cell], t.joinedStart[cell + 1]);
  return joined.some((other) => ((s.data[t.layout.rails + other] >> seat) & 1) === 1) ? 'one-way' : 'barrier';
}

function touchesOwn(t: Tables, s: State, seat: number, cell: number): boolean {
  const { cells } = t.definition.map;
  return cells.some(
    (other, i) => distance(other, cells[cell]) === 1 && ((s.data[t.layout.rails + i] >> seat) & 1) === 1,
  );
}

export function whyNotStation(
  t: Tables,
  s: State,
  seat: number,
  cell: number,
  coins: number,
): WhyNot | undefined {
  if (cell < 0) return { reason: 'unknown' };
  const there = s.data[t.layout.stations + cell];
  if (s.data[STATIONS_LEFT] === 0) return { reason: 'station-tokens', needed: 1, there: 0 };
  if (t.city[cell] === 0) return { reason: 'no-city', cell: t.labels[cell] };
  if (there >= t.city[cell]) return { reason: 'no-room', cell: t.labels[cell], there };
  const needed = stationPrice(t, s, seat, cell);
  if (needed === FORBIDDEN) return { reason: 'forbidden', cell: t.labels[cell] };
  return needed > coins ? { reason: 'coins', needed, there: coins } : undefined;
}
