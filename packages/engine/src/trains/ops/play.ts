// Playing cards by an effect, from wherever they are, perhaps several times: all come into play first; then each gives its coins, and
// its effect can be applied, one after the other. Effects within effects go only so deep: beyond that a card gives its coins alone.
import { bound, MOST } from '../lookahead/intervals.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { logCard, ZONE_NAMES } from '../state/events.ts';
import {
  DEPTH,
  EVERYBODY,
  F_LEVEL,
  F_NODE,
  F_SEAT,
  F_X,
  F_Y,
  FRAME_LIMIT,
  LASTING,
  LEVEL_LIMIT,
  PLAY,
  SEAT,
  TRIGGERS,
  TURN_PLAYED,
} from '../state/layout.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import type { State } from '../../core/state.ts';
import {
  ABOUT,
  placeOf,
  placeSelection,
  select,
  selectionBase,
  selectionLeft,
  selectionZone,
  setAbout,
  settleSelection,
  takeSelected,
} from '../effects/selections.ts';
import { advance, nextLevel, pushFrame } from '../effects/stack.ts';
import { NODE, NONE, N_A, N_B, YES, type Tables } from '../state/tables.ts';
import { EVENT_PLAY, pushTriggers } from '../effects/triggers.ts';
import { countTurn } from '../rules/turn-counts.ts';
import { addCoins } from '../rules/turn.ts';
import { unknownAt } from '../lookahead/unknown-cards.ts';
import { moveQuietly, tally } from '../rules/moves.ts';
import { seatBase, unplacedCount } from '../state/zones.ts';
import type { Op } from './op.ts';

/** A card is played no more often than this. */
const MOST_TIMES = 10;

/** All cards of the selection come into play; those that are no longer where they were are not played. */
function putIntoPlay(t: Tables, s: State, seat: number, level: number, slot: number, known: number): number {
  const d = s.data;
  const zone = selectionZone(t, s, seat, level, slot, known);
  const chosen = selectionBase(t, level, slot);
  for (let k = 0; k < t.kinds; k++) {
    const wanted = d[chosen + k];
    if (wanted === 0) continue;
    const there =
      zone < 0 ? 0 : Math.min(selectionLeft(t, s, level, slot, k), unplacedCount(t, s, seat, zone, k));
    takeSelected(t, s, level, slot, k, there);
    if (there > 0 && zone !== PLAY) moveQuietly(t, s, seat, zone, PLAY, k, there, EVERYBODY);
    select(t, s, level, slot, k, there - wanted);
    settleSelection(t, s, level, slot, k, there);
  }
  placeSelection(t, s, level, slot, placeOf(seat, PLAY));
  return zone;
}

/** The kind of the card with this number among those selected, or -1. */
function selectedAt(t: Tables, s: State, level: number, slot: number, index: number): number {
  const chosen = selectionBase(t, level, slot);
  let left = index;
  for (let k = 0; k < t.kinds; k++) if ((left -= s.data[chosen + k]) < 0) return k;
  return NONE;
}

/** A card in play is played, now or again. */
function playInPlay(t: Tables, s: State, seat: number, kind: number): void {
  const level = nextLevel(t, s);
  addCoins(t, s, seat, t.value[kind], kind);
  if (t.counted) countTurn(t, s, seat, TURN_PLAYED, 1);
  tally(s.data, seatBase(t, seat) + t.layout.playedTally + kind);
  const heard = s.data[TRIGGERS] !== 0 && s.data[DEPTH] + 2 * s.data[LASTING] < FRAME_LIMIT;
  const applies = t.hasEffect[kind] === 1 && level < LEVEL_LIMIT;
  const place = placeOf(seat, PLAY);
  if (applies) {
    pushFrame(t, s, t.askEffect[kind], seat, level, kind);
    setAbout(t, s, level, kind, place);
  }
  const above = applies ? level + 1 : level;
  if (heard && above < LEVEL_LIMIT)
    pushTriggers(t, s, EVENT_PLAY, seat, above, kind, applies ? ABOUT : place, NONE, NONE, NONE);
}

export const play: Op<'play'> = {
  compile(c, { cards, times = 1 }, scope) {
    const often = c.amount(times, scope);
    const ref = c.movedRef(cards, scope);
    scope.moved(cards, PLAY);
    return [ref, often];
  },
  code: {
    /** X is 0 before the cards are in play, then 1 + how many times one was played; Y is how often each is. */
    run(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE];
      const seat = d[f + F_SEAT];
      const level = d[f + F_LEVEL];
      const { selection, zone } = t.cards[t.nodes[node * NODE + N_A]];
      if (d[f + F_X] === 0) {
        d[f + F_Y] = Math.min(MOST_TIMES, evalAmount(t, s, seat, level, t.nodes[node * NODE + N_B]));
        if (d[f + F_Y] === 0) {
          advance(t, s, f);
          return false;
        }
        const from = putIntoPlay(t, s, seat, level, selection, zone);
        d[f + F_X] = 1;
        if (s.events !== null) logPlayed(t, s, seat, level, selection, from);
        return false;
      }
      const kind = selectedAt(t, s, level, selection, Math.trunc((d[f + F_X] - 1) / d[f + F_Y]));
      if (kind < 0) {
        advance(t, s, f);
        return false;
      }
      const isAgain = (d[f + F_X] - 1) % d[f + F_Y] > 0;
      d[f + F_X]++;
      if (isAgain && s.events !== null) logCard(t, s, 'play-again', seat, kind);
      playInPlay(t, s, seat, kind);
      return false;
    },
    certain: () => true,
    // The gains of their effects are unknown beforehand; their coin values are known.
    possible(l, node) {
      const { t, s, seat, level } = l;
      if (seat !== s.data[SEAT]) return YES;
      const { selection } = t.cards[t.nodes[node * NODE + N_A]];
      const chosen = selectionBase(t, level, selection);
      const times = Math.min(MOST_TIMES, bound(l, t.nodes[node * NODE + N_B], MOST));
      let most = 0;
      for (let k = 0; k < t.kinds; k++) most += s.data[chosen + k] * t.value[k] * times;
      l.coins = Math.min(AMOUNT_LIMIT, l.coins + most);
      return YES;
    },
    acts(l, node) {
      const { t } = l;
      const { selection } = t.cards[t.nodes[node * NODE + N_A]];
      return l.unknown[unknownAt(l, selection)] > 0 || selectedAt(t, l.s, l.level, selection, 0) >= 0;
    },
  },
};

function logPlayed(t: Tables, s: State, seat: number, level: number, slot: number, from: number): void {
  const chosen = selectionBase(t, level, slot);
  for (let k = 0; k < t.kinds; k++)
    for (let i = 0; i < s.data[chosen + k]; i++) logCard(t, s, 'play', seat, k, { from: ZONE_NAMES[from] });
}
