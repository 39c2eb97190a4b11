// Sorts recorded games by what they can be compared with: the same setup, options and number of seats.
import {
  fitRecord,
  optionsOfRecord,
  resolveSetup,
  type Content,
  type ResolvedSetup,
} from '@railwright/content';
import type { FoundGame, LeftOut } from './find-games.ts';

/** Games that are compared with the same games of bots. */
export interface FittingGames {
  readonly setup: ResolvedSetup;
  readonly seats: number;
  readonly games: readonly FoundGame[];
}

/** The finished games that the content as it is now replays to their end, and why others are left out. */
export function sortGames(
  content: Content,
  found: readonly FoundGame[],
): { readonly groups: readonly FittingGames[]; readonly leftOut: readonly LeftOut[] } {
  const groups = new Map<string, FittingGames & { readonly games: FoundGame[] }>();
  const leftOut: LeftOut[] = [];
  const known = new Map<string, string>();
  for (const one of found) {
    const { file, record } = one;
    const fit = fitGame(content, one);
    if (typeof fit === 'string') {
      leftOut.push({ file, reason: fit });
      continue;
    }
    const same = JSON.stringify([record.content, record.seats, record.seed, record.choices]);
    const first = known.get(same);
    if (first !== undefined) {
      leftOut.push({ file, reason: `It is the same game as ${first}.` });
      continue;
    }
    known.set(same, file);
    const key = JSON.stringify([fit.id, fit.hash, record.seats]);
    const group = groups.get(key) ?? { setup: fit, seats: record.seats, games: [] };
    group.games.push(one);
    groups.set(key, group);
  }
  return { groups: [...groups.values()], leftOut };
}

/** The setup that it is a game of, or why it is none. */
function fitGame(content: Content, { setup: id, record }: FoundGame): ResolvedSetup | string {
  const options = optionsOfRecord(record);
  if (typeof options === 'string') return options;
  const resolved = resolveSetup(content, id, options);
  if (!resolved.ok) return resolved.diagnostics[0]?.message ?? `The setup ${id} cannot be played as it is.`;
  const fit = fitRecord(record, resolved.setup);
  if (!fit.ok)
    return fit.isDamaged ? fit.reason : `It was played with another version of ${id}. ${fit.reason}`;
  return record.final ? resolved.setup : 'It was not played to its end.';
}
