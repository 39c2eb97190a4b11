import { expect, test } from 'vitest';
import { choicesFor, moveCar, placeIn, planOf, stepCar, type YardPlan } from './yard-order.ts';

const YARD = [
  ['coal', 'milk', 'coal'],
  ['tanker', 'boxcar'],
];
const cars = (plan: YardPlan): string[][] => plan.map((siding) => siding.map(({ car }) => car));

test('a car moves within its siding and to another one', () => {
  const plan = planOf(YARD);
  expect(cars(moveCar(plan, 1, 0, 0, 8))).toEqual([
    ['milk', 'coal', 'coal'],
    ['tanker', 'boxcar'],
  ]);
  expect(cars(moveCar(plan, 2, 1, 1, 8))).toEqual([
    ['coal', 'milk'],
    ['tanker', 'coal', 'boxcar'],
  ]);
});

test('a full siding takes no car from elsewhere', () => {
  const plan = planOf(YARD);
  expect(moveCar(plan, 0, 1, 0, 2)).toBe(plan);
  expect(cars(moveCar(plan, 4, 1, 0, 2))[1]).toEqual(['boxcar', 'tanker']);
});

test('arrow keys move a car along its siding and to the end of the next one', () => {
  let plan = planOf(YARD);
  plan = stepCar(plan, 0, 'ArrowRight', 8);
  expect(placeIn(plan, 0)).toEqual({ siding: 0, at: 1 });
  plan = stepCar(plan, 0, 'ArrowDown', 8);
  expect(placeIn(plan, 0)).toEqual({ siding: 1, at: 2 });
  expect(stepCar(plan, 0, 'ArrowDown', 8)).toBe(plan);
});

test('a plan becomes choices from left to right, or keep if the yard is unchanged', () => {
  const plan = planOf(YARD);
  expect(choicesFor(YARD, plan)).toEqual(['keep']);
  expect(choicesFor(YARD, moveCar(plan, 3, 0, 0, 8))).toEqual([
    'place 1 tanker',
    'place 1 coal',
    'place 1 milk',
    'place 1 coal',
    'place 2 boxcar',
  ]);
});

test('an empty siding comes last, since sidings are interchangeable', () => {
  const yard = [['coal'], ['milk']];
  const plan = moveCar(planOf(yard), 0, 1, 1, 8);
  expect(choicesFor(yard, plan)).toEqual(['place 1 milk', 'place 1 coal']);
});
