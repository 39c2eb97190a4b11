// German numbers as words, as people write them in their own texts: "zwölf", "einundzwanzig".
import { numeralsTo99, type NumberWords } from '../numerals.ts';

const SMALL =
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

export const GERMAN_NUMBERS: NumberWords = {
  numerals: numeralsTo99((n) => {
    if (n < 20) return [SMALL[n - 1] ?? ''];
    const ten = TENS[Math.floor(n / 10) - 2] ?? '';
    return [n % 10 === 0 ? ten : `${SMALL[(n % 10) - 1] ?? ''}und${ten}`];
  }),
  multiples: { zweimal: 2, doppelt: 2, dreimal: 3, viermal: 4 },
  loose: { beide: 2, beiden: 2, halb: 2, hälfte: 2, paar: 2, dutzend: 12 },
};
