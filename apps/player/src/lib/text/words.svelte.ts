// The words of the language one has chosen, and names from content in it. English is always there; any other language is loaded
// when it is chosen.
import type { Grammar, Names, TextLanguage } from '@railwright/engine';
import { settings } from '../view/settings.svelte.ts';
import { EN } from './en/index.ts';
import type { CarWords, LearnedWords, Said, Words } from './words.ts';

export type { Words };

const LOAD: Readonly<Record<TextLanguage, () => Promise<Said>>> = {
  en: () => Promise.resolve(EN),
  fr: async () => (await import('./fr/index.ts')).FR,
  de: async () => (await import('./de/index.ts')).DE,
};
const loaded: Partial<Record<TextLanguage, Said>> = { en: EN };

/** Loads the words of a language, then speaks it. */
export async function speak(language: TextLanguage): Promise<void> {
  loaded[language] ??= await LOAD[language]();
  if (settings.language !== language) settings.language = language;
}

// Read these where they are needed, so that a change of language shows at once.
const said = (): Said => loaded[settings.language] ?? EN;
export const words = (): Words => said().words;
export const carWords = (): CarWords => said().cars;
export const grammar = (): Grammar => said().grammar;
export const learnedWords = (): LearnedWords => said().learned;

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
