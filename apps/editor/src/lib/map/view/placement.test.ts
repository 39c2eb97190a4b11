import { expect, test } from 'vitest';
import { movedTo, onPicture, placedBy, type Pin, type Placement } from './placement.ts';

const close = (a: Placement | undefined, b: Placement): void => {
  for (const key of ['x', 'y', 'scale', 'turn'] as const) expect(a?.[key]).toBeCloseTo(b[key], 9);
};

test('two points say how large a picture is, how it is turned and where it lies', () => {
  for (const place of [
    { x: 0, y: 0, scale: 1, turn: 0 },
    { x: -40, y: 17, scale: 0.31, turn: 1.5 },
    { x: 900, y: -3, scale: 4, turn: -179 },
    { x: 5, y: 5, scale: 2, turn: 90 },
  ]) {
    const pin = (x: number, y: number): Pin => ({ on: onPicture(place, { x, y }), at: { x, y } });
    close(placedBy(pin(12, 30), pin(400, 210)), place);
    close(placedBy(pin(400, 210), pin(12, 30)), place);
    // One point moves the picture and leaves the rest of it as it was.
    close(movedTo({ ...place, x: 77, y: 1 }, pin(12, 30)), place);
  }
});

test('a quarter turn clockwise takes what is right of a point below it', () => {
  const place = placedBy(
    { on: { x: 10, y: 10 }, at: { x: 100, y: 100 } },
    { on: { x: 30, y: 10 }, at: { x: 100, y: 140 } },
  );
  close(place, { x: 120, y: 80, scale: 2, turn: 90 });
});

test('the same point twice says nothing', () => {
  const [here, there] = [
    { x: 1, y: 1 },
    { x: 2, y: 1 },
  ];
  expect(placedBy({ on: here, at: here }, { on: here, at: there })).toBeUndefined();
  expect(placedBy({ on: here, at: here }, { on: there, at: here })).toBeUndefined();
});
