// Why something is not an answer to the question an effect asks.
import type { State } from '../../core/state.ts';
import { cardLeadsOn } from '../lookahead/choices.ts';
import { canDo, restOf } from '../lookahead/feasibility.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { coinsOf, waiverOf } from '../state/resources.ts';
import {
  F_LEVEL,
  F_NODE,
  F_SEAT,
  F_SOURCE,
  F_X,
  F_Y,
  HAND,
  WAIVE_EVERYTHING,
  SUPPLY_COUNTS,
} from '../state/layout.ts';
import { OP_NAMES } from '../language/ops.ts';
import { available, notPicked } from '../effects/choose-source.ts';
import { topFrame } from '../effects/stack.ts';
import { NODE, N_A, N_B, N_C, N_D, N_OP, type Tables } from '../state/tables.ts';
import { bidBounds } from '../rules/bids.ts';
import { zoneBase } from '../state/zones.ts';
import type { Asked } from './asked.ts';
import { blame } from './blame.ts';
import { cellNamed, whyNotRail, whyNotStation } from './cells.ts';
import { placeOfStep } from './obstacle.ts';
import { noneLeft } from './turn.ts';
import { moreCells, noWayOn, whyNotChosen, whyNotRemoved } from './marked-cells.ts';
import { whyNotPower } from './powers.ts';
import type { WhyNot } from './why-not.ts';

/** The word that answers to a question begin with. */
const WORDS: Readonly<Record<string, string>> = {
  option: 'option',
  card: 'choose',
  gain: 'gain',
  name: 'name',
  rail: 'rail',
  station: 'station',
  cell: 'cell',
  'remove-rail': 'remove',
  'remove-station': 'remove',
  whose: 'of',
  opponent: 'of',
  token: 'token',
  'take-token': 'take',
  order: 'put',
  reaction: 'show',
  instead: 'instead',
};

export function whyNotAnswer(t: Tables, s: State, word: string, of: string): WhyNot {
  const d = s.data;
  const f = topFrame(t, s);
  const asked: Asked = {
    node: d[f + F_NODE],
    seat: d[f + F_SEAT],
    level: d[f + F_LEVEL],
    source: d[f + F_SOURCE],
    picked: d[f + F_X],
    last: d[f + F_Y] - 1,
  };
  const type = t.ops[t.nodes[asked.node * NODE + N_OP]].asks ?? '';
  if (type === 'card' && word === 'done') return moreWanted(t, s, asked);
  if (type === 'bid') {
    const [least, most] = bidBounds(t, s, asked.seat);
    return { reason: 'bid', needed: least, there: most };
  }
  if (type === 'power') return whyNotPower(t, s, word, of, asked.picked - 1);
  if (type === 'cell' && word === 'done') return moreCells(t, s, asked);
  if (WORDS[type] !== word) return { reason: 'effect-first', card: t.ids[asked.source] };
  const why = answerTo(t, s, asked, type, of);
  // Name the asking step if it asks for something else.
  const op = OP_NAMES[t.nodes[asked.node * NODE + N_OP]] as (typeof OP_NAMES)[number] | undefined;
  return why.reason === 'other-wanted' && op !== undefined
    ? { ...why, op, ...placeOfStep(t, asked.node) }
    : why;
}

function answerTo(t: Tables, s: State, asked: Asked, type: string, of: string): WhyNot {
  if (type === 'option') return whyNotOption(t, s, asked, Number(of));
  if (type === 'rail') return whyNotHere(t, s, asked, cellNamed(t, of));
  if (type === 'station')
    return (
      whyNotStation(t, s, asked.seat, cellNamed(t, of), coinsOf(s, asked.seat)) ?? { reason: 'other-wanted' }
    );
  if (type === 'cell') return whyNotChosen(t, s, asked, cellNamed(t, of));
  if (type === 'remove-rail' || type === 'remove-station')
    return whyNotRemoved(t, s, asked, cellNamed(t, of));
  if (type === 'opponent') return { reason: 'not-an-opponent' };
  if (type === 'whose') return { reason: t.nodes[asked.node * NODE + N_A] === 0 ? 'no-rail' : 'no-tokens' };
  if (type === 'token' || type === 'take-token')
    return { reason: cellNamed(t, of) < 0 ? 'unknown' : 'other-wanted' };
  const kind = t.ids.indexOf(of);
  if (kind < 0) return { reason: 'unknown' };
  switch (type) {
    case 'card':
      return whyNotPick(t, s, asked, kind);
    case 'gain':
      if (!t.definition.cards[kind].supply) return { reason: 'no-pile', card: of };
      return s.data[SUPPLY_COUNTS + kind] === 0 ? noneLeft(t, kind) : { reason: 'other-wanted', card: of };
    case 'reaction':
      if (asked.node === t.ruleNodes.show) return { reason: 'other-wanted', card: of };
      return {
        reason: s.data[zoneBase(t, asked.seat, HAND) + kind] === 0 ? 'not-in-hand' : 'no-reaction',
        card: of,
      };
    default:
      return { reason: 'not-there', card: of };
  }
}

/** Mode of a step that lays rails: without surcharge. */
const FREE = 1;

function whyNotHere(t: Tables, s: State, { node, seat, level, last }: Asked, cell: number): WhyNot {
  const filter = t.cellFilters[t.nodes[node * NODE + N_B]];
  const waiver = t.nodes[node * NODE + N_C] === FREE ? WAIVE_EVERYTHING : waiverOf(s, seat);
  const reach = t.nodes[node * NODE + N_D];
  const coins = coinsOf(s, seat);
  return (
    whyNotRail(t, s, seat, cell, filter, level, waiver, coins, reach, last) ?? { reason: 'other-wanted' }
  );
}

function whyNotOption(t: Tables, s: State, { node }: Asked, number: number): WhyNot {
  const first = t.lists[t.nodes[node * NODE + N_A]][number - 1] as number | undefined;
  if (first === undefined) return { reason: 'unknown' };
  const why = blame(t, (l) => canDo(l, s, topFrame(t, s), first, restOf(l, node)));
  return why ?? { reason: 'idle' };
}

function whyNotPick(t: Tables, s: State, asked: Asked, kind: number): WhyNot {
  const { node, seat, level } = asked;
  const card = t.ids[kind];
  if (notPicked(t, s, seat, level, node, kind) <= 0) return { reason: 'not-there', card };
  if (available(t, s, seat, level, node, kind) === 0) return { reason: 'other-wanted' };
  return noWayOn(t, s, (l) => cardLeadsOn(l, node, kind)) ?? { reason: 'order', card };
}

function moreWanted(t: Tables, s: State, { node, seat, level, picked }: Asked): WhyNot {
  return {
    reason: 'more-wanted',
    needed: evalAmount(t, s, seat, level, t.nodes[node * NODE + N_D]),
    there: picked,
  };
}
