// What a learning begins with when it is not nothing: what another player knows, as far as it has the same names.
import { contentsFor, SETTINGS, transfer } from '@railwright/playtest';
import { misuse } from '../failure.ts';
import type { Lessons } from './lessons.ts';
import { readPlayerFile } from './read-players.ts';

/** @throws Failure for a file that holds no player of this game. */
export function startFrom({ setup, games }: Lessons, file: string): Float32Array {
  const { header, weights } = readPlayerFile(setup, file).player;
  if (header.contents.width !== SETTINGS.width)
    throw misuse(`A player cannot start from ${file}: its network has another size.`);
  const contents = contentsFor(games, SETTINGS);
  return transfer(header.contents, weights, contents);
}
