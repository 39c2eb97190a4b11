// French: the highest, the lowest or all of the numbers of cards, cells and players.
import type { FigureWords } from '../grammar.ts';
import { operand } from '../plan/amounts.ts';
import { cardsCounted } from './amounts.ts';
import { onCells } from './cells.ts';
import { de } from './words.ts';

const OF_CARD = {
  highest: {
    cost: 'le coût le plus élevé parmi les',
    value: 'la valeur imprimée la plus élevée parmi les',
    points: 'le plus grand nombre de points parmi les',
  },
  lowest: {
    cost: 'le coût le plus bas parmi les',
    value: 'la valeur imprimée la plus basse parmi les',
    points: 'le plus petit nombre de points parmi les',
  },
  total: {
    cost: 'le coût total des',
    value: 'la valeur imprimée totale des',
    points: 'le total des points des',
  },
} as const;
const NUMBER = {
  highest: 'le plus grand nombre',
  lowest: 'le plus petit nombre',
  total: 'le nombre',
} as const;
const RESULT = {
  highest: 'la plus grande valeur',
  lowest: 'la plus petite valeur',
  total: 'la somme',
} as const;
const ONE = { opponents: 'un même adversaire', players: 'un même joueur' } as const;
const ALL = { opponents: 'tous les adversaires', players: 'tous les joueurs' } as const;

export const figures: FigureWords = {
  cards: (t, way, of, cards) => `${OF_CARD[way][of]} ${cardsCounted(t, cards, true)}`,
  cells(t, way, things, cells) {
    const isAny = way !== 'total' && Object.keys(cells).length === 0;
    const place = isAny ? 'sur une case' : onCells(t, cells, way === 'total', 'les');
    return `${NUMBER[way]} ${de(things)} ${place}`;
  },
  seats(t, way, of, counted, amount) {
    const what = counted
      ? `${NUMBER[way]} ${de(counted.many)}`
      : `${RESULT[way]} de ${operand(t, amount, 'nominative')}`;
    return `${what} chez ${way === 'total' ? `${ALL[of]} réunis` : ONE[of]}`;
  },
};
