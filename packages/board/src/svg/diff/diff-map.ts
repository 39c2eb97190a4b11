// A map of which two versions differ.
import type { HexMap, LinkKind, TokenDefinition } from '@railwright/engine';
import type { TerrainPictures } from '../../faces/picture.ts';
import type { Change } from './marks.ts';

/** A map that differs: as it was, as it is, or both. */
export interface DiffMap {
  /** Absent if it is new. */
  readonly before?: HexMap;
  /** Absent if it is gone. */
  readonly now?: HexMap;
  /** Labels of cells that differ, if both are there. */
  readonly cells: readonly { readonly at: string; readonly change: Change }[];
  /** Barriers, one-way edges, links and routes that differ: the labels at both ends. */
  readonly joins: readonly {
    readonly kind: 'barrier' | 'one-way' | LinkKind | 'route';
    readonly between: readonly string[];
    readonly change: Change;
  }[];
  /** Pictures of terrains that differ, each in a few words. */
  readonly looks?: readonly { readonly text: string; readonly change: Change }[];
  /** What fills the cells of each version. */
  readonly pictures?: { readonly before: TerrainPictures; readonly now: TerrainPictures };
  /** The kinds of token that lie on it at the start. */
  readonly tokenKinds?: readonly TokenDefinition[];
}
