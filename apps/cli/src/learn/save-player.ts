// From where a learning stands to a player: as a bot at once, and as a file.
import { base64Of, type BotSpec } from '@railwright/bots';
import type { ResolvedSetup } from '@railwright/content';
import { createGame, ENGINE_VERSION } from '@railwright/engine';
import {
  formatPlayer,
  playerOf,
  type Learned,
  type LearningPlan,
  type MeasuredStrength,
  type Player,
} from '@railwright/playtest';
import { writeWhole } from '../write-file.ts';

interface Saved {
  readonly file: string;
  readonly setup: ResolvedSetup;
  readonly plan: LearningPlan;
  readonly learned: Learned;
  readonly strength: readonly MeasuredStrength[];
}

/** Returns the size in bytes. */
export async function savePlayer({ file, setup, plan, learned, strength }: Saved): Promise<number> {
  const bytes = formatPlayer(toPlayer(setup, plan.seats, learned, plan.seed, strength));
  await writeWhole(file, bytes);
  return bytes.length;
}

/** The player as it will be in its file. */
export function learnedSpec(setup: ResolvedSetup, seats: number, learned: Learned): BotSpec {
  const player = base64Of(formatPlayer(toPlayer(setup, seats, learned, 0, [])));
  return { name: 'learned', bot: 'learned', player };
}

function toPlayer(
  setup: ResolvedSetup,
  seats: number,
  learned: Learned,
  seed: number,
  strength: readonly MeasuredStrength[],
): Player {
  return playerOf(createGame(setup.definition, seats), learned, {
    setup: setup.id,
    content: setup.hash,
    engine: ENGINE_VERSION,
    seed,
    strength,
  });
}
