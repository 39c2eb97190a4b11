// Makes a player from the state of learning: as a bot at once, and as a file.
import { base64Of, type BotSpec } from '@railwright/bots';
import { gamesVersion } from '@railwright/engine/program';
import {
  formatPlayer,
  playerOf,
  SETTINGS,
  type Learned,
  type LearningPlan,
  type MeasuredStrength,
  type Player,
  type PlayerSource,
  type Witnesses,
} from '@railwright/playtest';
import { writeWhole } from '../write-file.ts';
import type { Lessons } from './lessons.ts';

interface Saved {
  readonly file: string;
  readonly lessons: Lessons;
  readonly plan: LearningPlan;
  readonly learned: Learned;
  readonly strength: readonly MeasuredStrength[];
  /** `pack/id` of its preference. */
  readonly preference?: string | undefined;
  readonly witnesses?: Witnesses | undefined;
}

/** Returns the size in bytes. */
export async function savePlayer({ file, lessons, plan, learned, ...known }: Saved): Promise<number> {
  const { seed, before, teacher } = plan;
  const bytes = formatPlayer(toPlayer(lessons, learned, { seed, before, teacher: teacher?.name, ...known }));
  await writeWhole(file, bytes);
  return bytes.length;
}

/** The player as it will be in its file. */
export function learnedSpec(lessons: Lessons, learned: Learned): BotSpec {
  const player = base64Of(formatPlayer(toPlayer(lessons, learned, { seed: 0, strength: [] })));
  return { name: 'learned', bot: 'learned', player };
}

function toPlayer(
  { games, learned: setups }: Lessons,
  learned: Learned,
  known: Omit<PlayerSource, 'setups' | 'engine'>,
): Player {
  return playerOf(games, SETTINGS, learned, { setups, engine: gamesVersion(), ...known });
}
