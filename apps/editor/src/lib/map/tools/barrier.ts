// Draws barriers on the edge nearest to the pointer. The first edge decides whether the gesture draws or erases.
import { edgeHexes, edgeKey, sameEdge } from '@railwright/hex';
import type { Edge } from '@railwright/hex';
import { setBarriers } from '../model/change.ts';
import { cellAt } from '../model/model.ts';
import type { MapModel } from '../model/model.ts';
import { NO_GHOST } from './tool.ts';
import type { Spot, Tool, ToolHost } from './tool.ts';

export class BarrierTool implements Tool {
  readonly id = 'barrier';
  readonly #host: ToolHost;
  #state: { readonly on: boolean; readonly last: Edge; readonly model: MapModel } | undefined;

  constructor(host: ToolHost) {
    this.#host = host;
  }

  get active(): boolean {
    return this.#state !== undefined;
  }

  down({ edge }: Spot): void {
    const { model } = this.#host;
    this.#draw(edge, !model.barriers.has(edgeKey(edge)), model);
  }

  move({ edge }: Spot): void {
    const between = edgeHexes(edge).every((h) => cellAt(this.#host.model, h));
    this.#host.ghost({ cells: [], edges: between ? this.#host.edgeImages([edge]) : [] });
    if (this.#state && !sameEdge(this.#state.last, edge)) this.#draw(edge, this.#state.on, this.#state.model);
  }

  up(): void {
    const state = this.#state;
    this.#state = undefined;
    if (state) this.#host.commit(state.model, state.on ? 'Draw a barrier' : 'Remove a barrier');
  }

  cancel(): void {
    this.#state = undefined;
    this.#host.preview(undefined);
    this.#host.ghost(NO_GHOST);
  }

  #draw(edge: Edge, on: boolean, model: MapModel): void {
    this.#state = { on, last: edge, model: setBarriers(model, this.#host.edgeImages([edge]), on) };
    this.#host.preview(this.#state.model);
  }
}
