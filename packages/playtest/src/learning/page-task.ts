// The learning task of a page for its worker: one setup for one number of seats, continued from its last state.
import { defaultBot, plainBot } from '@railwright/bots';
import type { GameDefinition } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { SETTINGS } from '@railwright/learn';
import type { LearningTask } from './learning-messages.ts';
import type { Learned } from './learning.ts';

/** Games that a page trains at a stretch: some minutes of one core. */
export const PAGE_GAMES = 10_000;
/** Games of each measure of strength. */
const MEASURED = 100;

interface PageLesson {
  /** `pack/id`. */
  readonly setup: string;
  readonly definition: GameDefinition;
  /** Fingerprint of the definition. */
  readonly content: string;
  readonly seats: number;
}

/** `from` is the state of the training, and `basis` the file of its player; without `from`, of any that knows something of it already. */
export function pageTask(
  { setup, definition, content, seats }: PageLesson,
  from: Learned | undefined,
  basis: Uint8Array | undefined,
): LearningTask {
  return {
    plan: {
      tables: [{ definition, seats }],
      seed: 1,
      settings: SETTINGS,
      budget: { games: (Math.floor((from?.games ?? 0) / PAGE_GAMES) + 1) * PAGE_GAMES },
    },
    source: { setups: [{ id: setup, content, seats: [seats] }], engine: gamesVersion() },
    against: plainBot(defaultBot(definition.game)),
    measured: MEASURED,
    ...(from && { from }),
    ...(basis && { basis }),
  };
}
