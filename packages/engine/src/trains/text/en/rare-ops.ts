// English: one clause for each op that few games have.
import type { Amount, CellFilter } from '../../language/values.ts';

import type { RareWords, Teller } from '../teller.ts';
import { quantity } from './amounts.ts';
import { cellNoun, cellsOf, onCells } from './cells.ts';
import { countOf, isOptional } from './nouns.ts';
import { may, verb } from './words.ts';

export const rareOps: RareWords['ops'] = {
  'choose-cells': (t, { where = {}, count = 1 }) => {
    if (isOptional(count)) return `${may(t)} choose ${cellsOf(t, where, false)}`;
    const cells = count === 1 ? cellsOf(t, where, false) : `${countOf(t, count)} ${cellNoun(t, where, true)}`;
    return `${verb(t, 'choose')} ${cells}`;
  },
  'remove-rails': (t, { count, of = 'own', where, whole }) => {
    const your = t.person === 'you' ? 'your' : 'their';
    const from = where === undefined ? '' : ` from ${cellsOf(t, where, count !== 1)}`;
    const keeping = whole ? ` without splitting ${of === 'own' ? your : 'its owner’s'} network` : '';
    const rails = {
      own: quantity(t, count, `rail${from}${keeping}`, `rails${from}${keeping}`)
        .replace(/^(\d+) rails?/, `$1 of ${your} rails`)
        .replace(/^rails/, `${your} rails`),
      opponents: quantity(
        t,
        count,
        `rail of an opponent${from}${keeping}`,
        `rails of opponents${from}${keeping}`,
      ),
      all: quantity(t, count, `rail of any player${from}${keeping}`, `rails of any players${from}${keeping}`),
    }[of];
    return `${verb(t, 'remove')} ${rails}`;
  },
  'remove-stations': (t, { count, where }) => {
    const city = where && { ...where, place: where.place ?? ('city' as const) };
    const from = city === undefined ? '' : ` from ${cellsOf(t, city, count !== 1)}`;
    return `${verb(t, 'remove')} ${quantity(t, count, `station${from}`, `stations${from}`)}`;
  },
  'place-tokens': (t, { kind, count = 1, where = {} }) =>
    `${verb(t, 'place')} ${tokens(t, kind, count, onAny(t, where, count !== 1))}`,
  'take-tokens': (t, { kind, count = 1, of, where }) => {
    const from = `off ${where === undefined ? 'the map' : cellsOf(t, where, count !== 1)}`;
    if (of === undefined) return `${verb(t, 'take')} ${tokens(t, kind, count, from)}`;
    if (of !== 'own') {
      const whose = { opponents: ['an opponent', 'opponents'], all: ['any player', 'any players'] }[of];
      const [one, many] = whose.map((owner) => `of ${owner} ${from}`) as [string, string];
      return `${verb(t, 'take')} ${tokens(t, kind, count, one, many)}`;
    }
    const own = `${t.person === 'you' ? 'your' : 'their'} ${t.names(kind, 'token')} tokens ${from}`;
    return `${verb(t, 'take')} ${quantity(t, count, `of ${own}`, `of ${own}`).replace(/^of /, '')}`;
  },
  'extra-turn': (t) => `${verb(t, 'take')} another turn after this one, but no third in a row`,
  'next-hand': (t, { count, fewer }) => {
    const hand = `for ${t.person === 'you' ? 'your' : 'their'} next hand`;
    const cards = quantity(t, count, `card ${hand}`, `cards ${hand}`);
    const way = fewer ? 'fewer' : 'more';
    return `${verb(t, 'draw')} ${/^\d/.test(cards) ? cards.replace(/^\d+/, `$& ${way}`) : `${way} ${cards}`}`;
  },
  'next-coins': (t, { count }) => {
    const when = `at the start of ${t.person === 'you' ? 'your' : 'their'} next turn`;
    return `${verb(t, 'get')} ${quantity(t, count, `coin ${when}`, `coins ${when}`)}`;
  },
};

function tokens(t: Teller, kind: string, count: Amount, one: string, many = one): string {
  const name = t.names(kind, 'token');
  return quantity(t, count, `${name} token ${one}`, `${name} tokens ${many}`);
}

function onAny(t: Teller, where: CellFilter, many: boolean): string {
  return Object.keys(where).length === 0 ? `on ${cellsOf(t, where, many)}` : onCells(t, where, many);
}
