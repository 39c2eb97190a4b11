// Watches the games of one setup while tests play them.
import type { EffectTrace, Game, State } from '@railwright/engine';
import type { TestData } from '../../schema/tests.ts';
import type { Part } from './part.ts';

export type Reach = (part: Part | undefined) => void;

export interface GameWatch {
  /** Hears of the steps of effects, where the game has any. */
  readonly trace?: EffectTrace;
  /** A test has been played in a state whose events were kept. */
  ended(game: Game, s: State, test: TestData): void;
}
