// How a map is to be drawn as SVG text.
import type { TokenDefinition } from '@railwright/engine';
import type { TerrainPictures } from '../faces/picture.ts';
import type { Theme } from '../paint/palette.ts';
import type { Layers } from '../scene/layers.ts';
import type { Rails } from '../scene/tracks.ts';

export interface MapSvgOptions {
  readonly language?: string;
  readonly theme?: Theme;
  readonly layers?: Layers;
  readonly rails?: Rails;
  readonly stations?: Readonly<Record<string, number>>;
  /** The kinds of token that lie on the map at the start: their names and colors. */
  readonly tokenKinds?: readonly TokenDefinition[];
  /** Fill the cells of terrains. */
  readonly pictures?: TerrainPictures | undefined;
  /** Coins to show on cells by label, null for closed; without it, with layer `costs`, what the terrain costs. */
  readonly surcharges?: ReadonlyMap<string, number | null>;
  /** A figure on each cell that is named, by label: how strong, from 0 to 1, and what is written there. */
  readonly heat?: ReadonlyMap<string, { readonly level: number; readonly text: string }>;
  /** Millimeters between opposite sides of a cell: the picture then has its true size on paper. */
  readonly cellWidth?: number;
  /** By half a turn, for tables that show pictures upside down. */
  readonly turned?: boolean;
  /** It is a part of a map, so its edge is not that of the map. */
  readonly isExcerpt?: boolean;
  /** Stands before the names of patterns, so that several maps can be in one document. */
  readonly prefix?: string;
  /** Leave out what lies behind the cells. */
  readonly transparent?: boolean;
}
