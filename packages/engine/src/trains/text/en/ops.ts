// English: one clause for each op.
import type { Reach } from '../../language/params.ts';
import type { Amount, CellFilter, Cards } from '../../language/values.ts';
import type { OpWords } from '../grammar.ts';
import { movesMany, tellSteps } from '../steps.ts';
import type { Teller } from '../teller.ts';
import { amountPhrase, forEach, quantity } from './amounts.ts';
import { conditionPhrase } from './conditions.ts';
import { cellNoun, cellsOf, onCells } from './cells.ts';
import { each } from './each.ts';
import { cardsPhrase, choicePhrase, countOf, isOptional, noun, reference, zone } from './nouns.ts';
import { waivedPhrase } from './waivers.ts';
import { inOption, inTurn, may, second, TARGETS, verb, withArticle, you } from './words.ts';

/** A verb with its cards. */
function act(t: Teller, base: string, cards: Cards, tail = ''): string {
  const free = t.pending !== undefined && isOptional(t.pending.count);
  const rest = typeof cards === 'string' && !t.pending ? t.selected(cards) : undefined;
  const lead = rest?.partly && !rest.many ? 'otherwise ' : '';
  const start = free ? `${may(t)} ${base}` : lead + verb(t, base);
  return `${start} ${cardsPhrase(t, cards)}${tail}`;
}

/** "+2 coins", or with a verb where the sentence needs one. */
function plus(t: Teller, base: string, what: string): string {
  return t.mood === 'order' && t.person === 'you' && /^\d/.test(what)
    ? `+${what}`
    : `${verb(t, base)} ${what}`;
}

function fromTop(t: Teller, base: string, count: Parameters<typeof quantity>[1]): string {
  const deck = zone(t, 'deck');
  if (count === 1) return `${verb(t, base)} the top card of ${deck}`;
  if (typeof count === 'number') return `${verb(t, base)} the top ${count} cards of ${deck}`;
  const top = `from the top of ${deck}`;
  return `${verb(t, base)} ${quantity(t, count, `card ${top}`, `cards ${top}`, `a card ${top}`)}`;
}

