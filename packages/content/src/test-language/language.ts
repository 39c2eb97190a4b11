// The language of the tests of one game.
import type { GameDefinition, TextLanguage } from '@railwright/engine';
import type { Verbs } from './choices.ts';
import type { Check, Shape } from './shape.ts';

export interface TestLanguage {
  readonly verbs: Verbs;
  readonly given: TestPart;
  readonly expect: TestPart;
  /** The generated rules text of a card or the like, in one line. */
  textOf?(definition: GameDefinition, id: string, language: TextLanguage): string;
}

interface TestPart {
  /** The keys, for editors. */
  readonly shape: Shape;
  readonly is: Check;
}
