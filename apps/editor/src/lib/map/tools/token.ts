// Puts tokens on cells: a stroke that begins where just as many of the kind lie takes them away, any other puts them down. A gesture is one
// step.
import { hexLine, sameHex } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import type { MapFeature } from '../model/features.ts';
import { cellAt } from '../model/model.ts';
import { putTokens, tokensAt } from '../model/tokens.ts';
import { thicken } from './paint.ts';
import { NO_GHOST } from './tool.ts';
import type { Spot, Tool, ToolHost } from './tool.ts';

interface Stroke {
  readonly last: Hex;
  readonly features: readonly MapFeature[];
  readonly kind: string;
  readonly count: number;
}

export class TokenTool implements Tool {
  readonly id = 'token';
  readonly #host: ToolHost;
  #stroke: Stroke | undefined;

  constructor(host: ToolHost) {
    this.#host = host;
  }

  get active(): boolean {
    return this.#stroke !== undefined;
  }

  down({ hex }: Spot): void {
    const { model, tokens } = this.#host;
    const { kind } = tokens;
    if (kind === '')
      return this.#host.tell('This pack has no tokens of its own yet. The panel says how to declare some.');
    const { features } = model;
    const count = tokensAt(features, hex, kind) === tokens.count ? 0 : tokens.count;
    this.#stroke = { last: hex, features, kind, count };
    this.#put(hex);
  }

  move({ hex }: Spot): void {
    this.#host.ghost({ cells: this.#host.images(thicken([hex], this.#host.radius)), edges: [] });
    if (this.#stroke && !sameHex(this.#stroke.last, hex)) this.#put(hex);
  }

  up(): void {
    const stroke = this.#stroke;
    this.#stroke = undefined;
    if (!stroke) return;
    const { model } = this.#host;
    const { features, kind, count } = stroke;
    if (features === model.features) this.#host.preview(undefined);
    else
      this.#host.commit(
        { ...model, features },
        count === 0 ? `Take ${kind} away` : `Put down ${count} ${kind}`,
      );
  }

  cancel(): void {
    this.#stroke = undefined;
    this.#host.preview(undefined);
    this.#host.ghost(NO_GHOST);
  }

  #put(to: Hex): void {
    if (!this.#stroke) return;
    const { last, features, kind, count } = this.#stroke;
    const { model } = this.#host;
    const cells = this.#host
      .images(thicken(hexLine(last, to), this.#host.radius))
      .filter((h) => cellAt(model, h) !== undefined);
    this.#stroke = { last: to, features: putTokens(features, cells, kind, count), kind, count };
    this.#host.preview({ ...model, features: this.#stroke.features });
  }
}
