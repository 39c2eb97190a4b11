// One test against one game, before it is run: whether everything that it names is there.
import type { TestData } from '../schema/tests.ts';
import { checkChoice } from './choices.ts';
import type { TestLanguage } from './language.ts';
import type { Checking } from './shape.ts';
import { readSteps } from './steps.ts';
import type { Trouble } from './trouble.ts';

export function checkTest(test: TestData, { verbs, given, expect }: TestLanguage, c: Checking): Trouble[] {
  if (test.given !== undefined) given.is(test.given, ['given'], c);
  const { steps, troubles } = readSteps(test.do ?? [], verbs);
  for (const { path, message } of troubles) c.tell(path, message);
  for (const { choices } of steps) for (const choice of choices) checkChoice(choice, verbs, c);
  expect.is(test.expect, ['expect'], c);
  return c.troubles;
}
