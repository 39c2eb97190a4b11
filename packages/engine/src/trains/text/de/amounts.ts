// German: amounts as phrases in any case, and quantities of something.
import type { Amount } from '../../language/values.ts';
import { entryOf, isAdded, isReckoned, type AmountWords } from '../grammar.ts';
import { readLimited } from '../for-each.ts';
import type { Teller } from '../teller.ts';
import { cellPhrase } from './cells.ts';
import { END, list } from './clause.ts';
import {
  claimed,
  counted,
  doneThisTurn,
  forEach,
  isOne,
  network,
  owner,
  railsOn,
  tokensOn,
} from './counts.ts';
import { ITS, THE, weak, type Case, type Gender } from './declension.ts';
import { noun, pronounFor, reference } from './nouns.ts';

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
  tokens(t, on) {
    const { of = 'all' } = on;
    const { counted } = tokensOn(t, on);
    return isOne(of) ? extremeNumber(of, counted) : numberOf(counted);
  },
  rails: (t, cells) => numberOf(railsOn(t, cells).counted),
  stations: (t, cells) =>
    numberOf(`der Bahnhöfe in ${cellPhrase(t, { ...cells, place: cells.place ?? 'city' }, true, 'dative')}`),
  cells: (t, cells) => numberOf(`von ${cellPhrase(t, cells, true, 'dative')}`),
  distance: (t, { from, to }) =>
    numberOf(
      `der Schritte von ${cellPhrase(t, from, false, 'dative')} zu ${cellPhrase(t, to, false, 'dative')}`,
    ),
  network: (t, side) => (kase) => `${THE.feminine[kase]} Größe ${network(t, side)}`,
  owned: (t, { by, where }) => {
    const place = owner(t, by);
    if (!isOne(by)) return numberOf(`der ${noun(t, where, true, 'genitive', place)}`);
    return extremeNumber(by, `von ${noun(t, where, true, 'dative', place)}`);
  },
  turn: (t, what) => numberOf(doneThisTurn(t, what).counted),
  railsLeft: (t, side) =>
    isOne(side)
      ? extremeNumber(side, 'übriger Gleise eines Gegners')
      : numberOf(
          side === 'own'
            ? `${t.person === 'you' ? 'deiner' : 'seiner'} übrigen Gleise`
            : `der übrigen Gleise aller ${side === 'opponents' ? 'Gegner' : 'Spieler'}`,
        ),
  score: (t, side) => (kase) => {
    if (isOne(side))
      return `${extremeNumber(side, 'von Punkten eines Gegners')(kase)} auf der Wertungsleiste`;
    const own = t.person === 'you' ? 'dein' : 'sein';
    const ending = { nominative: 'e', accusative: 'e', dative: 'en', genitive: 'er' }[kase];
    const points = kase === 'dative' ? 'Punkten' : 'Punkte';
    const whose =
      side === 'own'
        ? `${own}${ending} ${points}`
        : `${THE.plural[kase]} ${points} aller ${side === 'opponents' ? 'Gegner' : 'Spieler'}`;
    return `${whose} auf der Wertungsleiste`;
  },
  routes: (t, side) =>
    isOne(side)
      ? extremeNumber(side, 'hergestellter Verbindungen eines Gegners')
      : numberOf(`der ${claimed(t, side)}en Verbindungen`),
  sum: (t, amounts) => (kase) => fromLeft(t, amounts, ' plus ', kase),
  minus: (t, amounts) => (kase) => fromLeft(t, amounts, ' minus ', kase),
  times: (t, amounts) => (kase) => amounts.map((one) => operand(t, one, kase)).join(' mal '),
  divide:
    (t, [first, ...others]) =>
    (kase) =>
      `${[operand(t, first, kase), ...others.map((one) => operand(t, one, 'accusative'))].join(' geteilt durch ')} (abgerundet)`,
  half: (t, amount) => (kase) =>
    `${THE.feminine[kase]} Hälfte ${isReckoned(amount) ? `von (${amountIn(t, amount, 'dative')})` : of(t, amount)} (abgerundet)`,
  min: (t, amounts) => extreme(t, 'Minimum', amounts),
  max: (t, amounts) => extreme(t, 'Maximum', amounts),
};

function numberOf(what: string): InCase {
  return (kase) => `${THE.feminine[kase]} Anzahl ${what}`;
}

/** Read from left to right: only the first operand may be a sum without brackets. */
function fromLeft(t: Teller, [first, ...others]: readonly Amount[], sign: string, kase: Case): string {
  const begins = isAdded(first) ? amountIn(t, first, kase) : operand(t, first, kase);
  return [begins, ...others.map((one) => operand(t, one, kase))].join(sign);
}

/** An amount inside a calculation. */
function operand(t: Teller, amount: Amount, kase: Case): string {
  if (!isReckoned(amount)) return amountIn(t, amount, kase);
  return `(${amountIn(t, amount, kase).replace(/ \(abgerundet\)$/, ', abgerundet')})`;
}

/** "die höchste Anzahl übriger Gleise eines Gegners". */
function extremeNumber(side: 'most' | 'fewest', what: string): InCase {
  const adjective = side === 'most' ? 'höchst' : 'niedrigst';
  return (kase) => `${THE.feminine[kase]} ${weak(adjective, 'feminine', kase)} Anzahl ${what}`;
}

/** "das Minimum aus 1 und der Anzahl deiner Münzen". */
function extreme(t: Teller, what: string, amounts: readonly Amount[]): InCase {
  const all = list(amounts.map((one) => operand(t, one, 'dative')));
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
  if (typeof amount === 'number') return `von ${amount}`;
  const said = amountIn(t, amount, 'genitive');
  return /^[\d(]/.test(said) ? `von ${amountIn(t, amount, 'dative')}` : said;
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
    // After "sein" without an ending, the adjective takes the strong ending.
    const said = adjective === undefined ? '' : `${adjective}${kase === 'nominative' ? 'er' : 'en'} `;
    return `${ITS[owner]}${ending} ${said}${word}`;
  };
}

export function amountIn(t: Teller, amount: Amount, kase: Case): string {
  if (typeof amount === 'number') return String(amount);
  const [form, value] = entryOf(amount);
  return (AMOUNTS[form as keyof AmountWords] as (t: Teller, value: unknown) => InCase)(t, value)(kase);
}

/** How a calculated amount follows what it counts. */
export type Measure = 'in Höhe' | 'entsprechend';

/** A quantity of something. `a` is the singular with an article instead of a number. */
export function quantity(
  t: Teller,
  amount: Amount,
  one: string,
  many: string,
  measure: Measure,
  a?: string,
): string {
  if (typeof amount === 'number') return amount === 1 ? (a ?? `1 ${one}`) : `${amount} ${many}`;
  const limited = readLimited(amount, (of) => forEach(t, of));
  if (limited)
    return `${quantity(t, limited.of, one, many, measure, a)}, ${limited.most ? 'höchstens' : 'mindestens'} ${limited.limit}${END}`;
  const per = forEach(t, amount);
  if (per) return `${quantity(t, per.times, one, many, measure, a)} für ${per.what}`;
  return measure === 'in Höhe'
    ? `${many} in Höhe ${of(t, amount)}`
    : `${many} entsprechend ${amountIn(t, amount, 'dative')}`;
}
