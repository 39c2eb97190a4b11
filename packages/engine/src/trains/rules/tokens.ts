// Rail and station tokens on the map: surcharges, the frontier of cells next to own rails, laying and building.
// Rules: OKAZU rulebook, "Rail laying", "Station expense"; rulings T3 to T7.
import type { State } from '../../core/state.ts';
import { log } from '../state/events.ts';
import { beginCells, fitsCells } from '../effects/evaluate.ts';
import {
  COINS,
  RAILS_LEFT,
  STATIONS_LEFT,
  TURN_RAILS,
  TURN_SPENT,
  WAIVE_CITY,
  WAIVE_EVERYTHING,
  WAIVE_OPPONENTS,
  WAIVE_REMOTE,
} from '../state/layout.ts';
import { FORBIDDEN } from '../state/limits.ts';
import { change, isForbidden, PRICED_RAILS, PRICED_STATIONS, usePrices } from './prices.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { save } from './extra-turns.ts';
import { countTurn } from './turn-counts.ts';
import { arrive } from './arrivals.ts';
import type { CellCode } from '../state/codes.ts';
import { crossLink, entryCost, linkCrossed } from './links.ts';
import { seatBase } from '../state/zones.ts';

const BITS_OF = Uint8Array.from({ length: 32 }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
});

/** Coins to pay for a rail on `cell`. */
export function surcharge(t: Tables, s: State, seat: number, cell: number, waiver: number): number {
  if (waiver !== 0) return waivedSurcharge(t, s, seat, cell, waiver);
  const d = s.data;
  const opponents = d[t.layout.rails + cell] & ~(1 << seat);
  let cost = t.baseCost[cell] + t.perStation * d[t.layout.stations + cell];
  if (opponents !== 0) cost += t.perOpponent * BITS_OF[opponents];
  return t.changedRails ? changedSurcharge(t, s, seat, cell, cost) : cost;
}

/** With links on the map, or cards that change prices. */
function changedSurcharge(t: Tables, s: State, seat: number, cell: number, printed: number): number {
  const entry = t.entries === null ? 0 : entryCost(t.entries, t, s, seat, cell);
  if (entry === FORBIDDEN) return FORBIDDEN;
  const cost = printed + entry;
  return t.pricedRails ? withChange(cost, change(t, s, seat, PRICED_RAILS, cell)) : cost;
}

function withChange(printed: number, more: number): number {
  return more === FORBIDDEN ? FORBIDDEN : Math.max(0, printed + more);
}

function waivedSurcharge(t: Tables, s: State, seat: number, cell: number, waiver: number): number {
  const d = s.data;
  const opponents = d[t.layout.rails + cell] & ~(1 << seat);
  let cost = (waiver & t.terrainBit[cell]) !== 0 ? 0 : t.terrainCost[cell];
  if (t.city[cell] > 0 && (waiver & WAIVE_CITY) === 0)
    cost += t.cityCost + t.perStation * d[t.layout.stations + cell];
  if ((waiver & WAIVE_REMOTE) === 0) cost += t.remote[cell];
  if (opponents !== 0 && (waiver & WAIVE_OPPONENTS) === 0) cost += t.perOpponent * BITS_OF[opponents];
  if (waiver === WAIVE_EVERYTHING) return t.changedRails ? freeOrForbidden(t, s, seat, cell) : 0;
  return t.changedRails ? changedSurcharge(t, s, seat, cell, cost) : cost;
}

function freeOrForbidden(t: Tables, s: State, seat: number, cell: number): number {
  if (t.entries !== null && entryCost(t.entries, t, s, seat, cell) === FORBIDDEN) return FORBIDDEN;
  return t.pricedRails && isForbidden(t, s, seat, PRICED_RAILS, cell) ? FORBIDDEN : 0;
}

/** Writes the cells where `seat` can lay a rail for at most `coins`, in ascending order; without `out`, returns 1 if there is any. */
export function affordableCells(
  t: Tables,
  s: State,
  seat: number,
  waiver: number,
  coins: number,
  filter: CellCode | null,
  level: number,
  out: Int16Array | null,
): number {
  const d = s.data;
  const words = seatBase(t, seat) + t.layout.frontier;
  let n = 0;
  if (filter !== null) beginCells(t, s, seat, level, filter);
  for (let w = 0; w < t.layout.frontierWords; w++) {
    let bits = d[words + w] & 0xffff;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const cell = (w << 4) + 31 - Math.clz32(low);
      if (surcharge(t, s, seat, cell, waiver) > coins) continue;
      if (filter !== null && !fitsCells(t, s, seat, level, filter, cell)) continue;
      if (out === null) return 1;
      out[n++] = cell;
    }
  }
  return n;
}

