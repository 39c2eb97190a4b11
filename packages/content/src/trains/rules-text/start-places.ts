// Where the first rails may lie, in words: cells and terrains listed, regions, and what is left out.
import type { SetupData } from '../schema/setup.ts';

export interface PlaceWords {
  /** On cells and on terrains. */
  readonly on: (places: readonly string[]) => string;
  readonly within: (regions: readonly string[]) => string;
  readonly or: string;
  readonly anywhere: string;
  readonly outside: (regions: readonly string[]) => string;
}

export function startPlaces(
  { cells = [], terrains = [], regions = [], outside = [] }: NonNullable<SetupData['start']>,
  words: PlaceWords,
): string {
  const on = [...cells, ...terrains];
  const places = [
    ...(on.length > 0 ? [words.on(on)] : []),
    ...(regions.length > 0 ? [words.within(regions)] : []),
  ];
  const where = places.length > 0 ? places.join(words.or) : words.anywhere;
  return outside.length > 0 ? `${where} ${words.outside(outside)}` : where;
}
