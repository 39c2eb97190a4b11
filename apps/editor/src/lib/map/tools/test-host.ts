// A host for tests of tools: a small map, and a record of their actions.
import { edgeAt, fromOffset, hexNumber, parseLabel } from '@railwright/hex';
import type { Edge, Hex } from '@railwright/hex';
import { paintAlike, pieceImages } from '../model/alike.ts';
import type { MapFeature } from '../model/features.ts';
import { emptyModel, labelOf } from '../model/model.ts';
import type { MapModel } from '../model/model.ts';
import { parseMapFile } from '../model/parse.ts';
import { cellImages } from '../model/symmetry.ts';
import type { Symmetry } from '../model/symmetry.ts';
import type { Piece } from '../model/transform.ts';
import type { FeatureKindId, Spot, ToolHost } from './tool.ts';

const TEXT = `orientation: pointy
terrain: |
  F F F F F
   F R R F F
  F R C R F
   F R R F F
  F F F F F
places:
  - { at: C3, city: 2, name: Middle }
barriers:
  - [C3, C4]
`;

export class Host implements ToolHost {
  model: MapModel = parseMapFile(TEXT)?.model ?? emptyModel('pointy');
  letter = 'M';
  radius = 0;
  selection: ReadonlySet<number> = new Set();
  stamp: Piece | undefined;
  featureKind: FeatureKindId = 'ferry';
  regionId = '';
  tokens = { kind: 'goods', count: 1 };
  featured: MapFeature | undefined;
  shown: MapModel | undefined;
  readonly steps: string[] = [];
  edited: Hex | undefined;
  refuses = false;
  symmetry: Symmetry | undefined;
  readonly told: string[] = [];

  images(cells: Iterable<Hex>): Hex[] {
    return cellImages(this.symmetry, cells);
  }
  paint(model: MapModel, cells: readonly Hex[], letter: string): MapModel {
    return paintAlike(model, (some) => this.images(some), cells, letter);
  }
  edgeImages(edges: Iterable<Edge>): Edge[] {
    return [...edges];
  }
  pieceImages(piece: Piece): Piece[] {
    return pieceImages(this.symmetry, piece);
  }
  preview(model: MapModel | undefined): void {
    this.shown = model;
  }
  commit(model: MapModel, title: string): boolean {
    this.shown = undefined;
    if (this.refuses) return false;
    if (model === this.model) return true;
    this.model = model;
    this.steps.push(title);
    return true;
  }
  select(cells: Iterable<Hex>): void {
    this.selection = new Set([...cells].map(hexNumber));
  }
  pick(letter: string): void {
    this.letter = letter;
  }
  showFeature(feature: MapFeature): void {
    this.featured = feature;
  }
  editPlace(h: Hex): void {
    this.edited = h;
  }
  ghost(): void {}
  tell(message: string): void {
    this.told.push(message);
  }

  at(label: string): Hex {
    const at = parseLabel('pointy', label);
    if (!at) throw new Error(/* @wc-ignore */ `No label: ${label}`);
    return fromOffset('pointy', at, this.model.shift);
  }
  spot(label: string, side = 0): Spot {
    const hex = this.at(label);
    return { hex, edge: edgeAt(hex, side), shift: false, control: false };
  }
  letters(letter: string): string[] {
    return [...this.model.cells.values()]
      .filter((c) => c.letter === letter)
      .flatMap((c) => labelOf(this.model, c) ?? []);
  }
}
