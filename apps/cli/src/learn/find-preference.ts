// Finds a named preference among those of the packs.
import {
  listPreferences,
  type Content,
  type ResolvedSetup,
  type PreferenceSummary,
} from '@railwright/content';
import { refuseBroken } from '../content/broken-item.ts';
import { misuse } from '../failure.ts';
import { suggest } from '../suggest.ts';

/**
 * `typed` is `pack/id`, or the id alone if only one pack has it.
 * @throws Failure if the game has no such preference.
 */
export function findPreference(content: Content, { game }: ResolvedSetup, typed: string): PreferenceSummary {
  const preferences = listPreferences(content, game);
  const named = preferences.filter(({ id }) => id === typed || id.endsWith(`/${typed}`));
  const found = named.find(({ id }) => id === typed) ?? (named.length === 1 ? named[0] : undefined);
  if (found) return found;
  if (named.length === 0) refuseBroken(content, 'preferences', typed);
  const known = preferences.map(({ id }) => id);
  throw misuse(
    named.length > 1
      ? `Several packs have the preference ${typed}.`
      : `There is no preference ${typed} for ${game}.`,
    named.length > 1
      ? `Name it with its pack: ${named.map(({ id }) => id).join(', ')}.`
      : suggest(typed, known, 'Preferences'),
  );
}
