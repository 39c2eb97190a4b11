// Finds a named taste among those of the packs.
import { listTastes, type Content, type ResolvedSetup, type TasteSummary } from '@railwright/content';
import { refuseBroken } from '../content/broken-item.ts';
import { misuse } from '../failure.ts';
import { suggest } from '../suggest.ts';

/**
 * `typed` is `pack/id`, or the id alone if only one pack has it.
 * @throws Failure if the game has no such taste.
 */
export function findTaste(content: Content, { game }: ResolvedSetup, typed: string): TasteSummary {
  const tastes = listTastes(content, game);
  const named = tastes.filter(({ id }) => id === typed || id.endsWith(`/${typed}`));
  const found = named.find(({ id }) => id === typed) ?? (named.length === 1 ? named[0] : undefined);
  if (found) return found;
  if (named.length === 0) refuseBroken(content, 'tastes', typed);
  const known = tastes.map(({ id }) => id);
  throw misuse(
    named.length > 1 ? `Several packs have the taste ${typed}.` : `There is no taste ${typed} for ${game}.`,
    named.length > 1
      ? `Name it with its pack: ${named.map(({ id }) => id).join(', ')}.`
      : suggest(typed, known, 'Tastes'),
  );
}
