// Values under the keys of plain data. Keys come from files, so only own keys count.
import { isData, type Data } from '@railwright/content';
import { language } from '../words/words.ts';

export { isData, type Data };

/** Text, or texts by language, as written in a file. */
export type NameText = string | Readonly<Record<string, string>>;

export function stringAt(data: Data, key: string): string {
  const value = Object.hasOwn(data, key) ? data[key] : undefined;
  return typeof value === 'string' ? value : '';
}

export function numberAt(data: Data, key: string): number | undefined {
  const value = Object.hasOwn(data, key) ? data[key] : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function listAt(data: Data, key: string): readonly unknown[] {
  const value = Object.hasOwn(data, key) ? data[key] : undefined;
  return Array.isArray(value) ? (value as unknown[]) : [];
}

export function wordsAt(data: Data, key: string): string[] {
  return listAt(data, key).filter((word) => typeof word === 'string');
}

/** Texts by language; plain text is English. */
export function textsAt(data: Data, key: string): Readonly<Record<string, string>> {
  const value = Object.hasOwn(data, key) ? data[key] : undefined;
  if (typeof value === 'string') return { en: value };
  if (!isData(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The text to show for a name: in the language of the studio, or else English, or else the first available language. */
export function nameText(name: NameText | undefined): string {
  if (name === undefined || typeof name === 'string') return name ?? '';
  return name[language] ?? name.en ?? Object.values(name)[0] ?? '';
}
