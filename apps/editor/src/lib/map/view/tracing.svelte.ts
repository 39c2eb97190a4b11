// A picture under the map to trace over. It stays in this browser and is never saved in the file.
import { get, set, del } from 'idb-keyval';

interface Kept {
  readonly picture: Blob;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly opacity: number;
}

export class Tracing {
  url = $state<string | undefined>(undefined);
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  opacity = $state(0.5);
  width = $state(0);
  height = $state(0);
  #picture: Blob | undefined;
  #key = '';

  /** Restores the picture stored for a file. */
  async restore(path: string): Promise<void> {
    this.#key = `tracing:${path}`;
    const kept = await get<Kept>(this.#key);
    if (!kept) return;
    await this.#show(kept.picture);
    this.x = kept.x;
    this.y = kept.y;
    this.scale = kept.scale;
    this.opacity = kept.opacity;
  }

  async use(picture: Blob, width: number): Promise<void> {
    await this.#show(picture);
    this.x = -40;
    this.y = -40;
    this.scale = this.width > 0 ? width / this.width : 1;
    await this.keep();
  }

  moveBy(dx: number, dy: number): void {
    if (!this.url) return;
    this.x += dx;
    this.y += dy;
    void this.keep();
  }

  async keep(): Promise<void> {
    if (!this.#picture || !this.#key) return;
    const { x, y, scale, opacity } = this;
    await set(this.#key, { picture: this.#picture, x, y, scale, opacity } satisfies Kept);
  }

  async remove(): Promise<void> {
    if (this.url) URL.revokeObjectURL(this.url);
    this.url = undefined;
    this.#picture = undefined;
    if (this.#key) await del(this.#key);
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
