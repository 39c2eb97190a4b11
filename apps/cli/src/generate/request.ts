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
  const [columns = 0, rows] = sidesIn(size) ?? [];
  if (columns === 0)
    throw misuse(
      `“${size}” is not a size.`,
      'Write columns and rows, such as 10x8, or the steps from the middle to the border of a hexagon, such as 5.',
    );
  const count = rows === undefined ? 1 + 3 * columns * (columns + 1) : columns * rows;
  if (count > MOST_CELLS) throw misuse(`${size} are ${count} cells.`, `A map has at most ${MOST_CELLS}.`);
  return rows === undefined ? hexagon(orientation, columns) : rectangle(orientation, columns, rows);
}

/** Columns and rows, or the steps of a hexagon alone. */
function sidesIn(text: string): number[] | undefined {
  const [, columns, rows, steps] = /^(?:([1-9]\d{0,2})x([1-9]\d{0,2})|([1-9]\d?))$/.exec(text) ?? [];
  if (steps !== undefined) return [Number(steps)];
  return columns === undefined ? undefined : [Number(columns), Number(rows)];
}

/** Those from one to another: `6x5-8x6` has six, `3-5` three; any other text is itself. @throws Failure unless the first is the smaller one. */
export function sizesOf(typed: string): string[] {
  const [first = '', last = ''] = typed.split('-');
  const [from, to] = [sidesIn(first), sidesIn(last)];
  if (!from || !to || from.length !== to.length) return [typed];
  const sides = from.map((least, i) =>
    Array.from({ length: Math.max(0, (to[i] ?? 0) - least + 1) }, (_, more) => `${least + more}`),
  );
  const [across = [], down] = sides;
  const all = down ? across.flatMap((columns) => down.map((rows) => `${columns}x${rows}`)) : across;
  if (all.length === 0) throw misuse(`“${typed}” are no sizes.`, 'Name the smallest first: 6x5-12x10.');
  return all;
}
