// Selecting cells by a frame and moving the selection. A click on a place without dragging opens its form.
import { hexNumber, sameHex, shiftBy, subtractHex } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import { cellAt, placeAt } from '../model/model.ts';
import { moveCells } from '../model/transform.ts';
import { rectangleBetween } from './paint.ts';
import { NO_GHOST } from './tool.ts';
import type { Spot, Tool, ToolHost } from './tool.ts';

type State =
  | { readonly kind: 'framing'; readonly from: Hex; readonly how: 'replace' | 'add' | 'remove' }
  | { readonly kind: 'moving'; readonly from: Hex; readonly cells: readonly Hex[] };

export class SelectTool implements Tool {
  readonly id = 'select';
  readonly #host: ToolHost;
  #state: State | undefined;

  constructor(host: ToolHost) {
    this.#host = host;
  }

  get active(): boolean {
    return this.#state !== undefined;
  }

  down({ hex, shift, control }: Spot): void {
    const { selection, model } = this.#host;
    if (!shift && !control && selection.has(hexNumber(hex))) {
      const cells = [...model.cells.values()].filter((cell) => selection.has(hexNumber(cell)));
      this.#state = { kind: 'moving', from: hex, cells };
    } else {
      this.#state = { kind: 'framing', from: hex, how: shift ? 'add' : control ? 'remove' : 'replace' };
    }
  }

  move({ hex }: Spot): void {
    const state = this.#state;
    const { model } = this.#host;
    if (!state) return this.#host.ghost({ cells: [hex], edges: [] });
    if (state.kind === 'framing') {
      return this.#host.ghost({ cells: rectangleBetween(model, state.from, hex, 0), edges: [] });
    }
    const by = subtractHex(hex, state.from);
    this.#host.preview(sameHex(by, { q: 0, r: 0 }) ? undefined : moveCells(model, state.cells, shiftBy(by)));
  }

  up({ hex }: Spot): void {
    const state = this.#state;
    this.#state = undefined;
    if (!state) return;
    const { model } = this.#host;
    this.#host.ghost(NO_GHOST);
    const still = sameHex(state.from, hex);
    if (state.kind === 'framing') {
      const cells = rectangleBetween(model, state.from, hex, 0).filter((h) => cellAt(model, h));
      this.#host.select(cells, state.how);
      if (still && state.how === 'replace' && placeAt(model, hex)) this.#host.editPlace(hex);
    } else if (still) {
      this.#host.select([hex], 'replace');
      if (placeAt(model, hex)) this.#host.editPlace(hex);
    } else {
      const by = subtractHex(hex, state.from);
      // First the selection: if the map has to move for its labels, the selection moves with it.
      this.#host.select(
        state.cells.map((h) => ({ q: h.q + by.q, r: h.r + by.r })),
        'replace',
      );
      if (!this.#host.commit(moveCells(model, state.cells, shiftBy(by)), 'Move'))
        this.#host.select(state.cells, 'replace');
    }
  }

  cancel(): void {
    this.#state = undefined;
    this.#host.preview(undefined);
    this.#host.ghost(NO_GHOST);
  }
}
