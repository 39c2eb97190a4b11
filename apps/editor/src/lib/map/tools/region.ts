// Paints the cells of a region: a stroke that begins outside the region adds to it, one that begins within takes away. A gesture is one
// step.
import { hexLine, hexNumber, sameHex } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import { cellAt } from '../model/model.ts';
import { freshRegionId, paintRegion } from '../model/regions.ts';
import type { MapRegion } from '../model/regions.ts';
import { thicken } from './paint.ts';
import { NO_GHOST } from './tool.ts';
import type { Spot, Tool, ToolHost } from './tool.ts';

interface Stroke {
  readonly last: Hex;
  readonly regions: readonly MapRegion[];
  readonly id: string;
  readonly adds: boolean;
}

export class RegionTool implements Tool {
  readonly id = 'region';
  readonly #host: ToolHost;
  #stroke: Stroke | undefined;

  constructor(host: ToolHost) {
    this.#host = host;
  }

  get active(): boolean {
    return this.#stroke !== undefined;
  }

  down({ hex }: Spot): void {
    const { regions } = this.#host.model;
    const chosen = regions.find(({ id }) => id === this.#host.regionId);
    const id = chosen?.id ?? freshRegionId(regions);
    const adds = chosen?.cells.has(hexNumber(hex)) !== true;
    this.#stroke = { last: hex, regions, id, adds };
    this.#paint(hex);
  }

  move({ hex }: Spot): void {
    this.#host.ghost({ cells: this.#host.images(thicken([hex], this.#host.radius)), edges: [] });
    if (this.#stroke && !sameHex(this.#stroke.last, hex)) this.#paint(hex);
  }

  up(): void {
    const stroke = this.#stroke;
    this.#stroke = undefined;
    if (!stroke) return;
    const { model } = this.#host;
    if (stroke.regions === model.regions) {
      this.#host.preview(undefined);
      return;
    }
    if (this.#host.commit({ ...model, regions: stroke.regions }, `Paint the region ${stroke.id}`))
      this.#host.regionId = stroke.id;
  }

  cancel(): void {
    this.#stroke = undefined;
    this.#host.preview(undefined);
    this.#host.ghost(NO_GHOST);
  }

  #paint(to: Hex): void {
    if (!this.#stroke) return;
    const { last, regions, id, adds } = this.#stroke;
    const { model } = this.#host;
    const cells = this.#host
      .images(thicken(hexLine(last, to), this.#host.radius))
      .filter((h) => cellAt(model, h) !== undefined);
    this.#stroke = { last: to, regions: paintRegion(regions, id, cells, adds), id, adds };
    this.#host.preview({ ...model, regions: this.#stroke.regions });
  }
}
