// From where a learning stands to a player: as a bot at once, and as a file.
import { base64Of, type BotSpec } from '@railwright/bots';
import { ENGINE_VERSION } from '@railwright/engine';
import {
  formatPlayer,
  playerOf,
  SETTINGS,
  type Learned,
  type LearningPlan,
  type MeasuredStrength,
  type Player,
} from '@railwright/playtest';
import { writeWhole } from '../write-file.ts';
import type { Lessons } from './lessons.ts';

interface Saved {
  readonly file: string;
  readonly lessons: Lessons;
  readonly plan: LearningPlan;
  readonly learned: Learned;
  readonly strength: readonly MeasuredStrength[];
  /** `pack/id` of what it likes besides winning. */
  readonly taste?: string | undefined;
}

/** Returns the size in bytes. */
export async function savePlayer({ file, lessons, plan, learned, strength, taste }: Saved): Promise<number> {
  const bytes = formatPlayer(toPlayer(lessons, learned, plan.seed, strength, taste));
  await writeWhole(file, bytes);
  return bytes.length;
}

/** The player as it will be in its file. */
export function learnedSpec(lessons: Lessons, learned: Learned): BotSpec {
  const player = base64Of(formatPlayer(toPlayer(lessons, learned, 0, [])));
  return { name: 'learned', bot: 'learned', player };
}

function toPlayer(
  { games, learned: setups }: Lessons,
  learned: Learned,
  seed: number,
  strength: readonly MeasuredStrength[],
  taste?: string,
): Player {
  return playerOf(games, SETTINGS, learned, { setups, engine: ENGINE_VERSION, seed, strength, taste });
}
