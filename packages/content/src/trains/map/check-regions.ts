// Regions that nothing names.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Library } from '../../packs/library.ts';
import { regionsOf } from '../../packs/regions.ts';
import type { Pack } from '../../packs/model.ts';
import { quote } from '../../text/describe.ts';
import { namesUsed } from '../../references/names-used.ts';
import { CardsSchema } from '../schema/cards.ts';
import { SetupSchema } from '../schema/setup.ts';

/** Regions of the pack's maps that no card and no setup of any pack names. */
export function checkRegionsUsed(pack: Pack, library: Library, sink: DiagnosticSink): void {
  const maps = [...(pack.items.get('maps')?.values() ?? [])];
  if (!maps.some((map) => regionsOf(map).length > 0)) return;
  const named = namesUsed('regions', { cards: CardsSchema, setups: SetupSchema }, pack, library);
  if (!named) return;
  for (const map of maps)
    regionsOf(map).forEach(({ id }, i) => {
      if (named.has(id)) return;
      const place = { file: map.file, path: ['regions', i, 'id'] };
      sink.report('region-unused', place, `No card and no setup names the region ${quote(id)}.`);
    });
}
