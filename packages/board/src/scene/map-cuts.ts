// Names that a map has no room for, so that what prints it can say so.
import type { Rect } from '@railwright/hex';
import { boardBounds } from './geometry.ts';
import { allLayers, type Layers } from './layers.ts';
import { linkNames, nameBox } from './link-names.ts';
import { nameScene, placeCells } from './places.ts';
import { regionNames, type RegionMap } from './region-names.ts';
import { roomOf } from './furniture.ts';
import { overlap } from './room.ts';

/** A name that the map has no room for. */
export interface MapCut {
  /** The kind of feature that has the name. */
  readonly part: 'place' | 'region' | 'link';
  /** The part of it that can be read. */
  readonly text: string;
  /** The label of a place. */
  readonly at?: string;
}

/** Names of places that end with an ellipsis, and names of regions and links that run over the edge of the picture. */
export function mapCuts(map: RegionMap, language: string, chosen?: Layers): MapCut[] {
  const layers = allLayers(chosen);
  const bounds = boardBounds(map);
  const isOver = (box: Rect): boolean => overlap(box, bounds) < box.width * box.height - 0.01;
  const places = layers.names
    ? placeCells(map).flatMap((cell) => {
        const name = nameScene(cell, map.orientation, language);
        if (!name?.isCut) return [];
        const text = name.lines.map((line) => line.text).join(' ');
        return [{ part: 'place' as const, at: cell.label, text }];
      })
    : [];
  const regions = layers.regions
    ? regionNames(map, language, roomOf(map, language)).filter(({ box }) => isOver(box))
    : [];
  const links = layers.links ? linkNames(map, language).filter((name) => isOver(nameBox(name))) : [];
  return [
    ...places,
    ...regions.map(({ text }) => ({ part: 'region' as const, text })),
    ...links.map(({ text }) => ({ part: 'link' as const, text })),
  ];
}
