// Whether any card of a setup gets rid of Waste. A remark, not a mistake.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Item } from '../../model.ts';
import { isData } from '../../yaml/data.ts';
import type { SetupData } from '../schema/setup.ts';
import { kindsOf } from './market.ts';
import type { ReadSetup } from './read-setup.ts';

export function checkWaste(setup: Item<SetupData>, { rules, market }: ReadSetup, sink: DiagnosticSink): void {
  // Random draws are not the designer's doing.
  if (setup.data.market.random !== undefined) return;
  const cards = [...rules.supply.map(({ card }) => card), ...kindsOf(market)];
  if (cards.some(({ data, broken }) => broken || removesCards(data))) return;
  sink.report(
    'waste-stays',
    { file: setup.file, path: [...setup.path, 'market', setup.data.market.cards ? 'cards' : 'rows'] },
    'No card of this setup returns or trashes other cards, so players can only get rid of Waste by passing.',
    { at: 'key' },
  );
}

function removesCards(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(removesCards);
  if (!isData(value)) return false;
  return Object.entries(value).some(([key, inner]) => {
    if ((key === 'return' || key === 'trash') && inner !== 'self') return true;
    return removesCards(inner);
  });
}
