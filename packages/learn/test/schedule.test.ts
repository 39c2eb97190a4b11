// When learning ends.
import { expect, test } from 'vitest';
import { isStuck, levelSince, progressOf, annealAt, type Check } from '@railwright/learn';

const check = (games: number, won: number): Check => ({ games, against: games / 2, won });

test('a number of games or minutes is used up evenly', () => {
  expect(progressOf({ games: 200 }, 50, 0, [])).toBe(0.25);
  expect(progressOf({ games: 200 }, 500, 0, [])).toBe(1);
  expect(progressOf({ minutes: 3 }, 50, 0.7, [])).toBe(0.7);
});

test('two checks in a row without a gain mean level, but not at the beginning', () => {
  const early = [check(4000, 0.5), check(5600, 0.5)];
  expect(levelSince(early)).toBeUndefined();
  const later = [...early, check(8000, 0.7), check(11_300, 0.54), check(16_000, 0.6), check(22_600, 0.5)];
  expect(levelSince(later)).toBeUndefined();
  expect(levelSince([...later, check(32_000, 0.54)])).toBe(32_000);
});

test('learning that is level continues for half as long, with ever smaller steps', () => {
  const checks = [check(11_300, 0.5), check(16_000, 0.5)];
  const progress = (games: number): number => progressOf({ most: 100_000 }, games, 0, checks);
  expect(progress(16_000)).toBe(0.5);
  expect(annealAt(progress(15_000))).toBe(1);
  expect(annealAt(progress(20_000))).toBe(0.5);
  expect(progress(20_000)).toBe(0.75);
  expect(progress(24_000)).toBe(1);
});

test('learning that keeps improving ends at the maximum number of games', () => {
  expect(progressOf({ most: 90_000 }, 60_000, 0, [])).toBe(0.5);
  expect(progressOf({ most: 90_000 }, 90_000, 0, [])).toBe(1);
});

test('learning that never improved and whose games do not end is stuck, at most twice', () => {
  const level = [check(2000, 0.5), check(2800, 0.52)];
  expect(isStuck(level.slice(0, 1), 0.9)).toBe(false);
  expect(isStuck(level, 0.9)).toBe(true);
  expect(isStuck(level, 0.4)).toBe(false);
  expect(isStuck([check(2000, 0.7), ...level], 0.9)).toBe(false);
  const once: Check[] = [check(2000, 0.5), { ...check(2800, 0.5), stuck: true }];
  expect(isStuck([...once, check(4000, 0.5)], 0.9)).toBe(false);
  expect(isStuck([...once, ...level], 0.9)).toBe(true);
  expect(isStuck([...once, ...once, ...level], 0.9)).toBe(false);
});

test('checks before a fresh start do not count towards being level', () => {
  const before: Check[] = [check(8000, 0.5), { ...check(11_300, 0.5), stuck: true }];
  expect(levelSince(before)).toBeUndefined();
  expect(levelSince([...before, check(16_000, 0.9), check(22_600, 0.5), check(32_000, 0.5)])).toBe(32_000);
});
