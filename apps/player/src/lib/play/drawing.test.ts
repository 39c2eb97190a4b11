// What follows at once is drawn together, and nothing stays undrawn.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Drawing } from './drawing.ts';

let drawn = 0;
let drawing: Drawing;

beforeEach(() => {
  vi.useFakeTimers();
  drawn = 0;
  drawing = new Drawing(() => drawn++);
});
afterEach(() => void vi.useRealTimers());

test('the first is drawn at once, and those that follow together, a moment later', () => {
  drawing.soon();
  expect(drawn).toBe(1);
  for (let i = 0; i < 9; i++) {
    drawing.soon();
    vi.advanceTimersByTime(5);
  }
  expect(drawn).toBe(1);
  vi.advanceTimersByTime(100);
  expect(drawn).toBe(2);
});

test('at the pace of bots each choice is drawn at once', () => {
  for (let i = 1; i < 4; i++) {
    drawing.soon();
    expect(drawn).toBe(i);
    vi.advanceTimersByTime(150);
  }
});

test('what somebody waits for is drawn now, with what was left', () => {
  drawing.now();
  drawing.soon();
  drawing.now();
  expect(drawn).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(drawn).toBe(2);
});

test('what is left can be drawn, or dropped', () => {
  drawing.finish();
  expect(drawn).toBe(0);
  drawing.now();
  drawing.soon();
  drawing.finish();
  expect(drawn).toBe(2);
  drawing.soon();
  drawing.stop();
  vi.advanceTimersByTime(1000);
  expect(drawn).toBe(2);
});
