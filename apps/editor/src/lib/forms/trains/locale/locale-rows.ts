// The rows of a locale: every card or place of the available packs with its name, here and by default, and whether anything is missing in
// the locale's language.
import { textsAt, isData } from '../../../core/content/data.ts';
import type { Data } from '../../../core/content/data.ts';
import type { CardLook } from '../card-look.ts';
import { localeLanguage, type LocalePart } from '../../model/locale.ts';
import { placeNames } from '../../model/record-keys.ts';
import type { PackItem, PackIndex } from '../../../core/content/pack-index.ts';

export interface LocaleRow {
  /** The key in the file, existing or new. */
  readonly key: string;
  readonly english: string;
  /** Its name in the locale's language without the locale. */
  readonly own: string;
  /** Its entry in the locale. */
  readonly name: string;
  readonly text: string;
  /** Its rules text without the locale; none for places. */
  readonly rules: string;
  /** Whether it has no name in the language, neither here nor by default. */
  readonly missing: boolean;
  /** Whether such a card or place exists. */
  readonly known: boolean;
}

/** `look` returns the rules text of a card in the language. */
export function localeRows(
  part: LocalePart,
  data: Data,
  packIndex: PackIndex,
  look: (card: PackItem) => CardLook | undefined,
): LocaleRow[] {
  const language = localeLanguage(data);
  const said = isData(data[part]) ? data[part] : {};
  const rows: LocaleRow[] = [];
  const used = new Set<string>();
  const add = (key: string, own: Readonly<Record<string, string>>, rules: string, known: boolean): void => {
    used.add(key);
    const entry = Object.hasOwn(said, key) ? said[key] : undefined;
    const name =
      typeof entry === 'string' ? entry : isData(entry) ? (textsAt(entry, 'name')['en'] ?? '') : '';
    const text = isData(entry) ? (textsAt(entry, 'text')['en'] ?? '') : '';
    const there = Object.hasOwn(own, language) ? (own[language] ?? '') : '';
    rows.push({
      key,
      english: own['en'] ?? key,
      own: there,
      name,
      text,
      rules,
      missing: known && name === '' && there === '',
      known,
    });
  };
  if (part === 'cards')
    for (const card of packIndex.of('cards')) {
      const key = [card.id, card.full].find((id) => Object.hasOwn(said, id)) ?? card.id;
      add(key, textsAt(card.data, 'name'), look(card)?.text.join(' ') ?? '', true);
    }
  else {
    const names = placesByName(packIndex, language);
    for (const name of placeNames(packIndex)) add(name, names.get(name) ?? { en: name }, '', true);
  }
  for (const key of Object.keys(said)) if (!used.has(key)) add(key, { en: key }, '', false);
  return rows;
}

function placesByName(
  packIndex: PackIndex,
  language: string,
): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const names = new Map<string, Readonly<Record<string, string>>>();
  for (const { data } of packIndex.of('maps')) {
    const places = Array.isArray(data['places']) ? (data['places'] as unknown[]) : [];
    for (const place of places) {
      const texts = isData(place) ? textsAt(place, 'name') : {};
      // Written plainly, it stands on the map in all languages.
      const own = isData(place) && typeof place['name'] === 'string' && { [language]: place['name'] };
      if (texts['en'] !== undefined) names.set(texts['en'], { ...own, ...names.get(texts['en']), ...texts });
    }
  }
  return names;
}
