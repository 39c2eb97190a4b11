// Tokens of a pack's own that lie on cells when a game starts: one entry of the file for each cell and kind.
import { hexNumber, sameHex } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import { numberAt } from '../../core/content/data.ts';
import type { MapFeature } from './features.ts';

/** The maximum number in one entry. */
export const MOST_TOKENS = 99;

function countOf({ data }: MapFeature): number {
  return numberAt(data, 'count') ?? 1;
}

function isOfKind({ list, data }: MapFeature, kind: string): boolean {
  return list === 'tokens' && data['kind'] === kind;
}

export function tokensAt(features: readonly MapFeature[], h: Hex, kind: string): number {
  const here = features.find((one) => isOfKind(one, kind) && one.cells.some((cell) => sameHex(cell, h)));
  return here ? countOf(here) : 0;
}

/** On all cells together. */
export function tokensOf(features: readonly MapFeature[], kind: string): number {
  return features.filter((one) => isOfKind(one, kind)).reduce((sum, one) => sum + countOf(one), 0);
}

/** Kinds that lie on the map, in the order in which the file names them. */
export function kindsOn(features: readonly MapFeature[]): string[] {
  const kinds = features.flatMap(({ list, data: { kind } }) =>
    list === 'tokens' && typeof kind === 'string' ? [kind] : [],
  );
  return [...new Set(kinds)];
}

/** Sets the number of tokens of a kind on each of these cells, 0 for none; the same list if nothing changes. */
export function putTokens(
  features: readonly MapFeature[],
  cells: readonly Hex[],
  kind: string,
  count: number,
): readonly MapFeature[] {
  const missing = new Map(cells.map((h) => [hexNumber(h), { q: h.q, r: h.r }]));
  const next = features.flatMap((one): MapFeature[] => {
    const [h] = one.cells;
    if (!h || !isOfKind(one, kind) || !missing.delete(hexNumber(h))) return [one];
    if (count === 0) return [];
    return countOf(one) === count ? [one] : [{ ...one, data: withCount(one.data, count) }];
  });
  if (count > 0)
    for (const h of missing.values())
      next.push({ list: 'tokens', index: -1, cells: [h], data: withCount({ kind }, count) });
  return next.length === features.length && next.every((one, i) => one === features[i]) ? features : next;
}

function withCount({ count: _, ...rest }: MapFeature['data'], count: number): MapFeature['data'] {
  return count === 1 ? rest : { ...rest, count };
}
