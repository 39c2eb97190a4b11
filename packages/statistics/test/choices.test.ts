// What people choose, and how sure that says what they want.
import { expect, test } from 'vitest';
import { logChance, chancesOf, fitChoices, makeChoice, meanPerCase, type Choice } from '../src/index.ts';

/** Between two options that differ in one term. */
const between = (low: number, high: number, chosen: number, term = 0): Choice =>
  makeChoice(chosen, [new Map([[term, low]]), new Map([[term, high]])]);
const FREE = { precisions: [0], floor: -Infinity };

test('the weight is the log-odds of one more', () => {
  const choices = [1, 1, 1, 0].map((chosen) => between(2, 3, chosen));
  expect(fitChoices(choices, FREE, [0])[0]).toBeCloseTo(Math.log(3), 6);
});

test('what is known beforehand draws the weight to 0, the more the surer', () => {
  const choices = [1, 1, 1, 1].map((chosen) => between(0, 1, chosen));
  const weights = [0.1, 1, 10].map(
    (precision) => fitChoices(choices, { ...FREE, precisions: [precision] }, [0])[0]!,
  );
  // At the mode, 4 (1 - p) = precision × weight.
  for (const [i, precision] of [0.1, 1, 10].entries())
    expect(4 * (1 - 1 / (1 + Math.exp(-weights[i]!)))).toBeCloseTo(precision * weights[i]!, 6);
  expect(weights.toSorted((a, b) => b - a)).toEqual(weights);
});

test('the first weight does not fall below its floor, and the others are fitted all the same', () => {
  const against = [0, 0, 0, 1].map((chosen) => between(0, 1, chosen));
  const other = [1, 1, 1, 0].map((chosen) => between(0, 1, chosen, 1));
  const [first, second] = fitChoices([...against, ...other], { precisions: [0, 0], floor: 0.01 }, [1, 0]);
  expect(first).toBe(0.01);
  expect(second).toBeCloseTo(Math.log(3), 6);
});

test('several terms are told apart, and one that never differs keeps its weight', () => {
  // Options 1, 0, 0 / 0, 1, 0 with true weights 1.5 and -0.5, and every choice as often as it is likely.
  const options = [new Map([[0, 1]]), new Map([[1, 1]]), new Map<number, number>()];
  const counts = chancesOf(makeChoice(0, options), [1.5, -0.5]).chances;
  const choices = [...counts].flatMap((chance, chosen) =>
    Array.from({ length: Math.round(chance * 10_000) }, () => makeChoice(chosen, options)),
  );
  const weights = fitChoices(choices, { precisions: [0, 0, 0], floor: -Infinity }, [0, 0, 0.3]);
  expect(weights[0]).toBeCloseTo(1.5, 2);
  expect(weights[1]).toBeCloseTo(-0.5, 2);
  expect(weights[2]).toBeCloseTo(0.3, 6);
});

test('huge values neither overflow nor vanish', () => {
  expect(logChance(between(0, 5000, 0), [1])).toBe(-5000);
  expect(fitChoices([between(0, 5000, 1), between(0, 5000, 0)], FREE, [1])[0]).toBeCloseTo(0, 6);
});

test('a mean per case has its interval by games', () => {
  const { value, low, high } = meanPerCase([1, 2, 6], [2, 2, 4])!;
  expect([value, low, high].map((one) => one.toFixed(3))).toEqual(['1.125', '-0.172', '2.422']);
  expect(meanPerCase([1], [2])).toBeNull();
});

test('a choice can stand for several, and for a part of one', () => {
  const [up, down] = [between(0, 1, 1), between(0, 1, 0)];
  const fitted = (...choices: Choice[]) => fitChoices(choices, { ...FREE, precisions: [0.5] }, [0])[0];
  expect(fitted({ ...up, weight: 3 }, down)).toBeCloseTo(fitted(up, up, up, down)!, 9);
  // 0.75 - p = weight / 2
  expect(fitted({ ...up, weight: 0.75 }, { ...down, weight: 0.25 })).toBeCloseTo(0.3344, 4);
});
