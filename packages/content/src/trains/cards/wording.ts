// Names as an edition or a translation words them. A locale that rules name as their wording is for those rules; any
// other locale of the packs at hand is a translation and always counts.
import type { Names } from '@railwright/engine';
import { findItem, visibleItems, type Library } from '../../packs/library.ts';
import type { Item, Pack } from '../../packs/model.ts';
import type { LocaleData } from '../../schema/locale.ts';
import { asNames } from '../../packs/names.ts';
import type { CardData } from '../schema/cards.ts';
import type { RulesData } from '../schema/rules.ts';

export interface Wording {
  /** Names and texts that locales give to a card, by language. */
  card(card: Item): {
    readonly name: Readonly<Record<string, string>>;
    readonly text: Readonly<Record<string, string>>;
  };
  place(name: Names): Names;
}

export function readWording(named: readonly Item<LocaleData>[], pack: Pack, library: Library): Wording {
  const wordings = new Set<Item>();
  for (const rules of visibleItems(pack, 'rules').values()) {
    const home = rules.broken ? undefined : library.packs.get(rules.pack);
    if (!home) continue;
    for (const id of [(rules as Item<RulesData>).data.wording ?? []].flat())
      wordings.add(findItem(library, home, 'locales', id) ?? rules);
  }
  const translations = ([...visibleItems(pack, 'locales').values()] as Item<LocaleData>[]).filter(
    (locale) => !wordings.has(locale),
  );
  // Later ones win: the wording of the rules over translations.
  const locales = [...translations, ...named].filter(({ broken }) => !broken);

  const cards = new Map<Item, { name: Record<string, string>; text: Record<string, string> }>();
  const places = new Map<string, Record<string, string>>();
  for (const locale of locales) {
    const home = library.packs.get(locale.pack);
    const language = locale.data.language ?? 'en';
    for (const [reference, entry] of Object.entries(locale.data.cards ?? {})) {
      const card = home && findItem(library, home, 'cards', reference);
      if (!card) continue;
      const known = cards.get(card) ?? { name: {}, text: {} };
      cards.set(card, known);
      const { name, text } = typeof entry === 'string' ? { name: entry, text: undefined } : entry;
      if (name !== undefined) known.name[language] = name;
      if (text !== undefined) known.text[language] = text;
    }
    for (const [place, entry] of Object.entries(locale.data.places ?? {})) {
      const name = typeof entry === 'string' ? entry : entry.name;
      if (name !== undefined) places.set(place, { ...places.get(place), [language]: name });
    }
  }
  return {
    card: (card) => cards.get(card) ?? { name: {}, text: {} },
    place: (name) => ({ ...name, ...places.get(name.en) }),
  };
}

export function applyWording(card: Item<CardData>, wording: Wording): { name: Names; text?: Names } {
  const { name, text } = wording.card(card);
  const own: Readonly<Record<string, string>> = card.data.text === undefined ? {} : asNames(card.data.text);
  const texts: Readonly<Record<string, string>> = { ...own, ...text };
  return {
    name: { ...asNames(card.data.name), ...name },
    ...(texts['en'] !== undefined && { text: { ...texts, en: texts['en'] } }),
  };
}
