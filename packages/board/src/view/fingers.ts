// Two fingers on a map move and zoom it: what lies under them stays under them.
import type { Point } from '@railwright/hex';
import type { Camera } from './camera.svelte.ts';

/** The fingers that touch a map. */
export class Fingers {
  readonly #at = new Map<number, Point>();

  /** The number of fingers on the map. */
  get count(): number {
    return this.#at.size;
  }

  /**
   * Notes that a finger touched the canvas.
   * @param at in pixels of the canvas
   */
  down(id: number, at: Point): void {
    this.#at.set(id, at);
  }

  /** Notes that a finger left the canvas. */
  up(id: number): void {
    this.#at.delete(id);
  }

  /**
   * Moves the camera with the finger `id`, if it is one of two.
   * @param at in pixels of the canvas
   * @returns whether it is
   */
  pinch(id: number, at: Point, camera: Camera): boolean {
    const before = this.#at.get(id);
    if (before === undefined) return false;
    this.#at.set(id, at);
    const [other, ...more] = [...this.#at].filter(([finger]) => finger !== id).map(([, point]) => point);
    if (other === undefined || more.length > 0) return false;
    const spread = (p: Point): number => Math.hypot(p.x - other.x, p.y - other.y);
    camera.panBy((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (spread(before) > 8)
      camera.zoomAt({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }, spread(at) / spread(before));
    return true;
  }
}

/** The place of an event, in pixels of the element that handles it. */
export function pointOf(event: MouseEvent): Point {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
