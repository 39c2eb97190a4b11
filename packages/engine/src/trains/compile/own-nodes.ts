// Nodes that are no steps of cards: they announce to triggers what happens, and take a token from its owner.
import type { OwnTokens, TriggerCode } from '../codes.ts';
import { OP_NAMES } from '../language/ops.ts';
import { TRIGGER_EVENTS } from '../language/params.ts';
import { NODE, NONE, N_B } from '../tables.ts';
import { EVENT_GAIN, EVENT_TOKEN } from '../triggers.ts';
import type { EffectCompiler } from './effects.ts';

const OP_ANNOUNCE = OP_NAMES.length + 3;
export const OP_REMOVE = OP_NAMES.length + 5;

/** By kind of token, the node that takes one off a cell, of kinds that belong to seats. */
export function takeNodes(c: EffectCompiler, tokens: OwnTokens | null): Int32Array {
  const taken = c.uses('take-tokens') ? [...(tokens?.owned ?? [])] : [];
  return Int32Array.from(taken, (owned, kind) => (owned === 1 ? c.node(OP_REMOVE, 1 + kind) : NONE));
}

/** By event, the node that announces it to triggers; none if triggers only wait for playing, buying and gaining. */
export function announceNodes(
  c: EffectCompiler,
  triggers: readonly TriggerCode[],
  tokenKinds: number,
): Int32Array {
  if (!c.gainsMoved && !triggers.some(({ event }) => event > EVENT_GAIN)) return new Int32Array(0);
  const bits = TRIGGER_EVENTS.map((_, i) => 1 << i);
  const nodes = bits.filter((event) => event < EVENT_TOKEN).map((event) => c.node(OP_ANNOUNCE, event));
  if (!triggers.some(({ event }) => event >= EVENT_TOKEN)) return Int32Array.from(nodes);
  for (const event of bits.filter((bit) => bit >= EVENT_TOKEN))
    for (let kind = 0; kind < tokenKinds; kind++) {
      const node = c.node(OP_ANNOUNCE, event);
      c.nodes[node * NODE + N_B] = 1 + kind;
      nodes.push(node);
    }
  return Int32Array.from(nodes);
}
