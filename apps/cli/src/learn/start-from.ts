// Starts learning from what another player knows, matched by name.
import { contentsFor, SETTINGS, transfer } from '@railwright/playtest';
import { misuse } from '../failure.ts';
import type { Lessons } from './lessons.ts';
import { readPlayerFile } from './read-players.ts';

/** @throws Failure for a file that is not a player of this game. */
export function startFrom({ setup, games }: Lessons, file: string): Float32Array {
  const { header, weights } = readPlayerFile(setup, file).player;
  if (header.contents.width !== SETTINGS.width)
    throw misuse(`A player cannot start from ${file}: its network has another size.`);
  const contents = contentsFor(games, SETTINGS);
  return transfer(header.contents, weights, contents);
}
