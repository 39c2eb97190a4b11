// The default players for checking the targets of a setup: those named in the setup.
import { basename } from 'node:path';
import { defaultBot } from '@railwright/bots';
import type { Content, ResolvedSetup } from '@railwright/content';
import { findPackPlayer } from '../learn/pack-player.ts';
import { findCachedPlayer } from '../learn/player-place.ts';
import { printError, safe } from '../output.ts';

/** Names of bots, each with its own table; the strongest first. */
export function whosePlay(content: Content, setup: ResolvedSetup, seats: number): readonly string[] {
  const by = setup.targets?.by ?? 'strong';
  if (by !== 'strong' && by !== 'panel') return [by];
  const cached = findCachedPlayer(setup, seats);
  const isLearned = cached !== undefined || findPackPlayer(content, setup, seats) !== undefined;
  const written = defaultBot(setup.game);
  if (!isLearned)
    printError(
      safe(
        `No player has learned ${setup.id} for ${seats}, so only ${written} plays, perhaps badly. To train a player: railwright learn ${setup.id} --players ${seats}`,
      ),
    );
  // A player of this machine plays differently from the one shipped with the pack.
  if (cached !== undefined) printError(safe(`The strong player is ${basename(cached)}.`));
  if (!isLearned) return [written];
  return by === 'strong' ? ['learned'] : ['learned', 'learned:practised', 'learned:beginner', written];
}
