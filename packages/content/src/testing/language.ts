// What tests of one game can say.
import type { Verbs } from './choices.ts';
import type { Check, Shape } from './shape.ts';

export interface TestLanguage {
  readonly verbs: Verbs;
  readonly given: TestPart;
  readonly expect: TestPart;
}

interface TestPart {
  /** The keys, for editors. */
  readonly shape: Shape;
  readonly is: Check;
}
