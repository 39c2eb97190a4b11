// Which of the layers of tiles in a map of Tiled holds its cells.
import type { Losses } from './loss.ts';
import { Unreadable } from './tiled-format.ts';
import type { TiledLayer } from './tiled-layers.ts';
import { tilesOf, type Inflate } from './tiled-tiles.ts';

/**
 * The lowest that is visible and has tiles, and the others that have any.
 * @throws Unreadable if there is none.
 */
export function groundOf(
  layers: readonly TiledLayer[],
  inflate: Inflate | undefined,
): { ground: TiledLayer; others: TiledLayer[] } {
  const all = layers.filter(({ type }) => type === 'tilelayer');
  const full = all.filter(({ data }) => {
    for (const { gid } of tilesOf(data, inflate)) if (gid !== 0) return true;
    return false;
  });
  const ground = full.find(({ unseen }) => !unseen) ?? full[0] ?? all[0];
  if (!ground) throw new Unreadable('The map has no tile layer.');
  return { ground, others: full.filter((layer) => layer !== ground) };
}

/** Lists the layers that are not read. */
export function loseTiles(ground: TiledLayer, others: readonly TiledLayer[], losses: Losses): void {
  if (ground.unseen) losses.note(`layer "${ground.name}" ${ground.unseen}, but no visible layer has tiles`);
  for (const { name, unseen } of others)
    if (unseen)
      losses.add(
        `the tiles of layer "${name}", which ${unseen}`,
        'To have them read, show this layer in Tiled and hide the others.',
      );
    else
      losses.add(
        `the tiles of layer "${name}"`,
        `Only the lowest visible tile layer is read, which is "${ground.name}"; Tiled merges layers with "Merge Layer Down".`,
      );
}
