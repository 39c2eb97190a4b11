// The texts of the studio in the language of its user. The build passes each English text of the sources through `words`
// (scripts/translate.ts). A language is loaded before anything is shown; another one loads the page again.
import { spokenLanguage, type TextLanguage } from '@railwright/engine/languages';
import { compileTranslation } from 'wuchale/compiler';
import toRuntime from 'wuchale/runtime';
import { keep, readKeptText } from '../browser/kept.ts';

const KEY = 'railwright.language';

/** Workers bear the language of their page as their name. */
function chosen(): TextLanguage {
  if (!('document' in globalThis)) return spokenLanguage(Reflect.get(globalThis, 'name')) ?? 'en';
  const tags = [readKeptText(KEY), ...navigator.languages];
  return tags.map(spokenLanguage).find((language) => language !== undefined) ?? 'en';
}

/** The language of the studio: the chosen one, otherwise the first of the browser's that it speaks. */
export const language = chosen();

const CATALOGS = {
  fr: () => import('./fr.po'),
  de: () => import('./de.po'),
} as const;
let saidAs: ReadonlyMap<string, string | readonly string[]> = new Map();

/**
 * Loads the texts of the chosen language, before any module with texts is imported. Not by an `await` at the top of this module: the bundler would
 * then merge no chunks. English if they cannot be loaded.
 */
export async function loadWords(): Promise<void> {
  if (language === 'en') return;
  const catalog = await CATALOGS[language]().catch(() => undefined);
  saidAs = new Map(Object.entries(catalog?.texts ?? {}));
}

/** Texts taken apart at their `{0}` and tags, once each. */
const compiled = new Map<string, unknown>();
const parts = new Proxy([], {
  get(_, text: string) {
    let found = compiled.get(text);
    if (found === undefined) {
      const said = saidAs.get(text) ?? text;
      const one = typeof said === 'string' ? said : (said[0] ?? text);
      found = compileTranslation(one, one);
      compiled.set(text, found);
    }
    return found;
  },
});

/** A text in the chosen language by its English, with its `{0}`, `{1}` … filled in. */
export const words = toRuntime({ c: parts }, language) as ReturnType<typeof toRuntime> &
  ((text: string, parts?: readonly unknown[]) => string);

/** Texts with values: what stands before the first and behind the last, and the whole. Longer ones say more. */
const filled = (): readonly (readonly [before: string, after: string, text: string])[] =>
  [...saidAs.keys()]
    .filter((text) => /\{\d+\}/.test(text) && !/<\/?\d/.test(text))
    .map((text) => [text.replace(/\{\d+\}.*/s, ''), text.replace(/.*\{\d+\}/s, ''), text] as const)
    .sort(([, , a], [, , b]) => b.length - a.length);
let filledOnce: ReturnType<typeof filled> | undefined;

/**
 * A text that came in English with its values already in it, from the server or out of a schema, in the chosen language; as it came if no
 * catalog has it.
 */
export function said(english: string): string {
  if (language === 'en' || english === '') return english;
  if (saidAs.has(english)) return words(english);
  filledOnce ??= filled();
  for (const [before, after, text] of filledOnce) {
    if (before + after === '' || !english.startsWith(before) || !english.endsWith(after)) continue;
    const holes = [...text.matchAll(/\{(\d+)\}/g)].map(([, hole]) => Number(hole));
    const pattern = text
      .split(/\{\d+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('(.+?)');
    const values = new RegExp(`^${pattern}$`, 's').exec(english)?.slice(1);
    if (!values) continue;
    const parts: string[] = [];
    // A value may be a text too: a noun with a capital or of several words, not a name.
    for (const [i, hole] of holes.entries()) {
      const value = values[i] ?? '';
      parts[hole] = saidAs.has(value) && /^\p{Lu}| /u.test(value) ? words(value) : value;
    }
    return words(text, parts);
  }
  return english;
}

/** The value with the texts of these keys, at any depth, in the chosen language: schemas, for example. */
export function translated<T>(value: T, keys: readonly string[]): T {
  if (language === 'en' || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => translated(item, keys)) as T;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => [
    key,
    typeof inner === 'string' && keys.includes(key) ? words(inner) : translated(inner, keys),
  ]);
  return Object.fromEntries(entries) as T;
}

const plural = new Intl.PluralRules(language);

/** The form of a noun for a number; English nouns take an s unless their plural is given. */
export function nounFor(count: number, noun: string, many = `${noun}s`): string {
  const forms = saidAs.get(noun);
  const [one, others] = Array.isArray(forms) ? (forms as string[]) : [noun, many];
  return (plural.select(Math.abs(count)) === 'one' ? one : others) ?? noun;
}

const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);

/** `A1`, `A1 and A2`, `A1, A2 and A3` */
export const listed = (items: readonly string[]): string => list.format(items);

/** A title within a sentence: `Rotate: 2 copies` as `rotate: 2 copies`. German nouns stay as they are. */
export const within = (title: string): string =>
  language === 'de' ? title : title.charAt(0).toLowerCase() + title.slice(1);

/** Remembers a language and loads the page in it. */
export function speak(other: TextLanguage): void {
  keep(KEY, other);
  location.reload();
}

const spoken = new Intl.DisplayNames(language, { type: 'language' });

/** What a language is called in the studio's; its code if it has no name, or is none. */
export function languageName(code: string): string {
  try {
    return spoken.of(code) ?? code;
  } catch {
    return code;
  }
}

/** The same where it stands alone, as a label or an option. */
export function languageTitle(code: string): string {
  const name = languageName(code);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
