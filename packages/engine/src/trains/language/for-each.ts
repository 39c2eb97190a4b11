// The effect of an event, as a step.
import type { Step } from './values.ts';

/** Each seat does these steps, the one whose turn it is first. */
export function forEach(steps: readonly Step[]): Step {
  return { 'each-player': { do: steps } };
}
