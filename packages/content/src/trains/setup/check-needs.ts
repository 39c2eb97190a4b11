// Whether a setup has what its cards ask for: a way to get rid of Waste, a remark rather than a mistake, and goals to draw.
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

/** Powers that a card draws. One that is drawn at random may never be in the game. */
export function checkGoals(setup: Item<SetupData>, { rules, market }: ReadSetup, sink: DiagnosticSink): void {
  if (setup.data.powers || setup.data.market.random !== undefined) return;
  const cards = [...rules.supply.map(({ card }) => card), ...kindsOf(market)];
  const drawing = cards.find((card) =>
    cardTree(card)
      .steps()
      .some(({ op }) => op === 'draw-goals'),
  );
  if (!drawing) return;
  sink.report(
    'goals-none',
    placeIn(setup, 'market'),
    `${drawing.id} draws goals, but this setup has no powers, so it draws none.`,
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