export const ops: OpWords = {
  coins: (t, { count }) => plus(t, 'get', quantity(t, count, 'coin', 'coins')),
  pay: (t, { count }) => `${verb(t, 'pay')} ${quantity(t, count, 'coin', 'coins')}`,
  score: (t, { count }) => plus(t, 'score', quantity(t, count, 'point', 'points')),
  'lay-rails': (t, { count, where, free, reach }) => {
    const on = where === undefined ? '' : ` ${onCells(t, where, count !== 1)}`;
    const what = `${on}${free ? ' without any surcharge' : ''}`;
    return `${verb(t, 'lay')} ${quantity(t, count, `rail${what}`, `rails${what}`)}${reached(t, reach)}`;
  },
  'build-station': (t, { count, where }) => {
    const city = where === undefined ? undefined : { ...where, place: where.place ?? ('city' as const) };
    const on = city === undefined ? '' : ` in ${cellsOf(t, city, count !== 1)}`;
    return `${verb(t, 'build')} ${quantity(t, count, `station${on}`, `stations${on}`)}`;
  },
  waive: (t, { what }) => `until the end of the turn, ${waivedPhrase(t, what)}`,
  lasting: (t, step) => t.grammar.rare.lasting(t, step),
  draw: (t, { count }) => `${verb(t, 'draw')} ${quantity(t, count, 'card', 'cards', 'a card')}`,
  'gain-waste': (t, { count }) => {
    const waste = t.names('waste', 'card');
    return `${verb(t, 'gain')} ${quantity(t, count, waste, waste)}`;
  },
  look: (t, { count }) => fromTop(t, 'look', count).replace(/^((?:they )?looks?) /, '$1 at '),
  reveal: (t, { count }) => fromTop(t, 'reveal', count),
  'reveal-until': (t, { where, count }) => {
    const found =
      count === 1 ? withArticle(noun(t, where, false)) : `${amountPhrase(t, count)} ${noun(t, where, true)}`;
    return `${verb(t, 'reveal')} cards from the top of ${zone(t, 'deck')} until ${you(t)} have revealed ${found}`;
  },
  choose: (t, { from, where, count = 1 }) => {
    const phrase = choicePhrase(t, { from, where, count }, 'in');
    return isOptional(count) ? `${may(t)} choose ${phrase}` : `${verb(t, 'choose')} ${phrase}`;
  },
  name: (t) => `${verb(t, 'name')} a kind of card`,
  discard: (t, { cards }) => act(t, 'discard', cards),
  trash: (t, { cards }) => act(t, 'trash', cards),
  return: (t, { cards }) => act(t, 'return', cards, ' to the supply'),
  move: (t, { cards, to }) => act(t, 'put', cards, ` ${TARGETS[to][t.person]}`),
  pass: (t, { cards, to }) => act(t, 'pass', cards, ` to the ${to}`),
  'put-back': (t, { cards }) => {
    const many = movesMany(t, cards);
    return act(t, 'put', cards, ` back on top of ${zone(t, 'deck')}${many ? ' in any order' : ''}`);
  },
  gain: (t, { where, to = 'gained' }) => {
    const then = to === 'gained' ? '' : ` and ${second(t, 'put')} it ${TARGETS[to][t.person]}`;
    return `${verb(t, 'gain')} ${withArticle(noun(t, where, false))}${then}`;
  },
  may: (t, params) => {
    const inner = t.inside({ mood: 'infinitive' }, () => inTurn(tellSteps(t, params.do)));
    return `${may(t)} ${inner}`;
  },
  'choose-one': (t, { options }) => {
    const told = options.map((option) => inOption(tellSteps(t, option.do)));
    return `${verb(t, 'choose')} one: ${told.slice(0, -1).join('; ')}; or ${told.at(-1)}`;
  },
  if: (t, { test, then, else: otherwise }) => {
    const condition = conditionPhrase(t, test);
    const told = `if ${condition}, ${inTurn(tellSteps(t, then))}`;
    return otherwise === undefined ? told : `${told}; otherwise ${inTurn(tellSteps(t, otherwise))}`;
  },
  repeat: (t, params) => {
    const each = forEach(t, params.times);
    const often = each?.times === 1 ? `for ${each.what}` : timesPhrase(t, params.times);
    return `${often}: ${inTurn(tellSteps(t, params.do))}`;
  },
  'each-opponent': (t, params) => each(t, 'each opponent', params.do),
  'each-player': (t, params) => each(t, 'each player', params.do),
  play: (t, { cards, times }) => {
    const often = times === undefined || times === 1 ? '' : ` ${timesPhrase(t, times)}`;
    const again = typeof cards === 'string' && t.selected(cards)?.again === true ? ' again' : '';
    return act(t, 'play', cards, again + often);
  },
  'apply-effect': (t, { of }) =>
    `${verb(t, 'apply')} the effect of ${t.pending ? cardsPhrase(t, of, 'in') : reference(t, of)}`,
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

function reached(t: Teller, reach: Reach | undefined): string {
  if (reach === undefined) return '';
  if (reach === 'path') return ', each next to the one before';
  return `, even away from ${t.person === 'you' ? 'your' : 'their own'} rails`;
}

function timesPhrase(t: Teller, times: Parameters<typeof quantity>[1]): string {
  if (typeof times === 'number') return times === 1 ? 'once' : `${times} times`;
  return `as often as ${amountPhrase(t, times)}`;
}

function tokens(t: Teller, kind: string, count: Amount, one: string, many = one): string {
  const name = t.names(kind, 'token');
  return quantity(t, count, `${name} token ${one}`, `${name} tokens ${many}`);
}

function onAny(t: Teller, where: CellFilter, many: boolean): string {
  return Object.keys(where).length === 0 ? `on ${cellsOf(t, where, many)}` : onCells(t, where, many);
}
