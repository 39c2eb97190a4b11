// German: the highest, the lowest or all of the numbers of cards, cells and players.
import type { Cards } from '../../language/values.ts';
import type { Case } from '../forms.ts';
import type { FigureWay, FigureWords, Teller } from '../grammar.ts';
import { operand } from '../plan/amounts.ts';
import { isZone, readCards } from '../plan/cards.ts';
import { onCells } from './cells.ts';
import { THE, weak, type Gender } from './declension.ts';
import { participle } from './heads.ts';
import { noun } from './nouns.ts';
import { IN } from './zones.ts';

const ADJECTIVE: Readonly<Record<FigureWay, string>> = {
  highest: 'höchst',
  lowest: 'niedrigst',
  total: 'gesamt',
};
const OF_CARD = {
  cost: ['plural', 'Kosten', ''],
  value: ['masculine', 'Wert', ' aufgedruckt'],
  points: ['feminine', 'Punktzahl', ''],
} as const satisfies Readonly<Record<string, readonly [Gender, string, string]>>;
const WHO = {
  opponents: ['bei einem Gegner', 'bei allen Gegnern zusammen'],
  players: ['bei einem Spieler', 'bei allen Spielern zusammen'],
} as const;

export const figures: FigureWords = {
  cards(t, way, of, cards, kase) {
    const [gender, word, adjective] = OF_CARD[of];
    const said = adjective === '' ? '' : weak(adjective, gender, kase);
    const s = kase === 'genitive' && gender === 'masculine' ? 'es' : '';
    const all = way === 'total' ? theCards(t, cards, 'genitive') : `unter ${theCards(t, cards, 'dative')}`;
    return `${THE[gender][kase]} ${weak(ADJECTIVE[way], gender, kase)}${said} ${word}${s} ${all}`;
  },
  cells(t, way, things, cells, kase) {
    const isAny = way !== 'total' && Object.keys(cells).length === 0;
    const place = isAny ? 'auf einem Feld' : onCells(t, cells, way === 'total', 'dative');
    const how = way === 'total' ? '' : ` ${weak(ADJECTIVE[way], 'feminine', kase)}`;
    return `${THE.feminine[kase]}${how} Anzahl an ${things} ${place}`;
  },
  seats(t, way, of, counted, amount, kase) {
    const who = WHO[of][way === 'total' ? 1 : 0];
    if (!counted) {
      const word = way === 'total' ? 'neuter' : 'masculine';
      const how = way === 'total' ? '' : ` ${weak(ADJECTIVE[way], 'masculine', kase)}`;
      const s = kase !== 'genitive' ? '' : way === 'total' ? 'ses' : 'es';
      return `${THE[word][kase]}${how} ${way === 'total' ? 'Ergebnis' : 'Wert'}${s} von ${operand(t, amount, 'dative')} ${who}`;
    }
    const said = counted.number(kase);
    const how = way === 'total' ? '' : ` ${weak(ADJECTIVE[way], 'feminine', kase)}`;
    return `${said.replace(/^(?:die|der)/, (the) => `${the}${how}`)} ${who}`;
  },
};

/** "den Zügen auf deiner Hand", "der abgelegten Karten". */
export function theCards(t: Teller, cards: Cards, kase: Case): string {
  const { from, where } = readCards(cards);
  const the = THE.plural[kase];
  if (isZone(from)) return `${the} ${noun(t, where, true, kase, t.said(IN[from]))}`;
  const what = t.selected(from);
  return `${the} ${participle(what?.done)}en ${noun(t, where ?? what?.where, true, kase)}`;
}
