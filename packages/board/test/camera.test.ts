// Fingers and the view of a map: what lies under two fingers stays under them, and a map never leaves its place.
import { expect, test } from 'vitest';
import { Camera } from '../src/view/camera.svelte.ts';
import { Fingers } from '../src/view/fingers.ts';

test('what lies under two fingers stays under them', () => {
  const camera = new Camera();
  camera.panBy(30, -20);
  const fingers = new Fingers();
  fingers.down(1, { x: 100, y: 100 });
  expect(fingers.pinch(1, { x: 101, y: 100 }, camera)).toBe(false);
  fingers.down(2, { x: 201, y: 100 });
  const under = [camera.toMap({ x: 101, y: 100 }), camera.toMap({ x: 201, y: 100 })];
  // Both move apart and along, one after the other, as events tell it.
  for (let step = 1; step <= 100; step++) {
    expect(fingers.pinch(1, { x: 101 - step / 2, y: 100 + step / 5 }, camera)).toBe(true);
    expect(fingers.pinch(2, { x: 201 + step / 2, y: 100 + step / 5 }, camera)).toBe(true);
  }
  expect(camera.zoom).toBeCloseTo(2, 1);
  for (const [i, at] of [
    { x: 51, y: 120 },
    { x: 251, y: 120 },
  ].entries()) {
    const there = camera.toScreen(under[i]!);
    expect(Math.abs(there.x - at.x)).toBeLessThan(2);
    expect(Math.abs(there.y - at.y)).toBeLessThan(2);
  }
  fingers.down(3, { x: 0, y: 0 });
  expect(fingers.pinch(3, { x: 50, y: 50 }, camera)).toBe(false);
});

test('a map is never smaller than as a whole, and never leaves its place', () => {
  const camera = new Camera();
  camera.width = 400;
  camera.height = 300;
  const map = { x: -10, y: -10, width: 200, height: 100 };
  camera.zoom = 0.1;
  camera.keep(map);
  // As wide as the canvas, and in the middle of its height.
  expect(camera.zoom).toBe(2);
  expect(camera.toScreen({ x: -10, y: -10 })).toEqual({ x: 0, y: 50 });
  camera.zoomBy(2);
  camera.panBy(5000, -5000);
  camera.keep(map);
  expect(camera.toScreen({ x: -10, y: 90 })).toEqual({ x: 0, y: 300 });
});
