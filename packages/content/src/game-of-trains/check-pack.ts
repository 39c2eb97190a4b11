// References and lint of one pack of Game of Trains: each item by itself, then every setup with its parts.
import { GAME_OF_TRAINS_ENDS } from '@railwright/engine';
import { checkTargets } from '../check-targets.ts';
import type { DiagnosticSink } from '../diagnostics/sink.ts';
import { findItem, placeIn, type Library } from '../packs/library.ts';
import type { Item, Pack } from '../packs/model.ts';
import { schemaReferences } from '../references/schema-references.ts';
import { seatsOf } from '../setup-seats.ts';
import { checkFit } from './check-fit.ts';
import { checkAbility, checkDeck, checkRules } from './check-items.ts';
import { findParts } from './parts.ts';
import type { AbilityData } from './schema/abilities.ts';
import { DeckSchema, type DeckData } from './schema/deck.ts';
import type { GameOfTrainsRulesData } from './schema/rules.ts';

export function checkPack(pack: Pack, library: Library, sink: DiagnosticSink): void {
  const each = <T>(kind: string, check: (item: Item<T>) => void): void => {
    for (const item of pack.items.get(kind)?.values() ?? []) if (!item.broken) check(item as Item<T>);
  };
  const used = new Set<Item | undefined>();
  each<DeckData>('decks', (deck) => {
    checkDeck(deck, sink);
    for (const { to, id } of schemaReferences(DeckSchema, deck.data))
      if (to === 'abilities' && deck.data.railcars[id]?.length) used.add(findItem(library, pack, to, id));
  });
  const decks = [...(pack.items.get('decks')?.values() ?? [])];
  const allDecks = decks.length > 0 && !pack.incomplete.has('decks') && !decks.some(({ broken }) => broken);
  each<AbilityData>('abilities', (ability) => {
    checkAbility(ability, sink);
    if (allDecks && !used.has(ability))
      sink.report(
        'ability-unused',
        placeIn(ability, 'id'),
        `No deck of this pack has cards with ${ability.id}.`,
      );
  });
  each<GameOfTrainsRulesData>('rules', (rules) => {
    checkRules(rules, sink);
  });
  const reported = new Set<string>();
  each('setups', (setup) => {
    const parts = findParts(setup, undefined, library);
    if (!parts) return;
    checkFit(parts, sink, reported);
    const { turnLimit } = parts.rules.data;
    checkTargets(setup, { seats: seatsOf(parts).max, ends: GAME_OF_TRAINS_ENDS, lastTurn: turnLimit }, sink);
  });
}
