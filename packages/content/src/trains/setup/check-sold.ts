// Cards that are for sale, though no setup brings them to a player. A remark, not a mistake.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { askOf } from '../../packs/keeper.ts';
import { placeIn, type Library } from '../../packs/library.ts';
import type { Item, Pack } from '../../packs/model.ts';
import type { CardData } from '../schema/cards.ts';
import { cardsPlayed } from './cards-sold.ts';
import { gainedBy } from './check-gains.ts';

/** A pack without setups is a draft, or its cards are for the setups of other packs. */
export function checkSold(pack: Pack, library: Library, sink: DiagnosticSink): void {
  for (const card of askOf(pack, library, 'cards unsold', findUnsold))
    sink.report('card-unsold', placeIn(card, 'id'), `No setup sells ${card.id}.`, {
      help: 'Put it into a market, or mark it `notForSale` if only effects bring it into the game.',
    });
}

function findUnsold(pack: Pack, library: Library): readonly Item[] {
  const played = pack.items.get('setups')?.size ? cardsPlayed(library) : undefined;
  if (!played) return [];
  const cards = [...(pack.items.get('cards')?.values() ?? [])] as Item<CardData>[];
  const unsold = cards.filter((card) => !card.broken && card.data.notForSale !== true && !played.has(card));
  if (unsold.length === 0) return [];
  // Cards that gain such a card are reported where it has no pile.
  const gained = new Set(
    ([...played] as Item<CardData>[]).flatMap((card) => (card.broken ? [] : gainedBy(card).flat())),
  );
  return unsold.filter(({ id }) => !gained.has(id));
}
