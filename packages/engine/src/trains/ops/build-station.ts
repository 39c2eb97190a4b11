// Stations may go into any city with room, with or without own rails. OKAZU rulebook, "Station expense"; T7.
import { evalAmount } from '../effects/evaluate.ts';
import { coinsOf } from '../state/resources.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_X, STATIONS_LEFT, TRIGGERS, TURN_STATIONS } from '../state/layout.ts';
import { bound, LEAST } from '../lookahead/intervals.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { advance, fail, nextLevel } from '../effects/stack.ts';
import { NO, NODE, N_A, N_B, YES, type Tables } from '../state/tables.ts';
import type { CellCode } from '../state/codes.ts';
import { canBuildStation, placeStation, stationCells } from '../rules/tokens.ts';
import { beginNaming, keepLeading, nameCell, namedPossible, type Naming } from '../lookahead/named-cells.ts';
import { liftStation } from '../rules/removals.ts';
import { announce, EVENT_STATION } from '../effects/triggers.ts';
import { countTurn } from '../rules/turn-counts.ts';
import type { Op } from './op.ts';

const filterOf = (t: Tables, node: number): CellCode | null => t.cellFilters[t.nodes[node * NODE + N_B]];

const STATIONS: Naming = {
  list: ({ t, s, seat, level, coins }, node, out) =>
    stationCells(t, s, seat, coins, filterOf(t, node), level, out),
  put: ({ t, s }, _node, cell, isThere) => liftStation(t, s, cell, isThere ? -1 : 1),
};

export const buildStation: Op<'build-station'> = {
  compile: (c, { count, where, as }, scope) => [
    c.amount(count, scope),
    c.cellRef(where, scope),
    0,
    0,
    as === undefined ? 0 : 1 + scope.declareCells(as),
  ],
  code: {
    asks: 'station',
    run(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE];
      const seat = d[f + F_SEAT];
      const level = d[f + F_LEVEL];
      beginNaming(t, s, f, level);
      const count = evalAmount(t, s, seat, level, t.nodes[node * NODE + N_A]);
      if (d[f + F_X] < count && canBuildStation(t, s, seat, coinsOf(s, seat), filterOf(t, node), level))
        return true;
      if (d[f + F_X] === 0 && count > 0) return fail(t, s, f);
      advance(t, s, f);
      return false;
    },
    legal(t, s, f, out, l) {
      const d = s.data;
      const seat = d[f + F_SEAT];
      const filter = filterOf(t, d[f + F_NODE]);
      const there = stationCells(t, s, seat, coinsOf(s, seat), filter, d[f + F_LEVEL], out);
      return keepLeading(l, s, f, STATIONS, out, there);
    },
    choose(t, s, f, cell) {
      s.data[f + F_X]++;
      nameCell(t, s, s.data[f + F_NODE], s.data[f + F_LEVEL], cell);
      placeStation(t, s, s.data[f + F_SEAT], cell);
      if (s.data[TRIGGERS] !== 0) announce(t, s, EVENT_STATION, s.data[f + F_SEAT], cell, 1, nextLevel(t, s));
      if (t.counted) countTurn(t, s, s.data[f + F_SEAT], TURN_STATIONS, 1);
    },
    format: (t, _s, _f, cell) => `station ${t.labels[cell]}`,
    possible(l, node) {
      const { t, s, seat, level, coins } = l;
      const count = bound(l, t.nodes[node * NODE + N_A], LEAST);
      if (count === 0) return YES;
      if (s.data[STATIONS_LEFT] < count) return NO;
      const filter = filterOf(t, node);
      if (!canBuildStation(t, s, seat, coins, filter, level))
        return filter !== null && l.moved === 1 ? YES : NO;
      // Its cost is not known yet.
      if (t.pricedStations) l.slack = AMOUNT_LIMIT;
      return namedPossible(l, node, STATIONS);
    },
  },
};
