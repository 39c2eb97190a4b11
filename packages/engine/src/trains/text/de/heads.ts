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

/** "Ladungskarte", "Warenkarten"; "Karte der Kategorie „Alte Post“" for a name that is not a single word. */
function ofCategory(name: string, many: boolean): string {
  const card = many ? 'Karten' : 'Karte';
  if (!isOneWord(name)) return `${card} der Kategorie ${quoted(name)}`;
  // A category without a name in German goes by its id.
  if (!/^\p{Lu}/u.test(name)) return `${name}-${card}`;
  const link = name.endsWith('e') ? 'n' : /(ung|heit|keit|schaft|ion|tät|tum|ling)$/.test(name) ? 's' : '';
  return `${name}${link}${card.toLowerCase()}`;
}

/** "Zug- oder Gleiskarte". */
function oneOfCategories(t: Teller, categories: readonly string[], many: boolean, kase: Case): string {
  const words = categories.map((category) =>
    category === 'train' ? cardOf('Zug', many) : head(t, { category }, many, kase),
  );
  return list(
    words.map((word, i) => (i + 1 < words.length ? word.replace(/-?[Kk]arten?$/, '-') : word)),
    'oder',
  );
}

function trainIn(kase: Case): string {
  return kase === 'genitive' ? 'Zuges' : 'Zug';
}
