// Opens what a study plays: a setup by its name, or the setup of a learned player.
import { basename } from 'node:path';
import type { Content, ResolvedSetup } from '@railwright/content';
import { checkSeats } from '../content/check-seats.ts';
import { findSetup, loadForPlay, optionsFrom } from '../content/setup.ts';
import { misuse } from '../failure.ts';
import { PLAYER_ENDING } from '../learn/player-place.ts';
import { readHeader } from '../learn/read-players.ts';
import type { StudyFlags } from './flags.ts';

export interface Opened {
  readonly content: Content;
  readonly setup: ResolvedSetup;
}

type OpenFlags = Omit<StudyFlags, 'players' | 'seed' | 'json' | 'executor' | 'parts'>;

/** @throws Failure if there is no such setup, or it cannot be played. */
export async function openSetup(typed: string, flags: OpenFlags): Promise<Opened> {
  const content = await loadForPlay(flags.content);
  return { content, setup: findSetup(content, typed, optionsFrom(flags)) };
}

export interface OpenedPlayer extends Opened {
  readonly seats: number;
  /** Of the player. */
  readonly name: string;
}

/**
 * By default, the setup that the player learned first, with the number of seats that it learned first.
 * @throws Failure for a file that is not a player, and if it cannot play.
 */
export async function openPlayer(
  file: string,
  flags: OpenFlags & Pick<StudyFlags, 'players'> & { readonly setup: string | undefined },
): Promise<OpenedPlayer> {
  if (!file.endsWith(PLAYER_ENDING))
    throw misuse(`${file} is not a learned player's file.`, `Such a file ends in ${PLAYER_ENDING}.`);
  const { setups } = readHeader(file);
  const { content, setup } = await openSetup(flags.setup ?? setups[0]?.id ?? '', flags);
  const seats = flags.players ?? setups.find(({ id }) => id === setup.id)?.seats[0] ?? setup.defaultSeats;
  checkSeats(setup, seats);
  return { content, setup, seats, name: basename(file, PLAYER_ENDING) };
}
