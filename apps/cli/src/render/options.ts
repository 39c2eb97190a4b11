// Options of pictures. The lists are here so that help works without loading the drawing code.
import type { LayerName, Layers, PaperId, Theme } from '@railwright/board/svg';
import type { TextLanguage } from '@railwright/engine';

export const SUBJECTS = ['map', 'card', 'cards', 'setup'] as const;
export type Subject = (typeof SUBJECTS)[number];
export const IMAGE_FORMATS = ['svg', 'png', 'pdf'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export const THEMES = ['light', 'dark'] as const satisfies readonly Theme[];
export const PAPERS = ['a4', 'letter'] as const satisfies readonly PaperId[];
export const LAYERS = [
  'textures',
  'places',
  'names',
  'barriers',
  'regions',
  'coordinates',
  'costs',
  'slots',
] as const satisfies readonly LayerName[];

export interface PictureOptions {
  /** The first language is that of names; a card has the second below it. */
  readonly languages: readonly [TextLanguage, TextLanguage?];
  readonly theme: Theme;
  /** Sheets of paper instead of one picture. */
  readonly paper: PaperId | undefined;
  readonly landscape: boolean;
  /** Millimeters between opposite sides of a cell. */
  readonly cellWidth: number;
  /** Copies of each card. */
  readonly copies: number;
  /** Layers of a map that differ from the default. */
  readonly layers: Layers;
}
