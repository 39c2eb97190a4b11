// Regions, and the cards and setups that name them: a region that nothing names, and a card that no map of its setups has the region for.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { EVERYTHING, type Library } from '../../load/library.ts';
import { regionsOf } from '../../maps/regions.ts';
import type { Item, Pack } from '../../model.ts';
import { quote } from '../../schema/describe.ts';
import { isData } from '../../yaml/data.ts';
import { namedRegions } from '../effects/named-regions.ts';
import type { CardData } from '../schema/cards.ts';
import { mapsPlayed } from '../setup/cards-sold.ts';

/** Regions of the pack's maps that no card and no setup of any pack names. */
export function checkRegionsUsed(pack: Pack, library: Library, sink: DiagnosticSink): void {
  const maps = [...(pack.items.get('maps')?.values() ?? [])];
  if (!maps.some((map) => regionsOf(map).length > 0)) return;
  const users = [...library.packs.values()].filter(({ visible }) => visible.includes(pack));
  if (users.some(({ incomplete }) => ['cards', 'setups', EVERYTHING].some((kind) => incomplete.has(kind))))
    return;
  const named = new Set(
    users.flatMap(({ items }) => [
      ...[...(items.get('cards')?.values() ?? [])].flatMap(({ data }) =>
        [...namedRegions(data)].flatMap(({ ids }) => ids),
      ),
      ...[...(items.get('setups')?.values() ?? [])].flatMap(({ data }) => startRegions(data)),
    ]),
  );
  for (const map of maps)
    regionsOf(map).forEach(({ id }, i) => {
      if (named.has(id)) return;
      const place = { file: map.file, path: ['regions', i, 'id'] };
      sink.report('region-unused', place, `No card and no setup names the region ${quote(id)}.`);
    });
}

/** Regions by which a setup says where first rails lie. */
function startRegions(setup: unknown): string[] {
  const start = isData(setup) ? setup['start'] : undefined;
  if (!isData(start)) return [];
  return [start['regions'], start['outside']].flatMap((ids) => (Array.isArray(ids) ? (ids as string[]) : []));
}

/** Filters for regions that are on none of the maps a card is played on. */
export function checkRegionsThere(
  own: Iterable<Item<CardData>>,
  known: ReadonlySet<string>,
  library: Library,
  sink: DiagnosticSink,
): void {
  for (const card of own) {
    if (card.broken) continue;
    for (const { path, ids } of namedRegions(card.data, card.path)) {
      const maps = [...(mapsPlayed(library)?.get(card) ?? [])];
      // Unknown words are reported elsewhere.
      if (maps.length === 0 || !ids.every((id) => known.has(id))) continue;
      if (maps.some((map) => map.broken || regionsOf(map).some(({ id }) => ids.includes(id)))) continue;
      const message = `No map of any setup with this card has the region ${ids.map(quote).join(' or ')}.`;
      sink.report('filter-empty', { file: card.file, path }, message, { at: 'key' });
    }
  }
}
