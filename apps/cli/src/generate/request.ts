// Maps as typed: `--size 10x8 --symmetry rotate-2 --terrain sea=0.1`.
import type { Pack } from '@railwright/content';
import { groundsOf, usualPlaces, usualShares, type MapRequest } from '@railwright/content/generate';
import { hexagon, rectangle, type Orientation, type SymmetryName } from '@railwright/hex';
import { misuse } from '../failure.ts';
import { suggest } from '../suggest.ts';

export interface MapFlags {
  readonly size: string;
  readonly orientation: Orientation;
  readonly symmetry: SymmetryName;
  readonly cities: number | undefined;
  readonly stations: number | undefined;
  readonly remote: number | undefined;
  readonly terrain: readonly string[] | undefined;
  readonly seed: number;
}

const MOST_CELLS = 2000;

/** @throws Failure for text that is no size or no share of a terrain. */
export function requestOf(pack: Pack, flags: MapFlags): MapRequest {
  const { orientation, symmetry, stations, seed } = flags;
  const cells = cellsOf(flags);
  const grounds = groundsOf(pack);
  const usual = usualPlaces(cells.length, orientation, symmetry);
  const shares = (flags.terrain ?? []).map(shareOf);
  const twice = shares.find(([id], i) => shares.findIndex(([other]) => other === id) < i);
  if (twice) throw misuse(`There are two shares of ${twice[0]}.`, 'Give one share of each terrain.');
  return {
    ...{ orientation, symmetry, cells, grounds, seed, stations },
    cities: flags.cities ?? usual.cities,
    remote: flags.remote ?? usual.remote,
    shares: { ...usualShares(grounds), ...Object.fromEntries(shares) },
  };

  function shareOf(text: string): [string, number] {
    const [, terrain = '', share] = /^([a-z0-9-]+)=(0|1|0?\.\d+)$/.exec(text) ?? [];
    const ids = grounds.map(({ id }) => id);
    if (share === undefined)
      throw misuse(`“${text}” is not the share of a terrain.`, 'Write it like sea=0.1 for 10% of all cells.');
    if (!ids.includes(terrain))
      throw misuse(`There is no terrain “${terrain}”.`, suggest(terrain, ids, 'There are'));
    return [terrain, Number(share)];
  }
}

/** `10x8` is a rectangle of columns and rows, `5` a hexagon of so many steps from its middle to its border. */
function cellsOf({ size, orientation }: MapFlags): MapRequest['cells'] {
  const [, columns, rows, steps] = /^(?:([1-9]\d{0,2})x([1-9]\d{0,2})|([1-9]\d?))$/.exec(size) ?? [];
  if (columns === undefined && steps === undefined)
    throw misuse(
      `“${size}” is not a size.`,
      'Write columns and rows, such as 10x8, or the steps from the middle to the border of a hexagon, such as 5.',
    );
  const count =
    steps === undefined ? Number(columns) * Number(rows) : 1 + 3 * Number(steps) * (Number(steps) + 1);
  if (count > MOST_CELLS) throw misuse(`${size} are ${count} cells.`, `A map has at most ${MOST_CELLS}.`);
  return steps === undefined
    ? rectangle(orientation, Number(columns), Number(rows))
    : hexagon(orientation, Number(steps));
}
