// The rules text of a card by a given grammar: a page loads only the grammar of its language.
import type { CardDefinition, TrainsSwitches } from '../definition.ts';
import { TellerOf } from './teller.ts';
import { forEach } from '../language/for-each.ts';
import type { Amount, Condition, Lasting, Reaction, Step, Trigger } from '../language/values.ts';
import { tellMandatory } from './must.ts';
import { conditionPhrase } from './plan/conditions.ts';
import { listed } from './plan/lists.ts';
import { quantity, some } from './plan/quantities.ts';
import { resourceNoun } from './plan/resources.ts';
import { ownInsteadPhrase, tellLasting, whenPhrase } from './plan/lasting.ts';
import { decidedLasting, tellSteps } from './steps.ts';
import type { Grammar, Teller } from './grammar.ts';
import { EVENT_DONE } from './verbs.ts';
import type { NameOf } from './names.ts';

/**
 * The rules text of a card as sentences: what it costs beside coins, and more or less, who can buy it, what lasts while it is in play, what it does, what
 * happens when it is bought, gained or shown, or instead of what would happen to it, and what it is worth at the end. With the switches of a rules file, text about other rules is left out.
 */
export function describeBy(
  grammar: Grammar,
  card: CardDefinition,
  names: NameOf,
  switches?: TrainsSwitches,
): string[] {
  const told = (tell: (t: Teller) => readonly string[]): string[] =>
    tell(new TellerOf(grammar, names, switches)).map((clause) => grammar.sentence(clause));
  const lasting = told((t) =>
    tellLasting(t, joinWaivers(decidedLasting(t, card.whileInPlay ?? [])), card.role),
  );
  const effect = told((t) => tellEffect(t, card));
  return [
    ...told((t) => tellAlsoCosts(t, Object.entries(card.alsoCosts ?? {}))),
    ...(['cheaper', 'dearer'] as const).flatMap((way) =>
      told((t) => (card[way] === undefined ? [] : [tellPrice(t, card[way], way)])),
    ),
    ...told((t) => (card.buyIf === undefined ? [] : [tellBuyIf(t, card.buyIf)])),
    ...(stays(card) ? [effect, lasting] : [lasting, effect]).flat(),
    ...told((t) => tellBought(t, card, 'bought', card.onBuy)),
    ...told((t) => tellBought(t, card, 'gained', card.onGain)),
    ...told((t) => (card.instead ? [ownInsteadPhrase(t, card.id, card.instead)] : [])),
    ...told((t) => (card.reaction ? [tellReaction(t, card.reaction)] : [])),
    ...told((t) => (card.endPoints === undefined ? [] : [tellPoints(t, card.endPoints, card.points !== 0)])),
  ];
}

/** What lasts is in force while the effect is applied, but goes on after it if the card stays in play. */
const stays = ({ effect = [] }: CardDefinition): boolean => effect.some((step) => 'stay' in step);

function tellEffect(t: Teller, card: CardDefinition): string[] {
  const effect = effectOf(card);
  // Cards are played on one's own turn.
  if (card.role === undefined) t.active = 'you';
  // Where nothing may be declined, it need not be said.
  const must = card.mandatory && t.switches?.optionalEffects !== false;
  return must ? tellMandatory(t, effect) : tellSteps(t, effect);
}

/** Each player does what an event says. */
function effectOf({ effect = [], role }: CardDefinition): readonly Step[] {
  return role === 'event' && effect.length > 0 ? [forEach(effect)] : effect;
}

/** What happens when a card is bought or gained. */
function tellBought(
  t: Teller,
  card: CardDefinition,
  when: 'bought' | 'gained',
  steps?: readonly Step[],
): string[] {
  if (steps === undefined) return [];
  t.select('it', { where: { card: card.id }, done: when });
  return [t.said(t.grammar.words.card[when], { then: t.grammar.inTurn(tellSteps(t, steps), 'inverted') })];
}

function tellReaction(t: Teller, { do: steps = [], ...reaction }: Reaction): string {
  const { words, inTurn } = t.grammar;
  const shown =
    reaction.on === undefined ? words.card.shown : tellAnswer(t, { ...reaction, on: reaction.on, do: [] });
  const then = inTurn(tellSteps(t, steps), 'inverted');
  return steps.length === 0 ? shown : t.said(words.card.shownThen, { shown, then });
}

/** "whenever an opponent buys a train, you may show this card from your hand". */
function tellAnswer(t: Teller, event: Trigger): string {
  const { answers } = t.grammar.words.card;
  const isTurn = event.on === 'turn-start' || event.on === 'turn-end';
  const told = t.said(isTurn ? answers.turn : answers.event, { when: whenPhrase(t, event) });
  t.select('it', { where: event.where, again: event.on === 'play', done: EVENT_DONE[event.on] });
  // "It" could be the card shown.
  t.mentionOthers();
  return told;
}

/** What a card costs beside coins. */
function tellAlsoCosts(t: Teller, costs: readonly (readonly [id: string, count: number])[]): string[] {
  const resources = listed(
    t,
    costs.map(([id, count]) => quantity(t, count, resourceNoun(t, id))),
  );
  return costs.length === 0 ? [] : [t.said(t.grammar.words.card.alsoCosts, { resources })];
}

/** A card's own change of its price. */
function tellPrice(t: Teller, amount: Amount, way: 'cheaper' | 'dearer'): string {
  const { card, prices } = t.grammar.words;
  return t.said(card.costs, { coins: some(t, amount, prices[way]) });
}

/** Who can buy a card. */
function tellBuyIf(t: Teller, condition: Condition): string {
  const { words, ifSo } = t.grammar;
  return t.said(words.card.buyIf, { ifSo: ifSo(conditionPhrase(t, condition)) });
}

/** A card's points at the end, in addition to its printed ones if it has some. */
function tellPoints(t: Teller, amount: Amount, more: boolean): string {
  const { card } = t.grammar.words;
  return t.said(more ? card.morePoints : card.points, { points: some(t, amount, 'point') });
}

/** Surcharges waived by several lines are listed together. */
function joinWaivers(lasting: readonly Lasting[]): Lasting[] {
  const waived = lasting.flatMap((one) => ('waive' in one ? one.waive : []));
  const others = lasting.filter((one) => !('waive' in one));
  return waived.length === 0 ? others : [{ waive: waived }, ...others];
}
