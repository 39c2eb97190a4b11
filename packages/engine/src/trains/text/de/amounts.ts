// German: amounts as phrases in any case, and so many of something.
import type { Amount, Cards } from '../../language/values.ts';
import { entryOf, type AmountWords } from '../grammar.ts';
import type { Teller } from '../teller.ts';
import { cellPhrase } from './cells.ts';
import { list } from './clause.ts';
import { EACH, ITS, THE, weak, type Case, type Gender } from './declension.ts';
import { genderOf, participle } from './heads.ts';
import { noun, pronounFor, reference } from './nouns.ts';
import { IN, isZone } from './words.ts';

type InCase = (kase: Case) => string;

/** Each amount waits for its case. */
const AMOUNTS: { readonly [F in keyof AmountWords]: (...of: Parameters<AmountWords[F]>) => InCase } = {
  count: (t, cards) => numberOf(counted(t, cards)),
  costOf: (t, name) => property(t, name, 'plural', { nominative: 'Kosten', genitive: 'Kosten' }),
  valueOf: (t, name) =>
    property(t, name, 'masculine', { nominative: 'Wert', genitive: 'Wertes' }, 'aufgedruckt'),
  pointsOf: (t, name) =>
    property(t, name, 'plural', { nominative: 'Punkte', dative: 'Punkten', genitive: 'Punkte' }),
  coins: (t) => numberOf(t.person === 'you' ? 'deiner Münzen' : 'seiner Münzen'),
  rails: (t, cells) => numberOf(`der Gleise auf ${cellPhrase(t, cells, true, 'dative')}`),
  stations: (t, cells) =>
    numberOf(`der Bahnhöfe in ${cellPhrase(t, { ...cells, place: cells.place ?? 'city' }, true, 'dative')}`),
  railsLeft: (t, who) =>
    numberOf(
      {
        own: `${t.person === 'you' ? 'deiner' : 'seiner'} übrigen Gleise`,
        opponents: 'der übrigen Gleise aller Gegner',
        all: 'der übrigen Gleise aller Spieler',
      }[who],
    ),
  score: (t, who) => (kase) => {
    const own = t.person === 'you' ? 'dein' : 'sein';
    const ending = { nominative: 'e', accusative: 'e', dative: 'en', genitive: 'er' }[kase];
    const points = kase === 'dative' ? 'Punkten' : 'Punkte';
    const whose = {
      own: `${own}${ending} ${points}`,
      opponents: `${THE.plural[kase]} ${points} aller Gegner`,
      all: `${THE.plural[kase]} ${points} aller Spieler`,
    };
    return `${whose[who]} auf der Wertungsleiste`;
  },
  sum: (t, amounts) => (kase) => amounts.map((one) => amountIn(t, one, kase)).join(' plus '),
  minus: (t, amounts) => (kase) => amounts.map((one) => amountIn(t, one, kase)).join(' minus '),
  times: (t, amounts) => (kase) => amounts.map((one) => amountIn(t, one, kase)).join(' mal '),
  half: (t, amount) => (kase) => `${THE.feminine[kase]} Hälfte ${of(t, amount)} (abgerundet)`,
  min: (t, amounts) => extreme(t, 'Minimum', amounts),
  max: (t, amounts) => extreme(t, 'Maximum', amounts),
};

function numberOf(what: string): InCase {
  return (kase) => `${THE.feminine[kase]} Anzahl ${what}`;
}

/** "das Minimum aus 1 und der Anzahl deiner Münzen". */
function extreme(t: Teller, what: string, amounts: readonly Amount[]): InCase {
  const all = list(amounts.map((one) => amountIn(t, one, 'dative')));
  return (kase) =>
    ({
      nominative: `das ${what} aus ${all}`,
      accusative: `das ${what} aus ${all}`,
      dative: `dem ${what} aus ${all}`,
      genitive: `des ${what}s aus ${all}`,
    })[kase];
}

/** "der Anzahl deiner Münzen", "von 4". */
function of(t: Teller, amount: Amount): string {
  return typeof amount === 'number' ? `von ${amount}` : amountIn(t, amount, 'genitive');
}

