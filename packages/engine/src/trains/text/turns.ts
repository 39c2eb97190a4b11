// When a lasting effect acts and how often, for texts: at the start of the next turns, at the end of this one and the next, or the next
// few times.
import { readStep } from '../language/step.ts';
import type { Lasting, OpParams, Price, Trigger } from '../language/values.ts';
import type { Teller } from './grammar.ts';

/** A trigger of the own turn that acts so many times: at the start of the next turns, or at the end of this one and `turns` more. */
export interface Turns {
  readonly trigger: Trigger;
  readonly turns: number;
  /** At the end of the next turns only. */
  readonly later: boolean;
}

/** The turns that say by themselves how long an effect lasts. */
export function readTurns(t: Teller, step: OpParams<'lasting'>, what: readonly Lasting[]): Turns | undefined {
  const [one] = what;
  if (what.length !== 1 || !('trigger' in one)) return undefined;
  const { trigger } = one;
  if ((trigger.by ?? 'own') !== 'own') return undefined;
  const { until = 'turn-end', turns = { 'game-end': Infinity, 'next-turn-end': 1 }[until as string] ?? 0 } =
    step;
  const times = step.times ?? Infinity;
  if (trigger.on === 'turn-start') {
    const acts = Math.min(turns, times);
    return acts > 0 && acts < Infinity
      ? (later(t, trigger, acts) ?? { trigger, turns: acts, later: false })
      : undefined;
  }
  // Whether the turn of another player has already begun depends on who it is.
  if (trigger.on !== 'turn-end' || t.person === 'they') return undefined;
  const more = Math.min(turns, times - 1);
  return more < Infinity ? { trigger, turns: more, later: false } : undefined;
}

/** Effects that the start of a turn only postpones to its end. */
function later(t: Teller, { do: steps }: Trigger, turns: number): Turns | undefined {
  const [step] = steps;
  if (steps.length !== 1 || !('lasting' in step)) return undefined;
  const { params } = readStep(step) as { params: OpParams<'lasting'> };
  const end = readTurns(t, params, params.what);
  return end?.trigger.on === 'turn-end' && end.turns === 0 ? { ...end, turns, later: true } : undefined;
}

/** A price that changes for the next few purchases: "the next train you buy costs 2 coins less". */
export interface NextPaid {
  readonly price: Price;
  readonly way: 'cheaper' | 'dearer';
  readonly times: number;
}

export function readNextPaid(step: OpParams<'lasting'>, what: readonly Lasting[]): NextPaid | undefined {
  const [one] = what;
  if (step.times === undefined || what.length !== 1) return undefined;
  const way = 'cheaper' in one ? 'cheaper' : 'dearer';
  const price = 'cheaper' in one ? one.cheaper : 'dearer' in one ? one.dearer : undefined;
  if (price === undefined || (price.for ?? 'own') !== 'own') return undefined;
  return { price, way, times: step.times };
}