/** Puts a rail token on the map and updates the frontier; costs nothing. */
export function placeRail(t: Tables, s: State, seat: number, cell: number): void {
  const d = s.data;
  const base = seatBase(t, seat);
  const words = base + t.layout.frontier;
  const rails = t.layout.rails;
  d[rails + cell] |= 1 << seat;
  d[base + RAILS_LEFT]--;
  d[words + (cell >> 4)] &= ~(1 << (cell & 15));
  const end = t.neighborStart[cell + 1];
  for (let i = t.neighborStart[cell]; i < end; i++) {
    const next = t.neighbors[i];
    if (((d[rails + next] >> seat) & 1) === 0) d[words + (next >> 4)] |= 1 << (next & 15);
  }
}

/** Pays for and lays a rail. Returns whether opponents have rails there, which may bring Waste (T3). */
export function layRail(t: Tables, s: State, seat: number, cell: number, waiver: number): boolean {
  const d = s.data;
  const cost = surcharge(t, s, seat, cell, waiver);
  const opponents = d[t.layout.rails + cell] & ~(1 << seat);
  d[COINS] -= cost;
  if (t.usedUp) usePrices(t, s, seat, PRICED_RAILS, cell);
  if (t.counted) countLaid(t, s, seat, cost);
  const link = t.entries === null ? NONE : linkCrossed(t.entries, t, s, seat, cell);
  placeRail(t, s, seat, cell);
  if (s.events !== null) {
    if (cost > 0) log(s, { type: 'pay', seat, coins: cost, for: t.labels[cell] });
    log(s, { type: 'lay', seat, cell: t.labels[cell] });
  }
  if (link !== NONE && t.entries !== null)
    crossLink(t.entries, t, s, seat, link, waiver === WAIVE_EVERYTHING);
  if (t.rewards) arrive(t, s, seat, cell);
  if (opponents !== 0 && t.toll > 0 && (waiver & WAIVE_OPPONENTS) === 0) payToll(t, s, opponents);
  return opponents !== 0;
}

/** Each of these seats gets its coins when its next turn begins, in full, even if a card made the rail cheaper. */
function payToll(t: Tables, s: State, seats: number): void {
  for (let seat = 0; seat < t.seats; seat++) if (((seats >> seat) & 1) === 1) save(t, s, seat, t.toll, NONE);
}

function countLaid(t: Tables, s: State, seat: number, cost: number): void {
  countTurn(t, s, seat, TURN_RAILS, 1);
  countTurn(t, s, seat, TURN_SPENT, cost);
}

/** Coins to pay for a station: none unless a card says otherwise. */
export function stationPrice(t: Tables, s: State, seat: number, cell: number): number {
  return t.pricedStations ? withChange(0, change(t, s, seat, PRICED_STATIONS, cell)) : 0;
}

function stationFits(t: Tables, s: State, seat: number, cell: number, coins: number): boolean {
  if (s.data[t.layout.stations + cell] >= t.city[cell]) return false;
  return !t.pricedStations || stationPrice(t, s, seat, cell) <= coins;
}

/** Writes the cities with room where a station costs at most `coins`, in ascending order; without `out`, returns 1 if there is any. */
export function stationCells(
  t: Tables,
  s: State,
  seat: number,
  coins: number,
  filter: CellCode | null,
  level: number,
  out: Int16Array | null,
): number {
  let n = 0;
  if (filter !== null) beginCells(t, s, seat, level, filter);
  for (let i = 0; i < t.cities.length; i++) {
    const cell = t.cities[i];
    if (!stationFits(t, s, seat, cell, coins)) continue;
    if (filter !== null && !fitsCells(t, s, seat, level, filter, cell)) continue;
    if (out === null) return 1;
    out[n++] = cell;
  }
  return n;
}

export function canBuildStation(
  t: Tables,
  s: State,
  seat: number,
  coins: number,
  filter: CellCode | null,
  level: number,
): boolean {
  return s.data[STATIONS_LEFT] > 0 && stationCells(t, s, seat, coins, filter, level, null) > 0;
}

/** Pays for and builds a station. */
export function placeStation(t: Tables, s: State, seat: number, cell: number): void {
  if (t.pricedStations) payStation(t, s, seat, cell);
  s.data[t.layout.stations + cell]++;
  s.data[STATIONS_LEFT]--;
  if (s.events !== null) log(s, { type: 'station', seat, cell: t.labels[cell] });
}

function payStation(t: Tables, s: State, seat: number, cell: number): void {
  const cost = stationPrice(t, s, seat, cell);
  if (t.usedUp) usePrices(t, s, seat, PRICED_STATIONS, cell);
  if (cost === 0) return;
  s.data[COINS] -= cost;
  if (t.counted) countTurn(t, s, seat, TURN_SPENT, cost);
  if (s.events !== null) log(s, { type: 'pay', seat, coins: cost, for: t.labels[cell] });
}
