// German: one clause for each op.
import type { Who } from '../../language/params.ts';
import type { Amount, Cards, CellFilter, Count } from '../../language/values.ts';
import type { OpWords } from '../grammar.ts';
import { movesMany, tellSteps } from '../steps.ts';
import type { Teller } from '../teller.ts';
import { amountIn, quantity } from './amounts.ts';
import { forEach } from './counts.ts';
import { cellPhrase, onCells } from './cells.ts';
import { clause, inOption, inTurn, isStatement, may, type VerbName } from './clause.ts';
import { conditionPhrase } from './conditions.ts';
import { PRONOUN, ITS } from './declension.ts';
import { each } from './each.ts';
import { genderOf } from './heads.ts';
import { isOptional, noun, oneOf, pronounFor } from './nouns.ts';
import { cardsPhrase, choicePhrase } from './phrases.ts';
import { waivedPhrase } from './waivers.ts';
import { cardOf, TARGET_VERBS, TARGETS } from './words.ts';

/** A verb with its object; an optional action uses "du darfst". */
function told(t: Teller, verb: VerbName, rest: string, free: boolean): string {
  if (!free) return clause(t, verb, rest);
  return may(
    t,
    t.inside({ mood: 'infinitive' }, () => clause(t, verb, rest)),
  );
}

/** A verb with its cards. */
function act(t: Teller, verb: VerbName, cards: Cards, tail = ''): string {
  const free = t.pending !== undefined && isOptional(t.pending.count);
  const rest = typeof cards === 'string' && !t.pending ? t.selected(cards) : undefined;
  const words = [cardsPhrase(t, cards), tail].filter((one) => one !== '').join(' ');
  if (!rest?.partly || rest.many) return told(t, verb, words, free);
  return `sonst ${inTurn([clause(t, verb, words)], 'inverted')}`;
}

/** "+2 Münzen", or with a verb where the sentence needs one. */
function plus(t: Teller, what: string): string {
  return t.mood === 'order' && t.person === 'you' && /^\d/.test(what) ? `+${what}` : clause(t, 'gain', what);
}

/** "die obersten 3 Karten deines Nachziehstapels". */
function fromTop(t: Teller, count: Amount): string {
  const deck = `${t.person === 'you' ? 'deines' : 'seines'} Nachziehstapels`;
  if (count === 1) return `die oberste Karte ${deck}`;
  if (typeof count === 'number') return `die obersten ${count} Karten ${deck}`;
  const top = `von oben ${ofDeck(t)}`;
  return quantity(t, count, `Karte ${top}`, `Karten ${top}`, 'entsprechend', `eine Karte ${top}`);
}

function ofDeck(t: Teller): string {
  return t.person === 'you' ? 'von deinem Nachziehstapel' : 'von seinem Nachziehstapel';
}

function tokens(t: Teller, kind: string, count: Amount, where: string, of?: Who): string {
  const marker = `${t.names(kind, 'token')}-Marker ${where}`;
  const own = t.person === 'you' ? 'deiner ' : 'seiner ';
  const [one, many] = {
    own: [own, typeof count === 'number' ? own : 'eigene '],
    opponents: ['gegnerischen ', 'gegnerische '],
    all: ['beliebigen ', 'beliebige '],
    none: ['', ''],
  }[of ?? 'none'] as [string, string];
  return quantity(t, count, `${one}${marker}`, `${many}${marker}`, 'entsprechend');
}

