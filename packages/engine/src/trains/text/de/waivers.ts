// German: waived surcharges.
import type { Teller } from '../teller.ts';
import { list, statement } from './clause.ts';
import { cardOf, fieldOf } from './words.ts';

const WORDS: Readonly<Record<string, string>> = {
  terrain: 'Gelände',
  city: 'Städte',
  remote: 'entlegene Orte',
  opponents: 'gegnerische Gleise',
};

/** "du zahlst keinen Aufpreis für Städte und erhältst für gegnerische Gleise keine Abfallkarten". */
export function waivedPhrase(t: Teller, what: readonly string[], when = ''): string {
  const paid = what.filter((one) => one !== 'opponents-waste');
  const said: { verb: keyof typeof VERBS; rest: string }[] = [];
  if (paid.length > 0) {
    const places = paid.map((one) => WORDS[one] ?? fieldOf(t.names(one, 'terrain'), true));
    said.push({ verb: 'pay', rest: `keinen Aufpreis für ${list(places, 'oder')}` });
  }
  if (what.includes('opponents-waste')) {
    const why = what.at(-2) === 'opponents' ? 'dafür' : 'für gegnerische Gleise';
    said.push({ verb: 'gain', rest: `${why} keine ${cardOf(t.names('waste', 'card'), true)}` });
  }
  if (t.mood === 'infinitive') return list(said.map(({ verb, rest }) => `${rest} ${VERBS[verb].infinitive}`));
  const subject = t.person === 'you' ? 'du' : 'er';
  return list(
    said.map(({ verb, rest }, i) =>
      i === 0
        ? `${statement(VERBS[verb][t.person], subject)} ${when}${rest}`
        : `${VERBS[verb][t.person]} ${rest}`,
    ),
  );
}

const VERBS = {
  pay: { you: 'zahlst', they: 'zahlt', infinitive: 'zahlen' },
  gain: { you: 'erhältst', they: 'erhält', infinitive: 'erhalten' },
} as const;
