// Finds the step to blame when looking ahead says no: looks ahead again, noting every `possible`. Of the steps that said no themselves,
// the furthest is to blame, since the way to it was free. Games are played without this.
import { LEVEL_LIMIT } from '../state/layout.ts';
import { makeLookahead } from '../lookahead/lookahead.ts';
import { NO, type Lookahead, type OpCode, type Tables } from '../state/tables.ts';
import { obstacleAt } from './obstacle.ts';
import type { WhyNot } from './why-not.ts';

class Blame {
  #progress = -1;
  /** How many steps have said no. */
  count = 0;
  found: WhyNot | undefined;

  add(progress: number, why: () => WhyNot): void {
    this.count++;
    if (progress < this.#progress) return;
    const found = why();
    // Of several ways to one step, the one that comes closest counts.
    if (this.found && progress === this.#progress && lackOf(found) >= lackOf(this.found)) return;
    this.#progress = progress;
    this.found = found;
  }
}

function lackOf({ needed = 0, there = 0 }: WhyNot): number {
  return needed - there;
}

/** The obstacle if `ask` says no; it must change nothing that matters. */
export function blame(t: Tables, ask: (l: Lookahead) => boolean): WhyNot | undefined {
  const heard = new Blame();
  const ops = t.ops.map((op) => (op.possible ? heardOp(op, op.possible, heard) : op));
  return ask(makeLookahead(t, ops)) ? undefined : (heard.found ?? { reason: 'impossible' });
}

function heardOp(op: OpCode, possible: NonNullable<OpCode['possible']>, heard: Blame): OpCode {
  return {
    ...op,
    possible(l, node) {
      const before = heard.count;
      const answer = possible(l, node);
      if (answer === NO && heard.count === before) heard.add(progressOf(l, node), () => obstacleAt(l, node));
      return answer;
    },
  };
}

/** Steps are numbered in the order of their text; the effect of another card, applied inside, comes later. */
function progressOf({ t, level }: Lookahead, node: number): number {
  return Math.min(level, LEVEL_LIMIT) * t.steps.length + node;
}
