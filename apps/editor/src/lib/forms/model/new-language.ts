// The languages for a new file of names: those in which the pack has no names yet, or all if none is missing.
import { TEXT_LANGUAGES, type TextLanguage } from '@railwright/engine/languages';
import { textsAt } from '../../core/content/data.ts';
import type { PackIndex } from '../../core/content/pack-index.ts';

export function newLanguages(packIndex: PackIndex, pack: string): readonly TextLanguage[] {
  const own = (kind: 'locales' | 'cards') => packIndex.of(kind).filter((item) => item.pack === pack);
  const there = new Set([
    'en',
    ...own('locales').map(({ data }) => data['language']),
    ...own('cards').flatMap(({ data }) => Object.keys(textsAt(data, 'name'))),
  ]);
  const missing = TEXT_LANGUAGES.filter((language) => !there.has(language));
  return missing.length > 0 ? missing : TEXT_LANGUAGES;
}
