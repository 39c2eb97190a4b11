// Nodes that belong to the rules and to no card.
import { OP_NAMES } from '../language/ops.ts';
import { TRIGGER_EVENTS } from '../language/params.ts';
import { finish } from '../ops/finish-turn.ts';
import { react } from '../ops/each.ts';
import { openTurnLater } from '../ops/open-turn.ts';
import { SPEND_POINT } from '../ops/lay-rails.ts';
import { removing } from '../ops/removing.ts';
import { NODE, NONE, N_C, type RuleNodes } from '../tables.ts';
import { announcing, EVENT_GAIN } from '../triggers.ts';
import type { TriggerCode } from '../codes.ts';
import type { EffectCompiler } from './effects.ts';
import { ruleOp } from './rule-ops.ts';

export function compileRuleNodes(
  c: EffectCompiler,
  triggers: readonly TriggerCode[],
  hasEventDeck: boolean,
): RuleNodes {
  const bankedRail = c.node(OP_NAMES.indexOf('lay-rails'), 1);
  c.nodes[bankedRail * NODE + N_C] = SPEND_POINT;
  const announces = c.gainsMoved || triggers.some(({ event }) => event > EVENT_GAIN);
  return {
    react: c.node(ruleOp(react), 0),
    bankedRail,
    waste: c.node(OP_NAMES.indexOf('gain-waste'), 0),
    remove: c.uses('remove-rails') ? c.node(ruleOp(removing), 0) : NONE,
    announce: Int32Array.from(announces ? TRIGGER_EVENTS : [], (_, i) => c.node(ruleOp(announcing), 1 << i)),
    openTurn: hasEventDeck ? c.node(ruleOp(openTurnLater), 0) : NONE,
    finishTurn: announces ? c.node(ruleOp(finish), 0) : NONE,
  };
}
