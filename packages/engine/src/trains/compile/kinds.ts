// Compiles one kind of card: its effect, what happens when it is bought or gained, its reaction, what is done
// instead of what would happen to it, and what lasts while it is in play.
import type { CardDefinition } from '../definition.ts';
import { GAINED } from '../state/layout.ts';
import { askEffect } from '../ops/ask-effect.ts';
import { ruleOp } from './rule-ops.ts';
import { ownChoice } from '../language/own-choice.ts';
import type { InsteadCode, LastingCode } from '../state/codes.ts';
import type { EffectCompiler } from './effects.ts';
import { aboutCard, lastingCode, ownInsteadCode } from './lasting.ts';
import { reactionCode, type ReactionCode } from './reactions.ts';
import { Scope } from './scope.ts';

export interface KindCode {
  readonly effect: number;
  readonly ownChoice: boolean;
  readonly clears: boolean;
  readonly ask: number;
  readonly onBuy: number;
  readonly onGain: number;
  readonly reaction: ReactionCode | null;
  readonly instead: InsteadCode | null;
  readonly lasting: LastingCode;
}

export function compileKind(c: EffectCompiler, card: CardDefinition): KindCode {
  const kind = c.kind(card.id);
  const lasting = lastingCode(c, card.whileInPlay ?? [], kind);
  const steps = c.decided(card.effect ?? []);
  // Lasting effects are not part of such a choice.
  const chosen = lasts(lasting) ? undefined : ownChoice(steps);
  const scope = new Scope({ kind, held: false });
  const effect = c.effect(chosen ?? steps, scope);
  return {
    effect,
    ownChoice: chosen !== undefined,
    clears: scope.clears || (c.attacks && card.categories.includes('attack')),
    ask: c.node(ruleOp(askEffect), kind),
    onBuy: aboutCard(c, card.onBuy ?? [], new Scope(), GAINED),
    onGain: aboutCard(c, card.onGain ?? [], new Scope(), GAINED),
    reaction: card.reaction ? reactionCode(c, card.reaction) : null,
    instead: card.instead ? ownInsteadCode(c, kind, card.instead) : null,
    lasting: c.staying.has(kind) ? { ...lasting, stays: true } : lasting,
  };
}

export function lasts({ waiver, ignore, triggers, prices, insteads, worth, stays }: LastingCode): boolean {
  const parts = triggers.length + prices.length + insteads.length + worth.length;
  return stays === true || waiver !== 0 || ignore !== 0 || parts > 0;
}