/** "sein aufgedruckter Wert", "die Kosten der gewählten Karte". */
function property(
  t: Teller,
  name: string,
  gender: Gender,
  words: Partial<Record<Case, string>> & { readonly nominative: string },
  adjective?: string,
): InCase {
  const owner = pronounFor(t, name);
  return (kase) => {
    const word = words[kase] ?? words.nominative;
    if (owner === undefined) {
      const said = adjective === undefined ? '' : `${weak(adjective, gender, kase)} `;
      return `${THE[gender][kase]} ${said}${word} ${reference(t, name, 'genitive')}`;
    }
    const ending =
      gender === 'plural'
        ? { nominative: 'e', accusative: 'e', dative: 'en', genitive: 'er' }[kase]
        : { nominative: '', accusative: 'en', dative: 'em', genitive: 'es' }[kase];
    // After "sein" without an ending the adjective has the strong one.
    const said = adjective === undefined ? '' : `${adjective}${kase === 'nominative' ? 'er' : 'en'} `;
    return `${ITS[owner]}${ending} ${said}${word}`;
  };
}

export function amountIn(t: Teller, amount: Amount, kase: Case): string {
  if (typeof amount === 'number') return String(amount);
  const [form, value] = entryOf(amount);
  return (AMOUNTS[form as keyof AmountWords] as (t: Teller, value: unknown) => InCase)(t, value)(kase);
}

/** What is counted, in the genitive: "der Züge auf deiner Hand", "der abgelegten Karten". */
function counted(t: Teller, cards: Cards): string {
  const from = typeof cards === 'string' ? cards : cards.from;
  const where = typeof cards === 'string' ? undefined : cards.where;
  if (isZone(from)) return `der ${noun(t, where, true, 'genitive', IN[from][t.person])}`;
  const what = t.selected(from);
  return `der ${weak(participle(what?.done), 'plural', 'genitive')} ${noun(t, where ?? what?.where, true, 'genitive')}`;
}

/** One of what is counted: "jeden Zug auf deiner Hand", "jede abgelegte Karte". */
function each(t: Teller, cards: Cards): string {
  const from = typeof cards === 'string' ? cards : cards.from;
  const where = typeof cards === 'string' ? undefined : cards.where;
  if (isZone(from))
    return `${EACH[genderOf(where, false)].accusative} ${noun(t, where, false, 'accusative', IN[from][t.person])}`;
  const what = t.selected(from);
  const kind = where ?? what?.where;
  const gender = genderOf(kind, false);
  return `${EACH[gender].accusative} ${weak(participle(what?.done), gender, 'accusative')} ${noun(t, kind, false, 'accusative')}`;
}

/** How an amount that must be reckoned follows what there is so many of. */
export type Measure = 'in Höhe' | 'entsprechend';

/** So many of something. `a` is how one of it is said when an article does for the number. */
export function quantity(
  t: Teller,
  amount: Amount,
  one: string,
  many: string,
  measure: Measure,
  a?: string,
): string {
  if (typeof amount === 'number') return amount === 1 ? (a ?? `1 ${one}`) : `${amount} ${many}`;
  const per = forEach(t, amount);
  if (per) return `${quantity(t, per.times, one, many, measure, a)} für ${per.what}`;
  return measure === 'in Höhe'
    ? `${many} in Höhe ${of(t, amount)}`
    : `${many} entsprechend ${amountIn(t, amount, 'dative')}`;
}

/** An amount that is so many for each card of some sort. */
export function forEach(t: Teller, amount: Amount): { times: number; what: string } | undefined {
  if (typeof amount !== 'object') return undefined;
  if ('count' in amount) return { times: 1, what: each(t, amount.count) };
  if (!('times' in amount) || amount.times.length !== 2) return undefined;
  const times = amount.times.find((a) => typeof a === 'number');
  const per = amount.times.find((a) => typeof a === 'object' && 'count' in a);
  if (typeof times !== 'number' || typeof per !== 'object' || !('count' in per)) return undefined;
  return { times, what: each(t, per.count) };
}
