// A position of Game of Trains as the seat that is asked knows it: all trains, what lies beside the draw pile, what may come.
import { addFeature, type Sparse } from '../../core/observer.ts';
import type { State } from '../../core/state.ts';
import {
  ABILITY,
  DECK_COUNT,
  DISCARD_COUNT,
  DRAWN,
  FIRST,
  IN_USE,
  PHASE,
  read,
  STEP,
  TURN,
} from '../layout.ts';
import { lockOffset } from '../train.ts';
import { MISSING_STEPS, PARTS, STEPS, type GameOfTrainsFeatures } from './features.ts';
import type { Outlook } from './outlook.ts';

export function observe({ at }: GameOfTrainsFeatures, o: Outlook, s: State, out: Sparse): void {
  const t = o.table;
  addFeature(out, at.phase + read(s, PHASE), 1);
  addFeature(out, at.misc, read(s, TURN) / t.turnLimit);
  addFeature(out, at.misc + 1, Math.min(4, read(s, TURN) / t.seats / 20));
  addFeature(out, at.misc + 2, read(s, DECK_COUNT) / t.cards);
  if (read(s, DRAWN) > 0) addFeature(out, at.misc + 3, read(s, DRAWN) / t.cards);
  if (read(s, IN_USE) > 0) addFeature(out, at.misc + 4, read(s, IN_USE) / t.cards);
  const ability = read(s, ABILITY);
  if (ability > 0) {
    addFeature(out, at.using + ability - 1, 1);
    addFeature(out, at.step + Math.min(STEPS - 1, read(s, STEP)), 1);
  }
  for (let a = 0; a < t.abilities.length; a++) {
    const card = read(s, t.layout.faceUp + a);
    if (card === 0) continue;
    addFeature(out, at.faceUp + a, 1);
    addFeature(out, at.faceUpCard + a, card / t.cards);
  }
  observePiles(at, o, s, out);
  for (let k = 0; k < t.seats; k++) observeSeat(at, o, s, k, out);
}

type At = GameOfTrainsFeatures['at'];

function observePiles(at: At, o: Outlook, s: State, out: Sparse): void {
  const t = o.table;
  const { pool } = o;
  for (let part = 0; part < PARTS; part++) {
    const low = Math.trunc((part * t.cards) / PARTS);
    const high = Math.trunc(((part + 1) * t.cards) / PARTS);
    if (high > low) addFeature(out, at.coming + part, pool.between(low, high + 1) / (high - low));
  }
  for (let i = read(s, DISCARD_COUNT) - 1; i >= 0; i--) {
    const by = read(s, t.layout.discardedBy + i);
    if (by !== 0 && by !== o.seat + 1) continue;
    const rank = read(s, t.layout.discard + i);
    const part = Math.trunc(((rank - 1) * PARTS) / t.cards);
    addFeature(out, at.seen + part, PARTS / t.cards);
    // Which cards of the part they are.
    addFeature(out, at.seen + PARTS + part, ((rank * PARTS) / t.cards - part) / 8);
  }
}

/** The seat `k` places after the own one. */
function observeSeat(at: At, o: Outlook, s: State, k: number, out: Sparse): void {
  const t = o.table;
  const seat = (o.seat + k) % t.seats;
  const first = at.seats[k];
  const missing = o.missing[seat];
  const chance = o.chance[seat];
  addFeature(out, at.missing[k] + Math.min(MISSING_STEPS - 1, missing), 1);
  addFeature(out, first, o.cost[seat] / t.trainLength);
  addFeature(out, first + 1, chance);
  if (missing === 1) addFeature(out, first + 2, chance);
  if (missing === 2) addFeature(out, first + 3, chance);
  if (read(s, FIRST) === seat) addFeature(out, first + 4, 1);
  const held = read(s, seat * t.layout.seatSize + t.layout.handCount);
  if (held > 0) addFeature(out, first + 5, Math.min(8, held / 4));
  let least = o.cost[seat];
  for (let a = 0; a < t.abilities.length; a++)
    if (read(s, t.layout.faceUp + a) > 0) least = Math.min(least, o.costAfter(seat, a));
  if (least < o.cost[seat]) addFeature(out, first + 6, Math.min(4, (o.cost[seat] - least) / 2));
  if (least === 0) addFeature(out, first + 7, 1);
  for (let i = 0; i < t.trainLength; i++) {
    addFeature(out, at.trains[k] + i, (2 * o.lines[seat].cards[i + 1]) / t.cards - 1);
    const lock = read(s, lockOffset(t, seat) + i);
    if (lock === 0) continue;
    addFeature(out, at.locks[k] + i, 1);
    addFeature(out, at.locks[k] + t.trainLength + i, lock / t.cards);
  }
}
