// Checks that cards gained by name have a pile in the setup.
import type { Filter } from '@railwright/engine';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { placeIn } from '../../packs/library.ts';
import type { Item } from '../../packs/model.ts';
import { cardTree } from '../language/nodes.ts';
import type { CardData } from '../schema/cards.ts';
import type { SetupData } from '../schema/setup.ts';
import { kindsOf } from './market.ts';
import type { ReadSetup } from './read-setup.ts';

export function checkGains(setup: Item<SetupData>, { rules, market }: ReadSetup, sink: DiagnosticSink): void {
  // Random draws are not the designer's doing.
  if (setup.data.market.random !== undefined) return;
  const cards = [...rules.supply.map(({ card }) => card), ...kindsOf(market)];
  const piles = new Set(cards.map(({ id }) => id));
  for (const { gain } of rules.exchange ?? [])
    if (gain !== undefined && !piles.has(gain))
      sink.report(
        'gain-without-pile',
        placeIn(setup, 'rules'),
        `The rules exchange something for ${gain}, which has no pile in this setup.`,
      );
  for (const card of cards)
    for (const wanted of card.broken ? [] : gainedBy(card))
      if (!wanted.some((id) => piles.has(id)))
        sink.report(
          'gain-without-pile',
          placeIn(setup, 'market', setup.data.market.cards ? 'cards' : 'rows'),
          `${card.id} gains ${wanted.join(/* @wc-include */ ' or ')}, which has no pile in this setup.`,
          { at: 'key' },
        );
}

/** For each step of a card that gains cards by name: these, by their bare ids. */
export function gainedBy(card: Item<CardData>): (readonly string[])[] {
  return cardTree(card)
    .steps()
    .flatMap(({ op, fields: { where } }) => {
      const named = op === 'gain' ? (where as Filter | undefined)?.card : undefined;
      return named === undefined ? [] : [[named].flat().map((id) => id.slice(id.indexOf('/') + 1))];
    });
}
