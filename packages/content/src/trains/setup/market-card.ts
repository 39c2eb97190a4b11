// Whether a card can be in a market at all.
import type { DiagnosticSink, Place } from '../../diagnostics/sink.ts';
import type { Item } from '../../packs/model.ts';
import type { MergedRules } from '../rules/merged-rules.ts';
import type { CardData } from '../schema/cards.ts';

export function checkMarketCard(
  card: Item<CardData>,
  rules: MergedRules,
  place: Place,
  sink: DiagnosticSink,
  at: 'key' | 'value' = 'value',
): void {
  if (card.data.notForSale === true) sink.report('market-card', place, `${card.id} is not for sale.`, { at });
  else if (rules.supply.some((pile) => pile.card === card))
    sink.report(
      'market-card',
      place,
      `${card.id} has a pile in every game with the rules ${rules.item.id}.`,
      { at },
    );
}
