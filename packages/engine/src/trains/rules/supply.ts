// Gaining cards from the supply. Rules: OKAZU rulebook, "Buying a card", "Waste"; rulings T3, T12, T23.
import type { State } from '../../core/state.ts';
import { log, logCard, ZONE_NAMES } from '../state/events.ts';
import {
  EMPTY_PILES,
  EVERYBODY,
  F_X,
  GAINED,
  IGNORE_WASTE,
  SEAT,
  SUPPLY,
  TOTALS,
  TRIGGERS,
  ZONES,
  SUPPLY_COUNTS,
  DEPTH,
  FRAME_LIMIT,
  LASTING,
  LEVEL_LIMIT,
} from '../state/layout.ts';
import { supplyChanged } from './rows.ts';
import { placeOf } from '../effects/selections.ts';
import { askInstead, GAIN, mayReplace } from '../effects/instead.ts';
import { nextLevel, pushAbout, pushFrame } from '../effects/stack.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { EVENT_BUY, EVENT_GAIN, pushTriggers } from '../effects/triggers.ts';
import { countGained } from './turn-counts.ts';
import { moveQuietly, tally } from './moves.ts';
import { seatBase } from '../state/zones.ts';

/** Takes the place of the price for a card that was not bought: the card whose effect caused the gain. */
export const gainedBy = (cause: number): number => ~cause;
/** The cause of a gain that the rules allow. */
export const NO_CARD = 0x3fff;

/** The seat whose turn it is gains a card outside any effect, unless something is done instead. May push frames. */
export function obtain(t: Tables, s: State, kind: number, paid: number): void {
  const seat = s.data[SEAT];
  if (mayReplace(t, s, GAIN, seat, kind, SUPPLY, 1)) {
    s.data[pushFrame(t, s, t.ruleNodes.buying, seat, 0, kind) + F_X] = paid;
    askInstead(t, s, GAIN, seat, 1, kind, kind, SUPPLY);
  } else gainCard(t, s, seat, kind, GAINED, paid);
}

/**
 * Takes one card of a kind from its pile, which must not be empty. `paid` is the price it was bought for, or `gainedBy` of a card. May
 * push trigger frames.
 */
export function gainCard(t: Tables, s: State, seat: number, kind: number, to: number, paid: number): void {
  const d = s.data;
  const bought = paid >= 0;
  if (s.events !== null) logGained(t, s, seat, kind, to, paid);
  if (to === GAINED) {
    const base = seatBase(t, seat);
    if (--d[SUPPLY_COUNTS + kind] === 0 && kind !== t.waste) d[EMPTY_PILES]++;
    d[base + ZONES + GAINED * t.kinds + kind]++;
    d[base + TOTALS + GAINED]++;
    s.notes[seat] |= 1 << kind;
    tally(d, base + t.layout.gainedTally + kind);
    if (t.rows !== null) supplyChanged(t, s);
  } else {
    moveQuietly(t, s, seat, SUPPLY, to, kind, 1, EVERYBODY);
    tally(d, seatBase(t, seat) + t.layout.gainedTally + kind);
  }
  if (t.counted) countGained(t, s, seat, kind, bought);
  if (d[TRIGGERS] !== 0 || t.onGain[kind] !== NONE || (bought && t.onBuy[kind] !== NONE))
    announceGained(t, s, seat, kind, placeOf(seat, to), bought, true);
}

export function logGained(t: Tables, s: State, seat: number, kind: number, to: number, paid: number): void {
  const where = to === GAINED ? {} : { to: ZONE_NAMES[to] };
  if (paid >= 0) logCard(t, s, 'buy', seat, kind, { cost: paid, ...where });
  else logCard(t, s, 'gain', seat, kind, { ...where, ...(~paid !== NO_CARD && { by: t.ids[~paid] }) });
}

/**
 * Everything that a gained card sets off concerns this one card, and happens one after the other (T35); beyond the last level nothing does. Not all that is
 * bought is gained.
 */
export function announceGained(
  t: Tables,
  s: State,
  seat: number,
  kind: number,
  place: number,
  bought: boolean,
  gained: boolean,
): void {
  const d = s.data;
  const onGain = gained ? t.onGain[kind] : NONE;
  const onBuy = bought ? t.onBuy[kind] : NONE;
  const level = nextLevel(t, s);
  if (level >= LEVEL_LIMIT || d[DEPTH] + 2 * d[LASTING] >= FRAME_LIMIT) return;
  if (bought) pushTriggers(t, s, EVENT_BUY, seat, level, kind, place, NONE, NONE, NONE);
  if (gained) pushTriggers(t, s, EVENT_GAIN, seat, level, kind, place, NONE, NONE, NONE);
  if (onGain !== NONE) pushAbout(t, s, onGain, seat, level, kind, kind, place);
  if (onBuy !== NONE) pushAbout(t, s, onBuy, seat, level, kind, kind, place);
}

/**
 * Gains up to `count` Waste cards, unless Waste is ignored (T3) or its pile is empty. `level` and `source` belong to the effect that
 * causes it.
 */
export function gainWaste(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  count: number,
): void {
  const d = s.data;
  if (count === 0) return;
  if (d[IGNORE_WASTE] !== 0 && seat === d[SEAT]) {
    if (s.events !== null) log(s, { type: 'ignore', seat, card: t.ids[t.waste], count, by: t.ids[source] });
    return;
  }
  const heard = t.onGain[t.waste] !== NONE || (d[TRIGGERS] & EVENT_GAIN) !== 0;
  if ((heard && count > 1) || mayReplace(t, s, GAIN, seat, t.waste, SUPPLY, level + 1)) {
    // One by one: everything a card sets off, or that is done instead of it, ends before the next is gained.
    d[pushFrame(t, s, t.ruleNodes.waste, seat, level, source) + F_X] = count + 1;
    return;
  }
  for (let i = 0; i < count && d[SUPPLY_COUNTS + t.waste] > 0; i++)
    gainCard(t, s, seat, t.waste, GAINED, gainedBy(source));
}
