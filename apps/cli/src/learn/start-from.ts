// Starts learning from what another player knows, matched by name.
import { beginWith, SETTINGS, type Beginning } from '@railwright/playtest';
import { misuse } from '../failure.ts';
import type { Lessons } from './lessons.ts';
import { readPlayerFile } from './read-players.ts';

/** @throws Failure for a file that is not a player of this game. */
export function startFrom({ setup, games }: Lessons, file: string): Beginning {
  const beginning = beginWith(readPlayerFile(setup, file).player, games, SETTINGS);
  if (!beginning) throw misuse(`A player cannot start from ${file}: its network has another size.`);
  return beginning;
}
