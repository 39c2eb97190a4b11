// The words of the language one has chosen, and names from content in it.
import type { Names } from '@railwright/engine';
import { settings } from '../view/settings.svelte.ts';
import { EN, type Words } from './en.ts';
import { FR } from './fr.ts';

export type { Words };

/** Read it where it is needed, so that a change of language shows at once. */
export function words(): Words {
  return settings.language === 'fr' ? FR : EN;
}

/** The text of a name in the chosen language, else in English. */
export function nameIn(names: Readonly<Record<string, string>> | undefined): string {
  if (names === undefined) return '';
  const { language } = settings;
  return (Object.hasOwn(names, language) ? names[language] : names['en']) ?? '';
}

/** The title of a bundle or a saved game, in the chosen language where it has one. */
export function titleOf(one: {
  readonly titles?: Names;
  readonly title?: string;
  readonly definition?: { readonly title: string };
}): string {
  return nameIn(one.titles) || (one.title ?? one.definition?.title ?? '');
}
