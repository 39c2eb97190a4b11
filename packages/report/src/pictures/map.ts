// A map in its colors, small enough to stand among others.
import { renderMapSvg, renderSmallMap } from '@railwright/board/svg';
import type { HexMap } from '@railwright/engine';
import type { Drawing } from '../document/drawing.ts';
import { drawn } from '../html/markup.ts';

/** A map to draw. */
export interface MapToShow {
  /** Its cells. */
  readonly map: HexMap;
  /** Its rows, as in its file. */
  readonly letters: string;
}

/** One of hundreds: a page with their whole drawings would take many megabytes. */
export const smallMapPicture = ({ map, letters }: MapToShow): Drawing => ({
  ...{ kind: 'drawing', caption: '' },
  svg: () => renderSmallMap(map),
  letters: () => `${map.id}\n${letters}`,
});

export function mapPicture({ map, letters }: MapToShow, caption: string): Drawing {
  const layers = { textures: false, names: false, coordinates: false };
  const name = map.id.replaceAll(/[^a-z0-9]/g, '-');
  return {
    ...{ kind: 'drawing', caption },
    svg: () => drawn(renderMapSvg(map, { transparent: true, layers }), name).text,
    letters: () => `${map.id}\n${letters}`,
  };
}
