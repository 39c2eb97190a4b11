// Makes what looking ahead needs, and begins and ends its questions.
import { EndlessEffectError } from '../../core/endless-effect.ts';
import { State } from '../../core/state.ts';
import { topFrame } from '../effects/stack.ts';
import { OP_NAMES } from '../language/ops.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_SOURCE, F_X, FRAME, LEVEL_LIMIT } from '../state/layout.ts';
import { LOOK_LIMIT } from '../state/limits.ts';
import { coinsOf, waiverOf } from '../state/resources.ts';
import { NODE, NONE, N_OP, type Lookahead, type OpCode, type Tables } from '../state/tables.ts';
import { beginHeld } from './held.ts';
import { makeScratch } from './scratch.ts';

const REPEAT = OP_NAMES.indexOf('repeat');

/** Looking ahead in a game, by its own ops unless others are given. */
export function makeLookahead(t: Tables, ops: readonly OpCode[] = t.ops): Lookahead {
  return {
    t,
    ops,
    s: new State(0),
    seat: 0,
    level: 0,
    source: 0,
    stop: NONE,
    left: LOOK_LIMIT,
    waiver: 0,
    drawn: 0,
    coins: 0,
    slack: 0,
    taken: 0,
    held: new Int16Array(2 * (t.resources?.ids.length ?? 0)),
    before: makeScratch(),
    moved: 0,
    refilled: 0,
    unknown: new Int16Array((2 * LEVEL_LIMIT * t.layout.chosenSize) / t.kinds),
    foreseen: 0,
    supposed: new Int16Array(t.kinds),
    rounds: new Int16Array(t.nodes.length / NODE),
    saved: makeScratch(),
    scratch: makeScratch(),
    kindBuffer: new Int16Array(t.kinds),
  };
}

/** Starts a question about the effect of a frame: nothing has been drawn or turned over yet. */
export function lookFrom(l: Lookahead, s: State, frame: number): void {
  const seat = s.data[frame + F_SEAT];
  l.s = s;
  l.seat = seat;
  l.level = s.data[frame + F_LEVEL];
  l.source = s.data[frame + F_SOURCE];
  l.waiver = waiverOf(s, seat);
  l.drawn = 0;
  l.coins = coinsOf(s, seat);
  l.slack = 0;
  l.taken = 0;
  l.moved = 0;
  l.refilled = 0;
  if (l.t.resources !== null) beginHeld(l);
  if (l.foreseen === 0) return;
  l.foreseen = 0;
  l.unknown.fill(0);
}

/** Counts one more look ahead; false once there have been so many that the question is given up. */
export function mayLook(l: Lookahead): boolean {
  return --l.left >= 0;
}

/**
 * Before looking ahead from the step of the top frame: notes how often the repetitions around it remain to be done. Looking ahead from
 * anywhere else knows of none.
 */
export function beginRounds(l: Lookahead): void {
  if (l.t.repeats) setRounds(l, true);
}

function setRounds(l: Lookahead, isRunning: boolean): void {
  const { t, s } = l;
  const d = s.data;
  const top = topFrame(t, s);
  for (let frame = top; frame >= t.layout.stack && d[frame + F_LEVEL] === d[top + F_LEVEL]; frame -= FRAME)
    if (t.nodes[d[frame + F_NODE] * NODE + N_OP] === REPEAT)
      l.rounds[d[frame + F_NODE]] = isRunning ? d[frame + F_X] : 0;
}

/**
 * Once there is an answer.
 * @throws EndlessEffectError if the question was given up
 */
export function endLooking(l: Lookahead): void {
  if (l.t.repeats) setRounds(l, false);
  if (l.left >= 0) return;
  l.left = LOOK_LIMIT;
  const id = l.t.ids[l.source];
  throw new EndlessEffectError(
    id,
    `The effect of "${id}" has too many ways to go on: its choices depend on each other.`,
  );
}
