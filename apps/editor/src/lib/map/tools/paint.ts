// Brush and eraser: a stroke paints a disk along the pointer's path. Line and rectangle: the shape between the gesture's start and its
// current cell. All include their images under the symmetry; a gesture is one step.
import { disk, fromOffset, hexLine, hexNumber, sameHex, toOffset } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import { HOLE } from '../../core/content/letters.ts';
import type { MapModel } from '../model/model.ts';
import { NO_GHOST } from './tool.ts';
import type { Spot, Tool, ToolHost, ToolId } from './tool.ts';

/** Cells within `radius` of any of these, each once. */
export function thicken(cells: readonly Hex[], radius: number): Hex[] {
  if (radius === 0) return [...cells];
  const found = new Map<number, Hex>();
  for (const h of cells) for (const near of disk(h, radius)) found.set(hexNumber(near), near);
  return [...found.values()];
}

export class StrokeTool implements Tool {
  readonly id: ToolId;
  readonly #host: ToolHost;
  #state: { readonly last: Hex; readonly model: MapModel } | undefined;

  constructor(host: ToolHost, id: 'brush' | 'eraser') {
    this.#host = host;
    this.id = id;
  }

  get active(): boolean {
    return this.#state !== undefined;
  }

  down(spot: Spot): void {
    this.#state = { last: spot.hex, model: this.#host.model };
    this.#paint(spot.hex);
  }

  move(spot: Spot): void {
    this.#host.ghost({ cells: this.#host.images(thicken([spot.hex], this.#host.radius)), edges: [] });
    if (this.#state && !sameHex(this.#state.last, spot.hex)) this.#paint(spot.hex);
  }

  up(): void {
    const state = this.#state;
    this.#state = undefined;
    if (state) this.#host.commit(state.model, this.id === 'eraser' ? 'Erase' : 'Paint');
  }

  cancel(): void {
    this.#state = undefined;
    this.#host.preview(undefined);
  }

  #paint(to: Hex): void {
    if (!this.#state) return;
    const cells = thicken(hexLine(this.#state.last, to), this.#host.radius);
    const letter = this.id === 'eraser' ? HOLE : this.#host.letter;
    this.#state = { last: to, model: this.#host.paint(this.#state.model, cells, letter) };
    this.#host.preview(this.#state.model);
  }
}

type Shape = (model: MapModel, from: Hex, to: Hex, radius: number) => Hex[];

const line: Shape = (_model, from, to, radius) => thicken(hexLine(from, to), radius);

/** Whole columns and rows between two cells. */
export const rectangleBetween: Shape = ({ orientation, shift }, from, to) => {
  const [a, b] = [toOffset(orientation, from, shift), toOffset(orientation, to, shift)];
  const cells: Hex[] = [];
  for (let row = Math.min(a.row, b.row); row <= Math.max(a.row, b.row); row++) {
    for (let col = Math.min(a.col, b.col); col <= Math.max(a.col, b.col); col++) {
      cells.push(fromOffset(orientation, { col, row }, shift));
    }
  }
  return cells;
};

export class ShapeTool implements Tool {
  readonly id: ToolId;
  readonly #host: ToolHost;
  readonly #shape: Shape;
  #from: Hex | undefined;

  constructor(host: ToolHost, id: 'line' | 'rectangle') {
    this.#host = host;
    this.id = id;
    this.#shape = id === 'line' ? line : rectangleBetween;
  }

  get active(): boolean {
    return this.#from !== undefined;
  }

  down(spot: Spot): void {
    this.#from = spot.hex;
    this.move(spot);
  }

  move(spot: Spot): void {
    const cells = this.#cells(this.#from ?? spot.hex, spot.hex);
    this.#host.ghost({ cells: this.#host.images(cells), edges: [] });
    if (this.#from) this.#host.preview(this.#host.paint(this.#host.model, cells, this.#host.letter));
  }

  up(spot: Spot): void {
    const from = this.#from;
    this.#from = undefined;
    this.#host.ghost(NO_GHOST);
    if (!from) return;
    const model = this.#host.paint(this.#host.model, this.#cells(from, spot.hex), this.#host.letter);
    this.#host.commit(model, this.id === 'line' ? 'Draw a line' : 'Draw a rectangle');
  }

  cancel(): void {
    this.#from = undefined;
    this.#host.preview(undefined);
    this.#host.ghost(NO_GHOST);
  }

  #cells(from: Hex, to: Hex): Hex[] {
    return this.#shape(this.#host.model, from, to, this.#host.radius);
  }
}
