// German: amounts as phrases in any case.
import type { Who } from '../../language/params.ts';
import type { Amount } from '../../language/values.ts';
import type { Case } from '../forms.ts';
import type { AmountWords, Teller } from '../grammar.ts';
import type { Noun } from '../noun.ts';
import { amountIn, isReckoned } from '../plan/amounts.ts';
import { cellPhrase } from './cells.ts';
import { extremeNumber } from './counts.ts';
import { ITS, STRONG, THE, weak, type Gender } from './declension.ts';
import { pronounFor, reference } from './nouns.ts';

export const amounts: AmountWords = {
  costOf: (t, name, kase) => property(t, name, kase, 'plural', 'Kosten'),
  valueOf: (t, name, kase) =>
    property(t, name, kase, 'masculine', kase === 'genitive' ? 'Wertes' : 'Wert', 'aufgedruckt'),
  pointsOf: (t, name, kase) => property(t, name, kase, 'plural', points(kase)),
  coins: (t, _yes, kase) => `${THE.feminine[kase]} Anzahl ${t.said('{dein|sein}er')} Münzen`,
  distance: (t, { from, to, along }, kase) =>
    `${THE.feminine[kase]} Anzahl der Schritte ${along ? `entlang ${t.said(ALONG[along])} ` : ''}von ${cellPhrase(t, from, false, 'dative')} zu ${cellPhrase(t, to, false, 'dative')}`,
  score: (t, side, kase) => {
    const all = `${THE.plural[kase]} ${points(kase)} aller`;
    const whose = {
      own: () => `${t.said('{dein|sein}')}${STRONG.plural[kase]} ${points(kase)}`,
      opponents: () => `${all} Gegner`,
      all: () => `${all} Spieler`,
      most: () => extremeNumber('most', 'von Punkten eines Gegners', kase),
      fewest: () => extremeNumber('fewest', 'von Punkten eines Gegners', kase),
    };
    return `${whose[side]()} auf der Wertungsleiste`;
  },
  round: (_t, _yes, kase) => `${THE.feminine[kase]} Rundennummer`,
  turnOrder: (t, _yes, kase) =>
    t.said(
      `{dein|sein}${STRONG.masculine[kase]} Platz${kase === 'genitive' ? 'es' : ''} in der Spielreihenfolge`,
    ),
  players: (_t, _yes, kase) => `${THE.feminine[kase]} Anzahl der Spieler`,
  half: (t, amount, kase) => {
    const whole = isReckoned(amount) ? `von (${amountIn(t, amount, 'dative')})` : ofAmount(t, amount);
    return `${THE.feminine[kase]} Hälfte ${whole} (abgerundet)`;
  },
  min: (_t, all, kase) => extreme('Minimum', all, kase),
  max: (_t, all, kase) => extreme('Maximum', all, kase),
};

const ALONG: Readonly<Record<Who, string>> = {
  own: '{dein|sein}er Gleise',
  opponents: 'gegnerischer Gleise',
  all: 'von Gleisen',
};

const points = (kase: Case): string => (kase === 'dative' ? 'Punkten' : 'Punkte');

/** "das Minimum aus 1 und der Anzahl deiner Münzen". */
function extreme(what: string, all: string, kase: Case): string {
  return `${THE.neuter[kase]} ${what}${kase === 'genitive' ? 's' : ''} aus ${all}`;
}

/** "der Anzahl deiner Münzen", "von 4". */
function ofAmount(t: Teller, amount: Amount): string {
  if (typeof amount === 'number') return `von ${amount}`;
  const said = amountIn(t, amount, 'genitive');
  return /^[\d(]/.test(said) ? `von ${amountIn(t, amount, 'dative')}` : said;
}

/** "sein aufgedruckter Wert", "die Kosten der gewählten Karte". */
function property(
  t: Teller,
  name: string,
  kase: Case,
  gender: Gender,
  word: string,
  adjective?: string,
): string {
  const owner = pronounFor(t, name);
  if (owner === undefined) {
    const said = adjective === undefined ? '' : `${weak(adjective, gender, kase)} `;
    return `${THE[gender][kase]} ${said}${word} ${reference(t, name, 'genitive')}`;
  }
  // After "sein" without an ending, the adjective takes the strong ending.
  const said = adjective === undefined ? '' : `${adjective}${kase === 'nominative' ? 'er' : 'en'} `;
  return `${ITS[owner]}${STRONG[gender][kase]} ${said}${word}`;
}

export function equalTo(t: Teller, { many, all = many, isSum, equal }: Noun, amount: Amount): string {
  if (equal !== undefined) return equal.replace('{amount}', () => amountIn(t, amount, 'accusative'));
  return isSum
    ? `${all} in Höhe ${ofAmount(t, amount)}`
    : `${all} entsprechend ${amountIn(t, amount, 'dative')}`;
}
