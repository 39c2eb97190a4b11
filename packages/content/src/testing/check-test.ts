// One test against one game, before it is run: whether everything that it names is there.
import type { TestData } from '../schema/tests.ts';
import { checkChoice } from '../test-language/choices.ts';
import type { TestLanguage } from '../test-language/language.ts';
import type { Checking } from '../test-language/shape.ts';
import { readSteps } from '../test-language/steps.ts';
import { isData, type Problem } from '../test-language/problem.ts';

export function checkTest(test: TestData, { verbs, given, expect }: TestLanguage, c: Checking): Problem[] {
  if (test.given !== undefined) given.is(test.given, ['given'], c);
  const { steps, problems } = readSteps(test.do ?? [], verbs);
  for (const { path, message } of problems) c.tell(path, message);
  for (const { choices } of steps) for (const choice of choices) checkChoice(choice, verbs, c);
  expect.is(test.expect, ['expect'], c);
  if (saysNothing(test.expect) && !steps.some(({ kind }) => kind === 'illegal'))
    c.tell(['expect'], 'This test checks nothing.', WHAT_TO_CHECK, {
      code: 'test-checks-nothing',
      part: 'key',
    });
  return c.problems;
}

const WHAT_TO_CHECK = 'State what must be true afterwards, such as expect: { coins: 3 }.';
const BY_SEAT = ['seats', 'players'];
const CHOICES = ['legal', 'illegal'];
/** Objects of which only what is named is compared; an empty one of any other kind says that nothing is there. */
const IN_PART = /^(supply|stations|rails|deck|decision|opponent|seat-\d)$/;

/** Whether no line of an expectation could ever fail. */
function saysNothing(expect: unknown): boolean {
  return (
    isData(expect) &&
    Object.entries(expect).every(([key, value]) => {
      if (CHOICES.includes(key)) return Array.isArray(value) && value.length === 0;
      if (BY_SEAT.includes(key) && Array.isArray(value))
        return value.every((seat) => seat === null || saysNothing(seat));
      return IN_PART.test(key) && saysNothing(value);
    })
  );
}
