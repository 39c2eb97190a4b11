// The part of the map on the table that is shown: the whole, until two fingers or the buttons zoom in; then one finger moves it.
import { Camera, Fingers, pointOf } from '@railwright/board';
import type { Point, Rect } from '@railwright/hex';

/** On a phone, one step makes a wide map as high as its place. */
const STEP = 1.6;

export class MapView {
  readonly #whole: Rect;
  readonly #camera = new Camera();
  readonly #fingers = new Fingers();
  /** The last place of a finger. */
  #last: Point | undefined;

  readonly zoomed = $derived.by(() => this.#camera.zoom > this.#camera.wholeOf(this.#whole) * 1.001);
  /** In units of the board; nothing while the whole map is shown. */
  readonly shown = $derived.by((): Rect | undefined => {
    const { x, y, zoom, width, height } = this.#camera;
    return this.zoomed
      ? { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom }
      : undefined;
  });

  constructor(whole: Rect) {
    this.#whole = whole;
    this.showWhole();
  }

  /** Takes over the size of its place in pixels; what is in the middle stays there. */
  resize(width: number, height: number): void {
    const camera = this.#camera;
    const { zoomed } = this;
    camera.panBy((width - camera.width) / 2, (height - camera.height) / 2);
    camera.width = width;
    camera.height = height;
    if (zoomed) this.#keep();
    else this.showWhole();
  }

  showWhole(): void {
    this.#camera.zoom = 0;
    this.#keep();
  }

  /** @param direction 1 to zoom in, -1 to zoom out */
  step(direction: 1 | -1): void {
    this.#camera.zoomBy(STEP ** direction);
    this.#keep();
  }

  /** Brings a point of the board into view. */
  reveal(point: Point): void {
    if (!this.zoomed) return;
    this.#camera.reveal(point);
    this.#keep();
  }

  /** Where a square around a point of the board is in its place, in pixels. */
  squareAround(point: Point, half: number): Rect {
    const { x, y } = this.#camera.toScreen(point);
    const reach = half * this.#camera.zoom;
    return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
  }

  shows(point: Point): boolean {
    const { width, height } = this.#camera;
    const { x, y } = this.#camera.toScreen(point);
    return x >= 0 && x <= width && y >= 0 && y <= height;
  }

  down(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    this.#last = pointOf(event);
    this.#fingers.down(event.pointerId, this.#last);
  }

  move(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    const at = pointOf(event);
    const last = this.#last;
    this.#last = at;
    const pinched = this.#fingers.pinch(event.pointerId, at, this.#camera);
    if (!pinched && last && this.zoomed && this.#fingers.count === 1)
      this.#camera.panBy(at.x - last.x, at.y - last.y);
    this.#keep();
  }

  up(event: PointerEvent): void {
    this.#fingers.up(event.pointerId);
    // The finger that stays begins a movement of its own.
    this.#last = undefined;
  }

  #keep(): void {
    this.#camera.keep(this.#whole);
  }
}
