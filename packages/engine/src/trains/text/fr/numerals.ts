// French numbers as words, as people write them in their own texts: "douze", "vingt et une", "quatre-vingt-dix".
import { numeralsTo99, type NumberWords } from '../numerals.ts';

const SMALL =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const TENS = [
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];

export const FRENCH_NUMBERS: NumberWords = {
  numerals: numeralsTo99((n) => {
    if (n < 20) return [SMALL[n - 1] ?? ''];
    // From 70 and from 90, twenties are counted on.
    const isLong = n >= 70 && Math.floor(n / 10) % 2 === 1;
    const ten = TENS[Math.floor(n / 10) - 2] ?? '';
    const rest = (n % 10) + (isLong ? 10 : 0);
    if (rest === 0) return n === 80 ? ['quatre-vingts'] : [ten];
    const joined = (rest === 1 || rest === 11) && n < 80 ? `${ten}-et` : ten;
    const said = `${joined}-${SMALL[rest - 1] ?? ''}`;
    return rest === 1 ? [said, `${said}e`] : [said];
  }),
  multiples: {},
  loose: { double: 2, moitié: 2, paire: 2, triple: 3, dizaine: 10, douzaine: 12 },
};
