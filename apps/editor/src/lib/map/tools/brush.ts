// The shared part of tools that paint cells with a brush and its images under symmetry. A gesture is one step.
import { hexLine, sameHex } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import { cellAt, type MapModel } from '../model/model.ts';
import { thicken } from './paint.ts';
import { NO_GHOST } from './tool.ts';
import type { Spot, Tool, ToolHost } from './tool.ts';

export interface Stroke {
  /** The same model if nothing changes. */
  paint(model: MapModel, cells: readonly Hex[]): MapModel;
  readonly label: string;
  /** Called once the step is in the history. */
  onDone?(): void;
}

export abstract class BrushTool implements Tool {
  abstract readonly id: Tool['id'];
  protected readonly host: ToolHost;
  #stroke: Stroke | undefined;
  #last: Hex | undefined;
  #painted: MapModel | undefined;

  constructor(host: ToolHost) {
    this.host = host;
  }

  /** The effect of a stroke that begins at this cell; undefined if no paint is chosen. */
  protected abstract begin(hex: Hex): Stroke | undefined;

  get active(): boolean {
    return this.#stroke !== undefined;
  }

  down({ hex }: Spot): void {
    this.#stroke = this.begin(hex);
    this.#last = hex;
    this.#painted = this.host.model;
    this.#paint(hex);
  }

  move({ hex }: Spot): void {
    this.host.ghost({ cells: this.host.images(thicken([hex], this.host.radius)), edges: [] });
    if (this.#last && !sameHex(this.#last, hex)) this.#paint(hex);
  }

  up(): void {
    const [stroke, painted] = [this.#stroke, this.#painted];
    this.#stroke = undefined;
    if (!stroke || !painted) return;
    if (painted === this.host.model) this.host.preview(undefined);
    else if (this.host.commit(painted, stroke.label)) stroke.onDone?.();
  }

  cancel(): void {
    this.#stroke = undefined;
    this.host.preview(undefined);
    this.host.ghost(NO_GHOST);
  }

  #paint(to: Hex): void {
    if (!this.#stroke || !this.#last || !this.#painted) return;
    const { model } = this.host;
    const cells = this.host
      .images(thicken(hexLine(this.#last, to), this.host.radius))
      .filter((h) => cellAt(model, h) !== undefined);
    this.#last = to;
    this.#painted = this.#stroke.paint(this.#painted, cells);
    this.host.preview(this.#painted);
  }
}
