// A seat's knowledge of cells that effects have chosen, and of a cell that is chosen or that loses a rail or a station.
import { addFeature, type Sparse } from '../../core/observer.ts';
import type { State } from '../../core/state.ts';
import { liveCellSlotsOf } from '../effects/live-selections.ts';
import { DEPTH, F_LEVEL, FRAME } from '../state/layout.ts';
import { isCellSelected } from '../effects/cell-selections.ts';
import type { Tables } from '../state/tables.ts';
import { bound } from './bound.ts';
import { MAP_ASKS, OTHER_ASK, type TrainsFeatures } from './features.ts';

const REMOVES_STATION = OTHER_ASK + 1 + MAP_ASKS.indexOf('remove-station');
const WHOSE = OTHER_ASK + 1 + MAP_ASKS.indexOf('whose');
/** The first of the seats among the facts about a choice, the own one being 0. */
const SEATS = 8;

/** The question, and the cells chosen so far by the effect on top. */
export function observeMarked(t: Tables, { at }: TrainsFeatures, s: State, asks: number, out: Sparse): void {
  if (asks > OTHER_ASK) addFeature(out, at.mapAsks + asks - OTHER_ASK - 1, 1);
  const depth = s.data[DEPTH];
  if (t.cellSlots === 0 || depth === 0) return;
  const level = s.data[t.layout.stack + (depth - 1) * FRAME + F_LEVEL];
  const live = liveCellSlotsOf(t, s, depth - 1);
  for (let cell = 0; cell < t.cells && live.length > 0; cell++)
    for (let i = 0; i < live.length; i++)
      if (isCellSelected(t, s, level, live[i].slot, cell)) {
        addFeature(out, at.chosenCells + cell, 1);
        break;
      }
}

export function describeMarked(
  t: Tables,
  at: TrainsFeatures['at'],
  near: Float32Array,
  s: State,
  seat: number,
  asks: number,
  choice: number,
  out: Sparse,
): void {
  if (asks === WHOSE) {
    addFeature(out, at.marking + SEATS + ((choice - seat + t.seats) % t.seats), 1);
    return;
  }
  if (choice === t.cells) {
    addFeature(out, at.stop, 1);
    return;
  }
  const d = s.data;
  const rails = d[t.layout.rails + choice];
  const stations = d[t.layout.stations + choice];
  addFeature(out, at.mark + choice, 1);
  addFeature(out, at.marking, 1);
  if (((rails >> seat) & 1) === 1) addFeature(out, at.marking + 1, 1);
  if ((rails & ~(1 << seat)) !== 0) addFeature(out, at.marking + 2, 1);
  if (stations > 0) addFeature(out, at.marking + 3, stations / 2);
  if (t.city[choice] > 0) addFeature(out, at.marking + 4, 1);
  if (t.remote[choice] > 0) addFeature(out, at.marking + 5, bound(t.remoteWorth[choice] / 4));
  addFeature(out, at.marking + 6, near[choice]);
  if (asks === REMOVES_STATION) addFeature(out, at.marking + 7, 1);
}
