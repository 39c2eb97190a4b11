// English numbers as words, as people write them in their own texts: "twelve", "twenty-one".
import { numeralsTo99, type NumberWords } from '../numerals.ts';

const SMALL =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

export const ENGLISH_NUMBERS: NumberWords = {
  numerals: numeralsTo99((n) => {
    if (n < 20) return [SMALL[n - 1] ?? ''];
    const ten = TENS[Math.floor(n / 10) - 2] ?? '';
    return [n % 10 === 0 ? ten : `${ten}-${SMALL[(n % 10) - 1] ?? ''}`];
  }),
  multiples: { twice: 2, thrice: 3 },
  loose: { both: 2, double: 2, half: 2, pair: 2, triple: 3, dozen: 12 },
};
