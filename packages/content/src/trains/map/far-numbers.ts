// Numbers of maps and terrains that no game reaches: costs that no purse pays, and points far beyond those of cards.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { placeIn } from '../../packs/library.ts';
import type { Item, Pack } from '../../packs/model.ts';
import { judgeNumber, type Limits } from '../rules/limits.ts';
import type { MapData } from '../schema/map.ts';

/** The numbers of each list, and what they are numbers of. A remote location costs what it is worth. */
const NUMBERS = [
  ['places', 'remote', 'coins'],
  ['links', 'cost', 'coins'],
  ['routes', 'points', 'points'],
  ['bonuses', 'points', 'points'],
  ['bonuses', 'coins', 'coins'],
] as const;

export function checkMapNumbers(map: Item<MapData>, limits: Limits, sink: DiagnosticSink): void {
  for (const [list, key, of] of NUMBERS) {
    const entries: unknown = map.data[list];
    if (!Array.isArray(entries)) continue;
    (entries as readonly (Readonly<Record<string, unknown>> | null)[]).forEach((entry, i) => {
      judgeNumber(entry?.[key], of, limits, placeIn(map, list, i, key), sink);
    });
  }
}

export function checkTerrainCosts({ file, manifest }: Pack, limits: Limits, sink: DiagnosticSink): void {
  for (const [id, terrain] of Object.entries(manifest.terrains ?? {}))
    judgeNumber(
      (terrain as typeof terrain | null)?.cost,
      'coins',
      limits,
      { file, path: ['terrains', id, 'cost'] },
      sink,
      { help: 'Where no rails may lie, write cost: closed.' },
    );
}
