// The visible part of a map: a point of the map in the corner of the canvas, and a zoom. Never part of the history. A large map is
// not redrawn with every notch of the wheel: until the camera rests, the last drawing is moved and scaled as a picture.
import type { Point, Rect } from '@railwright/hex';
import { untrack } from 'svelte';

const MIN_ZOOM = 0.08;
const MAX_ZOOM = 6;

/** How long the camera must rest before the map is redrawn. */
const REST_MS = 200;

/** The visible part of a map, as Svelte state. Points are in pixels of the canvas or in units of the board. */
export class Camera {
  /** Pixels of the canvas per unit of the board. */
  zoom = $state(1);
  /** Pixel column at which the board's origin lies. */
  x = $state(0);
  /** Pixel row at which the board's origin lies. */
  y = $state(0);
  /** Size of the canvas in pixels. */
  width = $state(800);
  height = $state(600);

  /** Whether it has just moved. */
  moving = $state(false);
  /** The last resting position, for which the map is drawn. */
  rested = $state.raw({ x: 0, y: 0, zoom: 1 });

  /** Sets the position without movement: the map is drawn for it. */
  rest(): void {
    this.moving = false;
    this.rested = { x: this.x, y: this.y, zoom: this.zoom };
  }

  /** Records movement, and rests after a moment without it. Call it in an effect; returns a function that ends the waiting. */
  follow(): (() => void) | undefined {
    const { x, y, zoom } = this;
    const rested = untrack(() => this.rested);
    const moved = x !== rested.x || y !== rested.y || zoom !== rested.zoom;
    this.moving = moved;
    if (!moved) return undefined;
    const timer = setTimeout(() => this.rest(), REST_MS);
    return () => clearTimeout(timer);
  }

  /** A point of the canvas as a point of the board. */
  toMap(screen: Point): Point {
    return { x: (screen.x - this.x) / this.zoom, y: (screen.y - this.y) / this.zoom };
  }

  /** A point of the board as a point of the canvas. */
  toScreen(point: Point): Point {
    return { x: point.x * this.zoom + this.x, y: point.y * this.zoom + this.y };
  }

  /** Moves the map by pixels. */
  panBy(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
  }

  /** Zooms by a factor; the point under `screen` stays in place. */
  zoomAt(screen: Point, factor: number): void {
    const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, this.zoom * factor));
    const fixed = this.toMap(screen);
    this.zoom = zoom;
    this.x = screen.x - fixed.x * zoom;
    this.y = screen.y - fixed.y * zoom;
  }

  /** Multiplies the zoom, about the middle of the canvas. */
  zoomBy(factor: number): void {
    this.zoomAt({ x: this.width / 2, y: this.height / 2 }, factor);
  }

  /** Shows the whole of a rectangle, with a margin in pixels. */
  fit(rect: Rect, margin = 40): void {
    if (rect.width === 0 || rect.height === 0) return;
    const across = Math.max(1, this.width - 2 * margin) / rect.width;
    const down = Math.max(1, this.height - 2 * margin) / rect.height;
    this.zoom = Math.min(2.5, Math.max(MIN_ZOOM, Math.min(across, down)));
    this.centerOn({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
  }

  /** The zoom that shows the whole of a rectangle. */
  wholeOf(rect: Rect): number {
    return Math.min(this.width / rect.width, this.height / rect.height);
  }

  /** Keeps a rectangle in view: no smaller than as a whole, and at the border of the canvas if it is larger. */
  keep(rect: Rect): void {
    this.zoom = Math.max(this.zoom, this.wholeOf(rect));
    const kept = (at: number, room: number, from: number, size: number): number => {
      const left = room - size * this.zoom;
      const start = left >= 0 ? left / 2 : Math.min(0, Math.max(left, at + from * this.zoom));
      return start - from * this.zoom;
    };
    this.x = kept(this.x, this.width, rect.x, rect.width);
    this.y = kept(this.y, this.height, rect.y, rect.height);
  }

  /** Moves a point of the board to the middle of the canvas. */
  centerOn(point: Point): void {
    this.x = this.width / 2 - point.x * this.zoom;
    this.y = this.height / 2 - point.y * this.zoom;
  }

  /** Brings a point into view if it is outside or close to the border. */
  reveal(point: Point, margin = 60): void {
    const { x, y } = this.toScreen(point);
    if (x < margin) this.x += margin - x;
    else if (x > this.width - margin) this.x -= x - (this.width - margin);
    if (y < margin) this.y += margin - y;
    else if (y > this.height - margin) this.y -= y - (this.height - margin);
  }
}
