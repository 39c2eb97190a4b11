// `railwright compare`: the same games on both sides, figure by figure.
import { comparisonDocument } from '@railwright/report/documents';
import { EXIT } from '../failure.ts';
import { print } from '../output.ts';
import { showStudy } from '../study/play-study.ts';
import { playSides, type PlayFlags } from './play-sides.ts';
import { findSides, sameSides, type SidesFlags } from './sides.ts';

export interface CompareFlags extends SidesFlags, PlayFlags {
  readonly json: boolean;
  readonly explain: boolean;
  readonly shard?: string | undefined;
}

export async function compare(a: string, b: string | undefined, flags: CompareFlags): Promise<number> {
  const sides = await findSides(a, b, flags);
  // Identical sides need no games, unless data is requested.
  const same = flags.json || flags.shard !== undefined ? undefined : sameSides(sides);
  if (same !== undefined) {
    print(same);
    return EXIT.clean;
  }
  const played = await playSides(sides, flags);
  return showStudy(played, flags, {
    documentOf: comparisonDocument,
    bots: played.bots,
    seats: played.seats,
    figures: ['difference'],
    stoppedAt: ({ games }) => `Stopped after ${games} of ${flags.games} pairs of games.`,
  });
}
