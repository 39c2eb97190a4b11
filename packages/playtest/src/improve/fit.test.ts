// Fitting starts from the nearest strategy and keeps only changes that bring it nearer. Here, whole numbers are fitted.
import { expect, test } from 'vitest';
import { fit } from './fit.ts';
import { unlike, type Habits } from './habits.ts';

const habits = (towers: number, rounds = 20): Habits => ({
  gained: new Map([
    ['tower', [0, towers, 0]],
    ['waste', [1, 1, 1]],
  ]),
  cells: 2,
  built: 0,
  rounds,
});

const task = (steps: readonly number[]) => {
  const left = [...steps];
  return {
    starts: [
      { name: 'far', value: 20 },
      { name: 'near', value: 8 },
    ],
    target: habits(4),
    habitsOf: (value: number) => habits(value),
    change: (value: number) => {
      const step = left.shift();
      return step === undefined ? undefined : { value: value + step, what: `by ${step}` };
    },
    tries: 6,
  };
};

test('the distance between two counts cards by their time, cells, buildings and a part of the rounds', () => {
  expect(unlike(habits(4), habits(4))).toBe(0);
  expect(unlike(habits(4), habits(6.5, 24))).toBe(3.5);
  const late: Habits = { ...habits(4), gained: new Map([['tower', [0, 0, 4]]]) };
  expect(unlike(late, { ...habits(4), cells: 3, built: 1 })).toBe(10);
});

test('the nearest start is used, and changes that lead away from the player are not kept', async () => {
  const fitted = await fit(task([-1, 3, -1, 0, -2]));
  expect(fitted).toMatchObject({ value: 4, start: { name: 'near' }, before: 4, after: 0, tries: 6 });
  expect(fitted.kept.map(({ what }) => what)).toEqual(['by -1', 'by -1', 'by -2']);
});

test('a stopped fit gives the result so far', async () => {
  const controller = new AbortController();
  const fitted = await fit({
    ...task([-1, -1, -1]),
    signal: controller.signal,
    onTry: (tries) => tries === 2 && controller.abort(),
  });
  expect(fitted).toMatchObject({ value: 6, tries: 2 });
});
