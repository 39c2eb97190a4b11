// Players in the packs of a setup: those that learned the setup in its current form, and those that learned enough markets to play any
// other at once.
import type { Content, ResolvedSetup } from '@railwright/content';
import { knowledgeOf } from '@railwright/playtest';

export interface PackPlayer {
  readonly file: string;
  /** Whether it learned this very setup. */
  readonly exact: boolean;
  /** Whether it likes something besides winning. */
  readonly preference: boolean;
}

/** In the order of the packs. */
export function packPlayers(
  { packs }: Content,
  { id, game, hash }: ResolvedSetup,
  seats: number,
): PackPlayer[] {
  const pack = packs.find((one) => one.id === id.split('/')[0]);
  return (pack?.visible ?? [])
    .flatMap((one) => one.players)
    .flatMap(({ path: file, header }): PackPlayer[] => {
      const known = header && knowledgeOf(header, { game, id, content: hash, seats });
      if (!known) return [];
      return [{ file, exact: known === 'exact', preference: header.learned.preference !== undefined }];
    });
}

/** The one that plays as `learned` if no player has learned the setup on this machine. */
export function findPackPlayer(
  content: Content,
  setup: ResolvedSetup,
  seats: number,
): PackPlayer | undefined {
  const players = packPlayers(content, setup, seats).filter(({ preference }) => !preference);
  return players.find(({ exact }) => exact) ?? players[0];
}
