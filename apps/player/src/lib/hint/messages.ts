// Messages between page and the worker that thinks about a hint: one question for each worker.
import type { BotSpec, Weighed } from '@railwright/bots';
import type { GameDefinition } from '@railwright/engine';

export interface HintQuestion {
  readonly definition: GameDefinition;
  readonly seats: number;
  /** Who thinks, and for how long. */
  readonly bot: BotSpec;
  /** The position as numbers, with everything redealt that the asked seat cannot see. */
  readonly data: Int16Array;
  readonly rng: Uint32Array;
  readonly seed: number;
}

/** A choice, as its text, and what the bot thinks of it. */
export interface WeighedText extends Omit<Weighed, 'choice'> {
  readonly text: string;
}
