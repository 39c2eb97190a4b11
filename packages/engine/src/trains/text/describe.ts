// The rules text of a card by a given grammar: a page loads only the grammar of its language.
import type { CardDefinition, TrainsSwitches } from '../definition.ts';
import { forEach } from '../language/for-each.ts';
import type { Lasting, Step } from '../language/values.ts';
import type { Grammar } from './grammar.ts';
import { decidedLasting, tellSteps } from './steps.ts';
import { Teller, type NameOf } from './teller.ts';

/**
 * The rules text of a card as sentences: what lasts while it is in play, what it does, what happens when it is bought, gained or shown,
 * and what it is worth at the end. With the switches of a rules file, text about other rules is left out.
 */
export function describeBy(
  grammar: Grammar,
  card: CardDefinition,
  names: NameOf,
  switches?: TrainsSwitches,
): string[] {
  const told = (tell: (t: Teller) => readonly string[]): string[] =>
    tell(new Teller(grammar, names, switches)).map((clause) => grammar.sentence(clause));
  return [
    ...told((t) => grammar.lasting(t, joinWaivers(decidedLasting(t, card.whileInPlay ?? [])), card.role)),
    ...told((t) => tellEffect(t, grammar, card)),
    ...told((t) => (card.onBuy ? [grammar.onBuy(about(t, card, card.onBuy))] : [])),
    ...told((t) => (card.onGain ? [grammar.onGain(about(t, card, card.onGain))] : [])),
    ...told((t) => (card.reaction ? [grammar.reaction(tellSteps(t, card.reaction.do ?? []))] : [])),
    ...told((t) =>
      card.endPoints === undefined ? [] : [grammar.endPoints(t, card.endPoints, card.points !== 0)],
    ),
  ];
}

function tellEffect(t: Teller, grammar: Grammar, card: CardDefinition): string[] {
  const effect = effectOf(card);
  // Where nothing may be declined, it need not be said.
  if (!card.mandatory || t.switches?.optionalEffects === false) return tellSteps(t, effect);
  return grammar.rare.mandatory(t, effect);
}

/** Each player does what an event says. */
function effectOf({ effect = [], role }: CardDefinition): readonly Step[] {
  return role === 'event' && effect.length > 0 ? [forEach(effect)] : effect;
}

function about(t: Teller, card: CardDefinition, steps: NonNullable<CardDefinition['onBuy']>): string[] {
  t.select('it', { where: { card: card.id } });
  return tellSteps(t, steps);
}

/** Surcharges waived by several lines are listed together. */
function joinWaivers(lasting: readonly Lasting[]): Lasting[] {
  const waived = lasting.flatMap((one) => ('waive' in one ? one.waive : []));
  const others = lasting.filter((one) => !('waive' in one));
  return waived.length === 0 ? others : [{ waive: waived }, ...others];
}
