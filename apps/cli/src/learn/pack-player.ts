// Players that come with the packs of a setup: one that learned the setup as it is, or one that learned so many markets that it plays
// another at once.
import type { Content, ResolvedSetup } from '@railwright/content';

export interface PackPlayer {
  readonly file: string;
  /** It learned this very setup. */
  readonly exact: boolean;
}

export function findPackPlayer(
  { packs }: Content,
  { id, game, hash }: ResolvedSetup,
  seats: number,
): PackPlayer | undefined {
  const pack = packs.find((one) => one.id === id.split('/')[0]);
  const players = (pack?.visible ?? []).flatMap((one) => one.players);
  const knowing = (
    of: (learned: { id: string; content?: string | undefined; markets?: number | undefined }) => boolean,
  ) =>
    players.find(
      ({ header }) =>
        header?.game === game &&
        header.learned.taste === undefined &&
        header.setups.some((learned) => learned.seats.includes(seats) && of(learned)),
    );
  const exact = knowing((learned) => learned.id === id && learned.content === hash);
  if (exact) return { file: exact.path, exact: true };
  const general = knowing(({ markets = 1 }) => markets > 1);
  return general && { file: general.path, exact: false };
}
