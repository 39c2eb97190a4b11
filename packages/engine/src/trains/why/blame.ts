// Finds the step to blame when looking ahead says no: looks ahead again, noting every `possible`. Of the steps that said no themselves,
// the furthest is to blame, since the way to it was free. Games are played without this.
import { LEVEL_LIMIT } from '../state/layout.ts';
import { NO, type OpCode, type Tables } from '../state/tables.ts';
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

/** The obstacle if `ask` says no with the tables it is given; `ask` must change nothing. */
export function blame(t: Tables, ask: (t: Tables) => boolean): WhyNot | undefined {
  const heard = new Blame();
  const ops = t.ops.map((op) => (op.possible ? heardOp(op, op.possible, heard) : op));
  return ask({ ...t, ops }) ? undefined : (heard.found ?? { reason: 'impossible' });
}

function heardOp(op: OpCode, possible: NonNullable<OpCode['possible']>, heard: Blame): OpCode {
  return {
    ...op,
    possible(t, s, seat, level, source, node, waiver, drawn, coins) {
      const before = heard.count;
      const answer = possible(t, s, seat, level, source, node, waiver, drawn, coins);
      if (answer === NO && heard.count === before)
        heard.add(progressOf(t, level, node), () =>
          obstacleAt(t, s, seat, level, node, waiver, drawn, coins),
        );
      return answer;
    },
  };
}

/** Steps are numbered in the order of their text; the effect of another card, applied inside, comes later. */
function progressOf(t: Tables, level: number, node: number): number {
  return Math.min(level, LEVEL_LIMIT) * t.steps.length + node;
}
