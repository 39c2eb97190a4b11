// The interface of tools: a tool is a small state machine that receives pointer (or keyboard cursor) events and previews or commits models.
import type { Edge, Hex } from '@railwright/hex';
import type { MapFeature } from '../model/features.ts';
import type { MapModel } from '../model/model.ts';
import type { Piece } from '../model/transform.ts';

/** The features that the tool for links and routes can draw. */
export type FeatureKindId = 'ferry' | 'tunnel' | 'one-way' | 'route' | 'bonus';

export type ToolId =
  | 'select'
  | 'brush'
  | 'line'
  | 'rectangle'
  | 'fill'
  | 'eraser'
  | 'pick'
  | 'place'
  | 'barrier'
  | 'feature'
  | 'region'
  | 'token'
  | 'stamp'
  | 'pan';

/** Where the pointer is, in terms of the map. */
export interface Spot {
  readonly hex: Hex;
  readonly edge: Edge;
  /** Shift: add to the selection, or the other way round. */
  readonly shift: boolean;
  /** Control or Command. */
  readonly control: boolean;
}

/** The target of a click or Enter, drawn over the map. */
export interface Ghost {
  readonly cells: readonly Hex[];
  readonly edges: readonly Edge[];
  /** A piece that would be put down with its first cell at `at`. */
  readonly stamp?: { readonly piece: Piece; readonly at: Hex };
}

export const NO_GHOST: Ghost = { cells: [], edges: [] };

/** The editor as tools see it. */
export interface ToolHost {
  /** The map in the file; without one, tools do nothing. */
  readonly model: MapModel;
  readonly letter: string;
  readonly radius: number;
  readonly selection: ReadonlySet<number>;
  readonly stamp: Piece | undefined;
  /** The feature that the tool for links and routes draws. */
  readonly featureKind: FeatureKindId;
  /** The region to paint; an unknown id means a new region. */
  regionId: string;
  /** The kind of token to put down, '' if the pack has none, and the number on a cell. */
  readonly tokens: { readonly kind: string; readonly count: number };
  /** The cells with their images under the active symmetry, where drawing is allowed. */
  images(cells: Iterable<Hex>): Hex[];
  /** Cells painted with their images; places among them alike. */
  paint(model: MapModel, cells: readonly Hex[], letter: string): MapModel;
  edgeImages(edges: Iterable<Edge>): Edge[];
  /** The piece itself first; its images have no names. */
  pieceImages(piece: Piece): Piece[];
  preview(model: MapModel | undefined): void;
  /** One step; false if it was refused. */
  commit(model: MapModel, title: string): boolean;
  select(cells: Iterable<Hex>, how: 'replace' | 'add' | 'remove'): void;
  pick(letter: string): void;
  /** Opens the form of the place at a cell. */
  editPlace(h: Hex): void;
  /** Shows a link, one-way edge, route or bonus in its panel. */
  showFeature(feature: MapFeature): void;
  ghost(ghost: Ghost): void;
  /** Announces a side effect. */
  tell(message: string): void;
}

export interface Tool {
  readonly id: ToolId;
  /** True between the beginning of a gesture and its end. */
  readonly active: boolean;
  down(spot: Spot): void;
  /** The pointer moved, with or without a gesture. */
  move(spot: Spot): void;
  up(spot: Spot): void;
  /** Cancels the gesture without changes. */
  cancel(): void;
}
