// The texts in the chosen language, and names from content. English is always available; other languages are loaded when
// chosen.
import type { Names, TextLanguage } from '@railwright/engine';
import { settings } from '../view/settings.svelte.ts';
import { EN_WORDS } from './en/words.ts';
import type { Words } from './words.ts';

export type { Words };

/** The texts of a part of the player, by language. */
export interface WordTable<W> {
  /** In the chosen language, otherwise in English. Read it where it is needed, so that a change of language shows at once. */
  readonly now: () => W;
  readonly load: (language: TextLanguage) => Promise<void>;
}

/** The words loaded so far: those of every screen, and those of each game played. */
const tables: WordTable<unknown>[] = [];

/** Words loaded with a part of the player. */
export function bringWords<W>(
  english: W,
  others: Readonly<Record<Exclude<TextLanguage, 'en'>, () => Promise<W>>>,
): WordTable<W> {
  const loaded: Partial<Record<TextLanguage, W>> = { en: english };
  const table: WordTable<W> = {
    now: () => loaded[settings.language] ?? english,
    async load(language) {
      if (language !== 'en') loaded[language] ??= await others[language]();
    },
  };
  tables.push(table);
  return table;
}

/** Loads the texts of a language, then switches to it. */
export async function speak(language: TextLanguage): Promise<void> {
  await Promise.all(tables.map(({ load }) => load(language)));
  if (settings.language !== language) settings.language = language;
}

export const words = bringWords<Words>(EN_WORDS, {
  fr: async () => (await import('./fr/words.ts')).FR_WORDS,
  de: async () => (await import('./de/words.ts')).DE_WORDS,
}).now;

/** A name in the chosen language, otherwise in English. */
export function nameIn(names: Readonly<Record<string, string>> | undefined): string {
  if (names === undefined) return '';
  const { language } = settings;
  return (Object.hasOwn(names, language) ? names[language] : names['en']) ?? '';
}

/** The title of a bundle or a saved game, in the chosen language if available. */
export function titleOf(one: {
  readonly titles?: Names;
  readonly title?: string;
  readonly definition?: { readonly title: string };
}): string {
  return nameIn(one.titles) || (one.title ?? one.definition?.title ?? '');
}
