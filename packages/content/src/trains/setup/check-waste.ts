// Whether any card of a setup gets rid of Waste. A remark, not a mistake.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { placeIn } from '../../packs/library.ts';
import type { Item } from '../../packs/model.ts';
import { cardTree } from '../language/nodes.ts';
import type { CardData } from '../schema/cards.ts';
import type { SetupData } from '../schema/setup.ts';
import { kindsOf } from './market.ts';
import type { ReadSetup } from './read-setup.ts';

export function checkWaste(setup: Item<SetupData>, { rules, market }: ReadSetup, sink: DiagnosticSink): void {
  // Random draws are not the designer's doing.
  if (setup.data.market.random !== undefined) return;
  const cards = [...rules.supply.map(({ card }) => card), ...kindsOf(market)];
  if (cards.some((card) => card.broken || removesCards(card))) return;
  sink.report(
    'waste-stays',
    placeIn(setup, 'market', setup.data.market.cards ? 'cards' : 'rows'),
    'No card of this setup returns or trashes other cards, so players can only get rid of Waste by passing.',
    { at: 'key' },
  );
}

function removesCards(card: Item<CardData>): boolean {
  return cardTree(card)
    .steps()
    .some(
      ({ op, fields: { cards } }) =>
        (op === 'return' || op === 'trash' || op === 'remove') && cards !== 'self',
    );
}
