// A picture under the map to trace over. It stays in this browser and is never saved in the file.
import type { Point } from '@railwright/hex';
import { get, set, del } from 'idb-keyval';
import { movedTo, onPicture, placedBy, type Pin, type Placement } from './placement.ts';

interface Kept extends Omit<Placement, 'turn'> {
  readonly picture: Blob;
  /** Pictures could not be turned once. */
  readonly turn?: number;
  readonly opacity: number;
}

/** What the next click says, while two points of the picture are given their cells. */
const ASKED = [
  'Click the middle of a cell in the picture.',
  'Click the cell of the map that it is.',
  'Click the middle of another cell in the picture, far from the first.',
  'Click the cell of the map that this one is.',
];

interface Aligning {
  readonly before: Placement;
  readonly pins: readonly Pin[];
  /** The point of the picture whose cell is asked for. */
  readonly on?: Point;
}

export class Tracing {
  url = $state<string | undefined>(undefined);
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  turn = $state(0);
  opacity = $state(0.5);
  width = $state(0);
  height = $state(0);
  #aligning = $state.raw<Aligning | undefined>(undefined);
  #picture: Blob | undefined;
  #key = '';

  /** What to click; undefined while clicks are for the tools. */
  readonly asks = $derived(
    this.#aligning && ASKED[2 * this.#aligning.pins.length + (this.#aligning.on ? 1 : 0)],
  );

  /** Restores the picture stored for a file. */
  async restore(path: string): Promise<void> {
    this.#key = `tracing:${path}`;
    const kept = await get<Kept>(this.#key);
    if (!kept) return;
    await this.#show(kept.picture);
    this.#place({ turn: 0, ...kept });
    this.opacity = kept.opacity;
  }

  async use(picture: Blob, width: number): Promise<void> {
    await this.#show(picture);
    this.#place({ x: -40, y: -40, scale: this.width > 0 ? width / this.width : 1, turn: 0 });
    await this.keep();
  }

  moveBy(dx: number, dy: number): void {
    if (!this.url) return;
    this.x += dx;
    this.y += dy;
    void this.keep();
  }

  /** From now on, clicks say where two points of the picture belong. */
  align(): void {
    const { x, y, scale, turn } = this;
    this.#aligning = { before: { x, y, scale, turn }, pins: [] };
  }

  /** A click on a point of the map, in a cell with this middle. Says what is wrong with it. */
  click(point: Point, middle: Point): string | undefined {
    if (!this.#aligning) return undefined;
    const { before, pins, on } = this.#aligning;
    if (!on) this.#aligning = { before, pins, on: onPicture(this, point) };
    else if (!pins[0]) {
      const pin = { on, at: middle };
      this.#place(movedTo(this, pin));
      this.#aligning = { before, pins: [pin] };
    } else {
      const place = placedBy(pins[0], { on, at: middle });
      this.#aligning = place ? undefined : { before, pins };
      if (!place) return 'That is the same cell as before. Click two that are far from each other.';
      this.#place(place);
      void this.keep();
    }
    return undefined;
  }

  /** The picture lies where it lay before the clicks. */
  cancel(): void {
    if (this.#aligning) this.#place(this.#aligning.before);
    this.#aligning = undefined;
  }

  async keep(): Promise<void> {
    if (!this.#picture || !this.#key) return;
    const { x, y, scale, turn, opacity } = this;
    await set(this.#key, { picture: this.#picture, x, y, scale, turn, opacity } satisfies Kept);
  }

  async remove(): Promise<void> {
    this.cancel();
    if (this.url) URL.revokeObjectURL(this.url);
    this.url = undefined;
    this.#picture = undefined;
    if (this.#key) await del(this.#key);
  }

  #place({ x, y, scale, turn }: Placement): void {
    Object.assign(this, { x, y, scale, turn });
  }

  async #show(picture: Blob): Promise<void> {
    const bitmap = await createImageBitmap(picture);
    this.width = bitmap.width;
    this.height = bitmap.height;
    bitmap.close();
    if (this.url) URL.revokeObjectURL(this.url);
    this.#picture = picture;
    this.url = URL.createObjectURL(picture);
  }
}
