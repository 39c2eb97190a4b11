// German: what a card is called on its own: "Aktionskarte", "Zügen", "Karte „Postzug“", and whether it is "die" or "der".
import type { Filter } from '../../language/values.ts';
import type { Case } from '../forms.ts';
import type { Teller } from '../grammar.ts';
import type { Done } from '../selected.ts';
import type { Gender } from './declension.ts';
import { cardOf, isOneWord, list, quoted } from './words.ts';

const CATEGORIES: Readonly<Record<string, string>> = {
  action: 'Aktions',
  rail: 'Gleis',
  station: 'Bahnhofs',
  victory: 'Siegpunkt',
  attack: 'Angriffs',
  reaction: 'Reaktions',
};

const PARTICIPLES: Readonly<Record<Done, string>> = {
  discarded: 'abgelegt',
  trashed: 'entsorgt',
  returned: 'zurückgelegt',
  played: 'ausgespielt',
  bought: 'gekauft',
  gained: 'erhalten',
  drawn: 'gezogen',
  revealed: 'aufgedeckt',
  seen: 'betrachtet',
  chosen: 'gewählt',
};

export function participle(done: Done | undefined): string {
  return PARTICIPLES[done ?? 'chosen'];
}

export function genderOf(where: Filter | undefined, many: boolean): Gender {
  if (many) return 'plural';
  return where?.category === 'train' ? 'masculine' : 'feminine';
}

/** "„Postzug“ oder „Deponie“". */
export function cardNames(t: Teller, cards: string | readonly string[]): string {
  return list(
    (typeof cards === 'string' ? [cards] : cards).map((id) => quoted(t.names(id, 'card'))),
    'oder',
  );
}

export function head(t: Teller, where: Filter, many: boolean, kase: Case): string {
  const { category, card } = where;
  if (typeof category === 'object') return oneOfCategories(t, category, many, kase);
  const cards = many ? 'karten' : 'karte';
  if (category === 'train') return many ? (kase === 'dative' ? 'Zügen' : 'Züge') : trainIn(kase);
  if (category === 'waste') return cardOf(t.names('waste', 'card'), many);
  if (category !== undefined && Object.hasOwn(CATEGORIES, category)) return `${CATEGORIES[category]}${cards}`;
  if (category !== undefined) return ofCategory(t.names(category, 'category'), many);
  if (card === 'waste') return cardOf(t.names('waste', 'card'), many);
  return `${many ? 'Karten' : 'Karte'}${card === undefined ? '' : ` ${cardNames(t, card)}`}`;
}

/** "Karte der Kategorie Rot", which is right for any name; a name that says "Karte" itself is used as it is: "Hafenkarten". */
function ofCategory(name: string, many: boolean): string {
  if (isCard(name)) return many ? `${name}n` : name;
  return `${many ? 'Karten' : 'Karte'} der Kategorie ${called(name)}`;
}

const isCard = (name: string): boolean => /^\p{Lu}\S*karte$/u.test(name);

/** A category without a name in German goes by its id. */
const called = (name: string): string => (isOneWord(name) && /^\p{Lu}/u.test(name) ? name : quoted(name));

/** "Zug- oder Gleiskarte", "Karten der Kategorie Rot oder Blau". */
function oneOfCategories(t: Teller, categories: readonly string[], many: boolean, kase: Case): string {
  const names = categories
    .filter((category) => !isKnown(category))
    .map((category) => t.names(category, 'category'));
  const words = [
    ...categories
      .filter(isKnown)
      .map((category) => (category === 'train' ? cardOf('Zug', many) : head(t, { category }, many, kase))),
    ...names.filter(isCard).map((name) => ofCategory(name, many)),
  ];
  const others = names.filter((name) => !isCard(name));
  const cards = list(
    words.map((word, i) => (i + 1 < words.length ? word.replace(/-?[Kk]arten?$/, '-') : word)),
    'oder',
  );
  const ofOthers = `${many ? 'Karten' : 'Karte'} der Kategorie ${list(others.map(called), 'oder')}`;
  return list([...(words.length > 0 ? [cards] : []), ...(others.length > 0 ? [ofOthers] : [])], 'oder');
}

const isKnown = (category: string): boolean =>
  category === 'train' || category === 'waste' || Object.hasOwn(CATEGORIES, category);

function trainIn(kase: Case): string {
  return kase === 'genitive' ? 'Zuges' : 'Zug';
}
