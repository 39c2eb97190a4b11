// The terrains that a pack's maps may have: its own and those of the packs it extends.
import type { TerrainDefinition } from '@railwright/engine';
import { relatedTo, type DiagnosticSink } from '../diagnostics/sink.ts';
import { EVERYTHING } from './library.ts';
import { isBroken } from './is-broken.ts';
import type { Pack } from './model.ts';
import { quote } from '../text/describe.ts';
import type { PackFile } from '../schema/pack.ts';
import { asNames } from './names.ts';

export interface Terrain extends TerrainDefinition {
  readonly letter: string;
}

type TerrainData = NonNullable<PackFile['terrains']>[string];

/** By id, those of the pack itself first. */
export function visibleTerrains(pack: Pack): Map<string, Terrain & { readonly pack: Pack }> {
  const terrains = new Map<string, Terrain & { readonly pack: Pack }>();
  for (const from of pack.visible)
    for (const [id, data] of ownTerrains(from)) {
      if (terrains.has(id)) continue;
      terrains.set(id, {
        id,
        letter: data.letter,
        name: asNames(data.name ?? id),
        cost: data.cost === 'closed' ? null : data.cost,
        ...(data.color !== undefined && { color: data.color }),
        pack: from,
      });
    }
  return terrains;
}

/** Whether the terrains of all packs at hand could be read. */
export function terrainsComplete(pack: Pack): boolean {
  return pack.visible.every(
    ({ file, incomplete }) => !incomplete.has(EVERYTHING) && !isBroken(file, ['terrains']),
  );
}

function ownTerrains(pack: Pack): [string, TerrainData][] {
  return Object.entries(pack.manifest.terrains ?? {}).filter(
    ([id]) => !isBroken(pack.file, ['terrains', id]),
  );
}

/** Two terrains that share an id or a letter; reported where this pack brings in the second. */
export function checkTerrains(pack: Pack, sink: DiagnosticSink): void {
  const seen: { id: string; letter: string; pack: Pack }[] = [];
  for (const from of [...pack.visible].reverse())
    for (const [id, { letter }] of ownTerrains(from)) {
      const other = seen.find((one) => one.id === id || one.letter === letter);
      seen.push({ id, letter, pack: from });
      if (!other || from !== pack) continue;
      const what = other.id === id ? 'id' : 'letter';
      sink.report(
        'terrain-duplicate',
        { file: pack.file, path: what === 'id' ? ['terrains', id] : ['terrains', id, 'letter'] },
        what === 'id'
          ? `There is already a terrain ${quote(id)}.`
          : `The letter ${letter} is already used by ${quote(other.id)}.`,
        {
          at: what === 'id' ? 'key' : 'value',
          related: [
            relatedTo({ file: other.pack.file, path: ['terrains', other.id] }, 'Here is the other.', 'key'),
          ],
        },
      );
    }
}
