// What lasting effects change about the points that a seat's rails score: the oldest first, each on what the ones before it left. Cities
// and remote locations score by the rules, other cells 0.
import type { State } from '../../core/state.ts';
import { keptLevel } from '../effects/kept.ts';
import { cellMatches } from '../effects/cell-match.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { EVERYONE, ownerFor, ownerOf, termOf } from '../effects/lasting.ts';
import { UNTIL } from '../language/params.ts';
import { LASTING } from '../state/layout.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { isInScope } from '../state/seat-scope.ts';
import { NONE, type Tables } from '../state/tables.ts';

/** Points for a rail in a city with so many stations. */
function cityWorth(t: Tables, stations: number): number {
  const last = t.cityPoints.length - 1;
  return t.cityPoints[stations < last ? stations : last];
}

/** By how much a rail of a seat on a cell scores more, or fewer, than by the rules; `atEnd` for what lasts to the end alone, as no event surely does. */
function worthChange(t: Tables, s: State, seat: number, cell: number, atEnd = false): number {
  const d = s.data;
  const usual = t.city[cell] > 0 ? cityWorth(t, d[t.layout.stations + cell]) : t.remoteWorth[cell];
  let points = usual;
  for (let i = 0; i < d[LASTING]; i++) {
    if (atEnd && (UNTIL[termOf(t, s, i)[0]] !== 'game-end' || ownerOf(t, s, i) === EVERYONE)) continue;
    const owner = ownerFor(t, s, i, seat);
    const level = keptLevel(t, i);
    for (const { cells, who, stations, times, plus } of t.worth?.[d[t.layout.lasting + i * 2]] ?? []) {
      if (!isInScope(who, owner, seat) || !cellMatches(t, s, owner, level, cells, cell)) continue;
      if (stations !== NONE && t.city[cell] > 0)
        points = cityWorth(t, evalAmount(t, s, owner, level, stations));
      if (times !== NONE) points *= evalAmount(t, s, owner, level, times);
      if (plus !== NONE) points += evalAmount(t, s, owner, level, plus);
      points = Math.min(AMOUNT_LIMIT, points);
    }
  }
  return points - usual;
}

/** The same at the end of the game, as far as it is known now, if there were so many more stations in a city. */
export function worthAtEnd(t: Tables, s: State, seat: number, cell: number, more: number): number {
  if (t.worth === null) return 0;
  const at = t.layout.stations + cell;
  s.data[at] += more;
  const change = worthChange(t, s, seat, cell, true);
  s.data[at] -= more;
  return change;
}

/** All of that for the rails of a seat. */
export function worthScore(t: Tables, s: State, seat: number): number {
  let sum = 0;
  for (let cell = 0; cell < t.cells; cell++)
    if (((s.data[t.layout.rails + cell] >> seat) & 1) === 1) sum += worthChange(t, s, seat, cell);
  return sum;
}

/** The same by label, where there is any. */
export function viewWorth(t: Tables, s: State, seat: number): Record<string, number> {
  const changed = t.labels.flatMap((label, cell): [string, number][] => {
    const has = ((s.data[t.layout.rails + cell] >> seat) & 1) === 1;
    const change = has ? worthChange(t, s, seat, cell) : 0;
    return change === 0 ? [] : [[label, change]];
  });
  return Object.fromEntries(changed);
}
