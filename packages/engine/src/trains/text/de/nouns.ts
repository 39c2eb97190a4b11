// German: what cards are called: "beliebig viele Abfallkarten aus deiner Hand", "ein Zug, der höchstens 3 kostet", and cards already
// mentioned: "sie", "ihn", "die übrigen Karten", "den entsorgten Zug".
import type { Amount, Count, Filter } from '../../language/values.ts';
import type { Case } from '../forms.ts';
import type { FilterWords, Teller } from '../grammar.ts';
import { isClear, type Done } from '../selected.ts';
import { amountIn } from '../plan/amounts.ts';
import { boundOf, boundPhrase } from '../plan/bounds.ts';
import { A, NO, PRONOUN, THE, weak, type Gender } from './declension.ts';
import { cardNames, genderOf, head, participle } from './heads.ts';
import { END, list, WORDS } from './words.ts';

/** Fields that follow the noun at once; the others become a relative clause: "die höchstens 4 kostet". */
const BESIDE: ReadonlySet<string> = new Set(['category', 'sameAs']);

/** Kinds other than these, in brackets after the place. */
function isExcept(filter: unknown): boolean {
  return typeof filter === 'object' && filter !== null && Object.keys(filter).join() === 'card';
}

const FILTERS: FilterWords = {
  category: () => '',
  card: (t, cards, many) => `${cardNames(t, cards)} ${many ? 'heißen' : 'heißt'}`,
  cost: (t, { atMost, ...others }, many) => {
    const costs = many ? 'kosten' : 'kostet';
    const relative = relativeCost(t, atMost, costs);
    if (relative === undefined)
      return `${boundPhrase(t, atMost === undefined ? others : { ...others, atMost })} ${costs}`;
    return relative;
  },
  value: (t, bounds, many) => `${boundOf(t, bounds, WORDS.nouns.coin)} wert ${many ? 'sind' : 'ist'}`,
  points: (t, bounds, many) => `${boundOf(t, bounds, WORDS.nouns.point)} wert ${many ? 'sind' : 'ist'}`,
  sameAs: (t, name) =>
    `mit demselben Namen${t.latest === name ? '' : ` wie ${reference(t, name, 'nominative')}`}`,
  inSupply: (_t, _yes, many) => `noch im Vorrat ${many ? 'liegen' : 'liegt'}`,
  not: (t, filter, many) =>
    isExcept(filter)
      ? `(außer ${cardNames(t, filter.card ?? [])})`
      : `${noneOf(t, filter, 'nominative', many)} ${many ? 'sind' : 'ist'}`,
};

/** "höchstens 3 mehr kostet als der entsorgte Zug" for a bound of that form. */
function relativeCost(t: Teller, atMost: Amount | undefined, costs: string): string | undefined {
  if (typeof atMost !== 'object') return undefined;
  if ('costOf' in atMost) return `nicht mehr ${costs} als ${reference(t, atMost.costOf, 'nominative')}`;
  if (!('sum' in atMost) || atMost.sum.length !== 2) return undefined;
  const [of, plus] = atMost.sum;
  if (typeof of !== 'object' || !('costOf' in of) || typeof plus !== 'number') return undefined;
  return `höchstens ${plus} mehr ${costs} als ${reference(t, of.costOf, 'nominative')}`;
}

/** "Zug aus deiner Hand, der höchstens 3 kostet". `place` says where such cards are. */
export function noun(t: Teller, where: Filter = {}, many: boolean, kase: Case, place = ''): string {
  const fields = Object.entries(where).filter(([field]) => field !== 'card' || where.category !== undefined);
  const told = ([field, value]: readonly [string, unknown]): string =>
    (FILTERS[field as keyof Filter] as (t: Teller, value: unknown, many: boolean) => string)(t, value, many);
  const beside = fields.filter(([field]) => BESIDE.has(field)).map(told);
  const others = fields.filter(([field]) => !BESIDE.has(field));
  const except = others.filter(([, value]) => isExcept(value)).map(told);
  const relative = others.filter(([, value]) => !isExcept(value)).map(told);
  const start = [head(t, where, many, kase), ...beside, place, ...except]
    .filter((words) => words !== '')
    .join(' ');
  if (relative.length === 0) return start;
  const which = THE[genderOf(where, many)].nominative;
  return `${start}, ${which} ${list(relative)}${END}`;
}

/** "eine Karte", "einen Zug aus deiner Hand". */
export function oneOf(t: Teller, where: Filter | undefined, kase: Case, place = ''): string {
  return `${A[genderOf(where, false)][kase]} ${noun(t, where, false, kase, place)}`;
}

/** "keine Karte", "keinen Zug". */
export function noneOf(t: Teller, where: Filter | undefined, kase: Case, many = false, place = ''): string {
  return `${NO[genderOf(where, many)][kase]} ${noun(t, where, many, kase, place)}`;
}

/** "die abgelegte Karte", "des entsorgten Zuges". */
function theOne(
  t: Teller,
  done: Done | undefined,
  where: Filter | undefined,
  many: boolean,
  kase: Case,
): string {
  const gender = genderOf(where, many);
  return `${THE[gender][kase]} ${weak(participle(done), gender, kase)} ${noun(t, where, many, kase)}`;
}

const OTHERS: Readonly<Record<Case, string>> = {
  nominative: 'die übrigen Karten',
  accusative: 'die übrigen Karten',
  dative: 'den übrigen Karten',
  genitive: 'der übrigen Karten',
};
const OTHER: Readonly<Record<Case, string>> = {
  nominative: 'die übrige Karte',
  accusative: 'die übrige Karte',
  dative: 'der übrigen Karte',
  genitive: 'der übrigen Karte',
};
const NAMED: Readonly<Record<Case, string>> = {
  nominative: 'die genannte Karte',
  accusative: 'die genannte Karte',
  dative: 'der genannten Karte',
  genitive: 'der genannten Karte',
};

/** The gender of the pronoun, if a pronoun is clear enough; otherwise undefined. */
export function pronounFor(t: Teller, name: string): Gender | undefined {
  const what = t.selected(name);
  if (what === undefined) return 'feminine';
  return isClear(t, name) && !what.isRest ? genderOf(what.where, what.many) : undefined;
}

export function reference(t: Teller, name: string, kase: Case): string {
  const gender = pronounFor(t, name);
  if (gender !== undefined) return PRONOUN[gender][kase];
  const what = t.selected(name);
  if (what?.named) return NAMED[kase];
  if (what?.isRest) return OTHER[kase];
  if (what?.partly) return OTHERS[kase];
  return theOne(t, what?.done, what?.where, what?.many ?? false, kase);
}

/** "alle Felder", "beliebig viele Städte", "bis zu 3 davon". */
export function several(t: Teller, count: Count, things: string, kase: Case): string {
  const r = kase === 'genitive' ? 'r' : '';
  if (count === 'all') return `alle${r} ${things.replace(/^entlegene /, 'entlegenen ')}`;
  if (count === 'any') return `beliebig viele${r} ${things}`;
  if (typeof count === 'number') return `${count} ${things}`;
  if (typeof count.upTo === 'number') return `bis zu ${count.upTo} ${things}`;
  const some = /^(?:davon|von) /.test(`${things} `) ? `einige ${things}` : things;
  return `${some} (höchstens ${amountIn(t, count.upTo, 'accusative')})`;
}
