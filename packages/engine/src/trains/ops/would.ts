// A card would be gained, discarded or trashed, and something may be done instead. The frame below is told the answer.
import { log } from '../state/events.ts';
import {
  AS_USUAL,
  holderOf,
  kindAsked,
  nextReplacement,
  REPLACED as DONE,
  replacerOf,
  zoneAsked,
} from '../effects/instead.ts';
import { endUsed, use } from '../effects/lasting.ts';
import { GONE, renewAbout } from '../effects/selections.ts';
import { pushFrame } from '../effects/stack.ts';
import { REPLACED } from '../language/params.ts';
import { canDo } from '../lookahead/feasibility.ts';
import { announceGained, gainCard, logGained } from '../rules/supply.ts';
import { countTurn } from '../rules/turn-counts.ts';
import type { State } from '../../core/state.ts';
import {
  DEPTH,
  F_LEVEL,
  F_NODE,
  F_SEAT,
  F_SOURCE,
  F_X,
  F_Y,
  FRAME,
  GAINED,
  SUPPLY,
  TURN_BOUGHT,
} from '../state/layout.ts';
import { NODE, NONE, N_A, type Lookahead, type OpCode, type Tables } from '../state/tables.ts';

/** The next replacement that can be chosen: a voluntary one only if its steps can be carried out. */
function nextOpen(l: Lookahead, s: State, f: number, after: number): number {
  const { t } = l;
  const d = s.data;
  const of = t.nodes[d[f + F_NODE] * NODE + N_A];
  let n = after;
  const kind = kindAsked(s, f);
  const zone = zoneAsked(s, f);
  do n = nextReplacement(t, s, of, d[f + F_SEAT], kind, zone, d[f + F_LEVEL], n);
  while (n !== NONE && !isOpen(l, s, f, n));
  return n;
}

function isOpen(l: Lookahead, s: State, f: number, n: number): boolean {
  const { may = false, node = NONE } = l.t.insteads?.all[n] ?? {};
  return !may || node === NONE || canDo(l, s, f, node, NONE);
}

function tell(s: State, f: number, answer: number): void {
  s.data[DEPTH]--;
  s.data[f - FRAME + F_Y] += answer;
}

const sourceOf = (t: Tables, s: State, f: number, n: number): number =>
  replacerOf(t, s, n, s.data[f + F_SEAT]);

function replace(t: Tables, s: State, f: number, n: number): void {
  const d = s.data;
  const seat = d[f + F_SEAT];
  const level = d[f + F_LEVEL];
  const source = sourceOf(t, s, f, n);
  if (s.events !== null) logReplaced(t, s, f, source);
  if (t.usedUp && t.insteads?.all[n].own === NONE) {
    use(t, s, holderOf(t, s, n, seat));
    endUsed(t, s);
  }
  d[f + F_X] = n + 1;
  const node = t.insteads?.all[n].node ?? NONE;
  if (node === NONE) return;
  pushFrame(t, s, node, seat, level, source);
  renewAbout(t, s, level);
}

function logReplaced(t: Tables, s: State, f: number, source: number): void {
  const d = s.data;
  const seat = d[f + F_SEAT];
  const kind = kindAsked(s, f);
  const below = f - FRAME;
  if (d[below + F_NODE] === t.ruleNodes.buying && d[below + F_X] >= 0)
    logGained(t, s, seat, kind, SUPPLY, d[below + F_X]);
  const of = REPLACED[t.nodes[d[f + F_NODE] * NODE + N_A]];
  log(s, { type: 'instead', seat, card: t.ids[kind], of, by: t.ids[source] });
}

/** X is 1 + the number of the replacement whose steps are being done, 0 before that; Y says which card it is. */
export const would: OpCode = {
  asks: 'instead',
  run(t, s, f, l) {
    if (s.data[f + F_X] > 0) {
      tell(s, f, DONE);
      return false;
    }
    const first = nextOpen(l, s, f, NONE);
    if (first === NONE) {
      tell(s, f, AS_USUAL);
      return false;
    }
    if (t.insteads?.all[first].may === true || nextOpen(l, s, f, first) !== NONE) return true;
    replace(t, s, f, first);
    return false;
  },
  legal(t, s, f, out, l) {
    const all = t.insteads?.all ?? [];
    let n = 0;
    let must = false;
    for (let one = nextOpen(l, s, f, NONE); one !== NONE; one = nextOpen(l, s, f, one)) {
      out[n++] = one;
      must ||= !all[one].may;
    }
    if (!must) out[n++] = all.length;
    return n;
  },
  choose(t, s, f, choice) {
    if (choice === t.insteads?.all.length) tell(s, f, AS_USUAL);
    else replace(t, s, f, choice);
  },
  format(t, s, f, choice) {
    if (choice === t.insteads?.all.length) return 'done';
    const source = sourceOf(t, s, f, choice);
    // Several of one card are told apart by their order on it.
    let nth = 1;
    const all = t.insteads?.all ?? [];
    for (let n = 0; n < choice; n++)
      if (
        (all[n].own !== NONE || holderOf(t, s, n, s.data[f + F_SEAT]) >= 0) &&
        sourceOf(t, s, f, n) === source
      )
        nth++;
    return `instead ${t.ids[source]}${nth === 1 ? '' : ` ${nth}`}`;
  },
  detail(t, s, f) {
    const of = REPLACED[t.nodes[s.data[f + F_NODE] * NODE + N_A]];
    return { of, about: t.ids[kindAsked(s, f)] };
  },
};

/** A card has been paid for; X is its price, or for an exchange below 0. */
export const buying: OpCode = {
  run(t, s, f) {
    const d = s.data;
    const seat = d[f + F_SEAT];
    const kind = d[f + F_SOURCE];
    const price = d[f + F_X];
    const isReplaced = d[f + F_Y] === DONE;
    d[DEPTH]--;
    if (!isReplaced) gainCard(t, s, seat, kind, GAINED, price);
    else if (price >= 0) {
      if (t.counted) countTurn(t, s, seat, TURN_BOUGHT, 1);
      announceGained(t, s, seat, kind, GONE, true, false);
    }
    return false;
  },
};