export const ops: OpWords = {
  coins: (t, { count }) => plus(t, quantity(t, count, 'Münze', 'Münzen', 'in Höhe')),
  pay: (t, { count }) => clause(t, 'pay', quantity(t, count, 'Münze', 'Münzen', 'in Höhe')),
  score: (t, { count }) => plus(t, quantity(t, count, 'Punkt', 'Punkte', 'in Höhe')),
  'lay-rails': (t, { count, where, free, reach }) => {
    const on = where === undefined ? '' : ` ${onCells(t, where, count !== 1, 'accusative')}`;
    const what = `${on}${free ? ' ohne Aufpreis' : ''}`;
    const rails = quantity(t, count, `Gleis${what}`, `Gleise${what}`, 'entsprechend');
    const away = `, auch abseits ${t.person === 'you' ? 'deiner' : 'seiner'} Gleise`;
    const after = { anywhere: away, path: ', jedes neben das vorige', own: '' }[reach ?? 'own'];
    return clause(t, 'put', rails, after);
  },
  'build-station': (t, { count, where }) => {
    const on =
      where === undefined
        ? ''
        : ` in ${cellPhrase(t, { ...where, place: where.place ?? 'city' }, count !== 1, 'dative')}`;
    return clause(t, 'build', quantity(t, count, `Bahnhof${on}`, `Bahnhöfe${on}`, 'entsprechend'));
  },
  'choose-cells': (t, { where = {}, count = 1 }) =>
    told(t, 'choose', cellsByCount(t, where, count), isOptional(count)),
  'remove-rails': (t, { count, of = 'own', where, whole }) => {
    const yours = t.person === 'you' ? 'deiner' : 'seiner';
    const from = where === undefined ? '' : ` von ${cellPhrase(t, where, count !== 1, 'dative')}`;
    const some = (one: string, many: string): string =>
      quantity(t, count, one + from, many + from, 'entsprechend');
    const rails = {
      own: () =>
        some('Gleis', 'Gleise')
          .replace(/^(\d+) Gleise?/, `$1 ${yours} Gleise`)
          .replace(/^Gleise/, 'eigene Gleise'),
      opponents: () => some('gegnerisches Gleis', 'gegnerische Gleise'),
      all: () => some('beliebiges Gleis', 'beliebige Gleise'),
    }[of]();
    const network =
      of === 'own' ? (t.person === 'you' ? 'dein Netz' : 'sein Netz') : 'das Netz seines Besitzers';
    return clause(t, 'remove', rails, whole ? `, ohne ${network} zu teilen` : '');
  },
  'remove-stations': (t, { count, where }) => {
    const city = where && { ...where, place: where.place ?? ('city' as const) };
    const from = city === undefined ? '' : ` aus ${cellPhrase(t, city, count !== 1, 'dative')}`;
    return clause(t, 'remove', quantity(t, count, `Bahnhof${from}`, `Bahnhöfe${from}`, 'entsprechend'));
  },
  'place-tokens': (t, { kind, count = 1, where = {} }) => {
    const many = count !== 1;
    const on =
      Object.keys(where).length === 0
        ? `auf ${cellPhrase(t, where, many, 'accusative')}`
        : onCells(t, where, many, 'accusative');
    return clause(t, 'put', tokens(t, kind, count, on));
  },
  'take-tokens': (t, { kind, count = 1, of, where }) => {
    const from = where === undefined ? 'vom Spielplan' : `von ${cellPhrase(t, where, count !== 1, 'dative')}`;
    return clause(t, 'take', tokens(t, kind, count, from, of));
  },
  waive: (t, { what }) =>
    waivedPhrase(t, what, `bis zum Ende ${t.person === 'you' ? 'deines' : 'des'} Spielzugs `),
  lasting: (t, step) => t.grammar.rare.lasting(t, step),
  'extra-turn': (t) => clause(t, 'play', 'nach diesem Spielzug noch einen, aber keinen dritten in Folge'),
  'next-hand': (t, { count, fewer }) => {
    const way = fewer ? 'weniger' : 'mehr';
    const cards = quantity(t, count, `Karte ${way}`, `Karten ${way}`, 'entsprechend');
    return clause(t, 'draw', `für ${t.person === 'you' ? 'deine' : 'seine'} nächste Hand ${cards}`);
  },
  'next-coins': (t, { count }) => {
    const coins = quantity(t, count, 'Münze', 'Münzen', 'in Höhe');
    return clause(
      t,
      'gain',
      `zu Beginn ${t.person === 'you' ? 'deines' : 'seines'} nächsten Spielzugs ${coins}`,
    );
  },
  draw: (t, { count }) =>
    clause(t, 'draw', quantity(t, count, 'Karte', 'Karten', 'entsprechend', 'eine Karte')),
  'gain-waste': (t, { count }) => {
    const waste = t.names('waste', 'card');
    return clause(t, 'gain', quantity(t, count, cardOf(waste, false), cardOf(waste, true), 'entsprechend'));
  },
  look: (t, { count }) => clause(t, 'look', `${t.person === 'you' ? 'dir' : 'sich'} ${fromTop(t, count)}`),
  reveal: (t, { count }) => clause(t, 'reveal', fromTop(t, count)),
  'reveal-until': (t, { where, count }) => {
    const found =
      count === 1
        ? oneOf(t, where, 'accusative')
        : `${amountIn(t, count, 'accusative')} ${noun(t, where, true, 'accusative')}`;
    const until = t.person === 'you' ? `du ${found} aufgedeckt hast` : `er ${found} aufgedeckt hat`;
    return clause(t, 'reveal', `so lange Karten ${ofDeck(t)}`, `, bis ${until}`);
  },
  choose: (t, { from, where, count = 1 }) =>
    told(t, 'choose', choicePhrase(t, { from, where, count }, true), isOptional(count)),
  name: (t) => clause(t, 'name', 'eine Karte'),
  discard: (t, { cards }) => act(t, 'discard', cards),
  trash: (t, { cards }) => act(t, 'trash', cards),
  return: (t, { cards }) => act(t, 'putBack', cards, 'in den Vorrat'),
  move: (t, { cards, to }) => act(t, TARGET_VERBS[to], cards, TARGETS[to][t.person]),
  pass: (t, { cards, to }) => act(t, 'pass', cards, to === 'left' ? 'nach links' : 'nach rechts'),
  'put-back': (t, { cards }) => {
    const many = movesMany(t, cards);
    return act(
      t,
      'putBack',
      cards,
      `${many ? 'in beliebiger Reihenfolge ' : ''}${TARGETS['deck-top'][t.person]}`,
    );
  },
  gain: (t, { where, to = 'gained' }) => {
    const gained = clause(t, 'gain', oneOf(t, where, 'accusative'));
    if (to === 'gained') return gained;
    const then = clause(
      t,
      TARGET_VERBS[to],
      `${PRONOUN[genderOf(where, false)].accusative} ${TARGETS[to][t.person]}`.trim(),
    );
    return t.mood === 'third' ? `${gained} und ${inTurn([then], 'shared')}` : `${gained} und ${then}`;
  },
  may: (t, params) =>
    may(
      t,
      t.inside({ mood: 'infinitive' }, () => inTurn(tellSteps(t, params.do))),
    ),
  'choose-one': (t, { options }) => {
    const mood = t.mood === 'third' ? 'infinitive' : t.mood;
    const all = t.inside({ mood }, () => options.map((option) => inOption(tellSteps(t, option.do))));
    const choose = t.mood === 'infinitive' ? 'eins wählen' : clause(t, 'choose', 'eins');
    return `${choose}: ${all.slice(0, -1).join('; ')}; oder ${all.at(-1)}`;
  },
  if: (t, { test, then, else: otherwise }) => {
    const said = `wenn ${conditionPhrase(t, test)}, ${inTurn(tellSteps(t, then), 'inverted')}`;
    return otherwise === undefined ? said : `${said}; sonst ${inTurn(tellSteps(t, otherwise), 'inverted')}`;
  },
  repeat: (t, params) => {
    const per = forEach(t, params.times);
    const often = per?.times === 1 ? `für ${per.what}` : timesPhrase(t, params.times);
    const told = tellSteps(t, params.do);
    return t.person === 'they' && isStatement(told[0] ?? '')
      ? `${often} ${inTurn(told, 'inverted')}`
      : `${often}: ${inTurn(told)}`;
  },
  'each-opponent': (t, params) => each(t, 'jeder Gegner', params.do),
  'each-player': (t, params) => each(t, 'jeder Spieler', params.do),
  play: (t, { cards, times }) =>
    act(
      t,
      'playOut',
      cards,
      [
        typeof cards === 'string' && t.selected(cards)?.again === true ? 'noch einmal' : '',
        times === undefined || times === 1 ? '' : timesPhrase(t, times),
      ]
        .filter((one) => one !== '')
        .join(' '),
    ),
  'apply-effect': (t, { of }) => {
    const owner = t.pending || of === 'self' ? undefined : pronounFor(t, of);
    const effect =
      owner === undefined ? `den Effekt ${cardsPhrase(t, of, true, 'genitive')}` : `${ITS[owner]}en Effekt`;
    return clause(t, 'apply', effect);
  },
};

/** "ein Feld", "2 Felder", "beliebig viele Städte". */
function cellsByCount(t: Teller, where: CellFilter, count: Count): string {
  if (count === 1 || isOptional(count)) return cellPhrase(t, where, false, 'accusative');
  const cells = cellPhrase(t, where, true, 'accusative');
  if (count === 'all') return `alle ${cells.replace(/^entlegene /, 'entlegenen ')}`;
  if (count === 'any') return `beliebig viele ${cells}`;
  if (typeof count === 'number') return `${count} ${cells}`;
  return typeof count.upTo === 'number'
    ? `bis zu ${count.upTo} ${cells}`
    : `${cells} (höchstens ${t.grammar.amount(t, count.upTo)})`;
}

function timesPhrase(t: Teller, times: Amount): string {
  if (typeof times === 'number') return times === 1 ? 'einmal' : `${times}-mal`;
  return `mehrmals, entsprechend ${amountIn(t, times, 'dative')}`;
}
