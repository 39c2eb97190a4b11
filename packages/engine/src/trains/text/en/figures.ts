// English: the highest, the lowest or all of the numbers of cards, cells and players.
import type { FigureWords, Teller } from '../grammar.ts';
import type { CellFilter } from '../../language/values.ts';
import { operand } from '../plan/amounts.ts';
import { onlyAny, onlyChosen, placeOf } from '../plan/cell-readings.ts';
import { cardsCounted } from './amounts.ts';
import { cellNoun, onCells } from './cells.ts';

const OF_CARD = { cost: 'cost', value: 'printed value', points: 'number of points' } as const;
const MOST = { highest: 'the most', lowest: 'the fewest' } as const;
const NUMBER = {
  highest: 'the highest number',
  lowest: 'the lowest number',
  total: 'the number',
} as const;
const RESULT = { highest: 'the highest value', lowest: 'the lowest value', total: 'the sum' } as const;

export const figures: FigureWords = {
  cards: (t, way, of, cards) =>
    way === 'total'
      ? `the total ${OF_CARD[of]} of ${cardsCounted(t, cards, true)}`
      : `the ${way} ${OF_CARD[of]} of any ${cardsCounted(t, cards, false)}`,
  cells: (t, way, things, cells) =>
    way === 'total'
      ? `the number of ${things} ${onCells(t, cells, true)}`
      : `${MOST[way]} ${things} ${onAny(t, cells)}`,
  seats(t, way, of, counted, amount) {
    const what = counted
      ? `${NUMBER[way]} of ${counted.many}`
      : `${RESULT[way]} of ${operand(t, amount, 'nominative')}`;
    if (way !== 'total') return `${what} among all ${of}`;
    return `${what}${counted ? ' added up' : ''} over all ${of}`;
  },
};

/** "in any city with your rails". */
function onAny(t: Teller, cells: CellFilter): string {
  if (onlyAny(cells) ?? onlyChosen(t, cells)) return onCells(t, cells, false);
  return `${(placeOf(t, cells) ?? 'none') === 'none' ? 'on' : 'in'} any ${cellNoun(t, cells, false)}`;
}
