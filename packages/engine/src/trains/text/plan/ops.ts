// The sentence of each op: who does it is the mood of the text, what is done with what is said here, and the order of the parts is each
// language's `clause`.
import type { Receiver, Target, Zone } from '../../language/params.ts';
import type { Amount, Cards, CellFilter, Count } from '../../language/values.ts';
import type { Relation } from '../forms.ts';
import type { OpWords, Teller } from '../grammar.ts';
import type { Lexicon } from '../en/words.ts';
import type { VerbName } from '../verbs.ts';
import { chosenCount, movesMany, tellSteps } from '../steps.ts';
import { amountIn } from './amounts.ts';
import { boundPhrase } from './bounds.ts';
import { forEach, nounWith, quantity, readPresence, some } from './quantities.ts';
import { resourceNoun } from './resources.ts';
import { cardsPhrase, choicePhrase, isOptional, isSingle } from './cards.ts';
import { inCity } from './in-city.ts';
import { cellsOf, severalCells } from './cells.ts';
import { conditionPhrase } from './conditions.ts';
import { conditional, lastingStep, stayPhrase, waived } from './lasting.ts';

/** To whom cards are passed; what all players do together is not told to the one whose turn it is. */
function receiver(t: Teller, to: Receiver): string {
  const tell = (): string => t.said(t.grammar.words.receivers[to]);
  return t.common ? t.inside({ person: 'you' }, tell) : tell();
}

export const OPS: OpWords = {
  // coins, points, tokens
  coins: (t, { count }) => plus(t, 'get', some(t, count, 'coin')),
  pay: (t, { count }) => t.grammar.clause(t, 'pay', some(t, count, 'coin')),
  score: (t, { count }) => plus(t, 'score', some(t, count, 'point')),
  'lay-rails': (t, { count, where, reach, free }) => {
    const { words, clause } = t.grammar;
    const rails = some(t, count, 'rail', at(t, 'onto', where, count), free && words.free);
    return clause(t, 'lay', rails, reach === undefined ? '' : t.said(words.reach[reach]));
  },
  'build-station': (t, { count, where }) =>
    t.grammar.clause(t, 'build', some(t, count, 'station', at(t, 'into', where && inCity(where), count))),
  'choose-cells': (t, { where = {}, count = 1 }) =>
    choosing(
      t,
      count,
      isSingle(count)
        ? cellsOf(t, where, false, 'accusative')
        : t.grammar.several(t, count, severalCells(t, where), 'accusative'),
    ),
  'remove-rails': (t, { count, of = 'own', where, whole }) => {
    const { words, clause } = t.grammar;
    const rails = some(t, count, words.railsOf[of], at(t, 'from', where, count));
    return clause(t, 'remove', rails, whole ? t.said(words.whole[of === 'own' ? 'own' : 'others']) : '');
  },
  'remove-stations': (t, { count, where }) =>
    t.grammar.clause(t, 'remove', some(t, count, 'station', at(t, 'outOf', where && inCity(where), count))),
  'place-tokens': (t, { kind, count = 1, where = {} }) => {
    const { onCell } = t.grammar.words;
    const anywhere = count === 1 ? onCell.one : onCell.many;
    const on = Object.keys(where).length === 0 ? anywhere : at(t, 'onto', where, count);
    return t.grammar.clause(t, 'place', tokens(t, kind, count, 'any', on));
  },
  'take-tokens': (t, { kind, count = 1, of, where }) =>
    t.grammar.clause(
      t,
      'take',
      tokens(t, kind, count, of ?? 'any', at(t, 'off', where, count) ?? t.grammar.words.offMap),
    ),
  'get-resources': (t, { kind, count = 1 }) => plus(t, 'get', quantity(t, count, resourceNoun(t, kind))),
  'pay-resources': (t, { kind, count = 1 }) =>
    t.grammar.clause(t, 'pay', quantity(t, count, resourceNoun(t, kind))),
  'draw-goals': (t, { count, keep }) => {
    const { words, clause } = t.grammar;
    const { noun, kept, oneKept } = words.goals;
    const isSure = keep === undefined || (count === 1 && (keep.atLeast ?? keep.exactly) === 1);
    const which = isSure
      ? ''
      : count === 1
        ? t.said(oneKept)
        : t.said(kept, { bounds: boundPhrase(t, keep) });
    return clause(t, 'draw', quantity(t, count, noun), which);
  },
  waive: (t, { what }) => waived(t, what, true),
  lasting: lastingStep,
  stay: (t, params) =>
    t.grammar.clause(
      t,
      'keep',
      t.said(t.grammar.words.inPlay, { card: t.grammar.thisCard('accusative'), when: stayPhrase(t, params) }),
    ),
  'extra-turn': (t) => t.grammar.clause(t, 'takeTurn', t.grammar.words.anotherTurn),
  'next-hand': (t, { count, fewer }) => {
    const { before, ...cards } = t.grammar.words.nextHand;
    return t.grammar.clause(t, 'draw', t.said(before) + some(t, count, cards[fewer ? 'fewer' : 'more']));
  },
  'next-coins': (t, { count }) => {
    const { before, coins } = t.grammar.words.nextCoins;
    return t.grammar.clause(t, 'get', t.said(before) + some(t, count, coins));
  },
  // cards by number
  draw: (t, { count }) => t.grammar.clause(t, 'draw', some(t, count, 'card')),
  'gain-waste': (t, { count }) =>
    t.grammar.clause(t, 'gain', quantity(t, count, t.grammar.waste(t.names('waste', 'card')))),
  look: (t, { count }) => t.grammar.clause(t, 'look', fromTop(t, count)),
  reveal: (t, { count }) => t.grammar.clause(t, 'reveal', fromTop(t, count)),
  'reveal-until': (t, { where, count }) => {
    const { words, aCard, noun, clause } = t.grammar;
    const found =
      count === 1
        ? aCard(t, where, 'accusative')
        : `${amountIn(t, count, 'accusative')} ${noun(t, where, true, 'accusative')}`;
    return clause(t, 'reveal', t.said(words.until.cards), t.said(words.until.found, { found }));
  },
  // choosing
  choose: (t, params) => {
    const { from, where } = params;
    const count = chosenCount(t, params);
    return choosing(t, count, choicePhrase(t, { from, where, count }, true));
  },
  'choose-random': (t, { from, where, count = 1 }) =>
    t.grammar.clause(t, 'choose', choicePhrase(t, { from, where, count, isRandom: true }, true)),
  name: (t) => t.grammar.clause(t, 'name', t.grammar.words.kind),
  // moving cards
  discard: (t, { cards }) => act(t, 'discard', cards),
  trash: (t, { cards }) => act(t, 'trash', cards),
  remove: (t, { cards }) => act(t, 'remove', cards, t.grammar.words.fromGame),
  show: (t, { cards }) =>
    t.grammar.clause(
      t,
      'show',
      isAllOf(cards, 'hand') ? t.said(t.grammar.words.hand) : cardsPhrase(t, cards, true),
    ),
  shuffle: (t, { cards }) =>
    isAllOf(cards, 'deck')
      ? t.grammar.clause(t, 'shuffle', t.said(t.grammar.words.deck))
      : act(t, 'shuffle', cards, t.said(t.grammar.words.intoDeck)),
  return: (t, { cards }) => act(t, 'return', cards, t.grammar.words.toSupply),
  move: (t, { cards, to }) => act(t, verbTo(to), cards, t.said(t.grammar.words.targets[to])),
  pass: (t, { cards, to }) => act(t, 'pass', cards, receiver(t, to)),
  'put-back': (t, { cards }) =>
    act(t, 'putBack', cards, t.said(t.grammar.words.onDeck[movesMany(t, cards) ? 'many' : 'one'])),
  gain: (t, { where, to = 'gained' }) => {
    const gained = t.grammar.clause(t, 'gain', t.grammar.aCard(t, where, 'accusative'));
    return to === 'gained' ? gained : t.grammar.gainedTo(t, gained, where, to, verbTo(to));
  },
  // structure
  may: (t, params) =>
    t.ways([() => may(t, () => t.grammar.inTurn(tellSteps(t, params.do))), () => ''])[0] ?? '',
  'choose-one': (t, { options }) => {
    const { words, inOption, choosingOne } = t.grammar;
    const { clause, mood } = choosingOne(t);
    const told = t.inside({ mood }, () =>
      t.ways(options.map((option) => () => inOption(tellSteps(t, option.do)))),
    );
    const last = `${words.or} ${told.at(-1)}`;
    return `${clause}${words.colon}${[...told.slice(0, -1), last].join(words.semicolon)}`;
  },
  if: (t, { test, then, else: otherwise }) => {
    const { inTurn } = t.grammar;
    const condition = conditionPhrase(t, test);
    const [first = '', second] = t.ways(
      [then, otherwise ?? []].map((steps) => () => inTurn(tellSteps(t, steps), 'inverted')),
    );
    return conditional(t, condition, first, otherwise && second);
  },
  repeat: (t, params) => {
    const { words, times, inTurn, repeated } = t.grammar;
    const once = readPresence(t, params.times);
    if (once?.times === 1) return conditional(t, once.condition, inTurn(tellSteps(t, params.do), 'inverted'));
    const each = forEach(t, params.times);
    const often = each?.times === 1 ? `${words.forEach} ${each.what}` : times(t, params.times);
    return repeated(t, often, tellSteps(t, params.do));
  },
  'each-opponent': (t, params) => t.grammar.each(t, t.grammar.words.each.opponent, params.do),
  'one-opponent': (t, params) => t.grammar.each(t, t.said(t.grammar.words.each.chosen), params.do),
  'active-player': (t, params) => {
    const { each, inTurn, words, you } = t.grammar;
    if (t.active !== 'you') return each(t, t.active ? words.each.thatPlayer : words.each.active, params.do);
    return t.person === 'you' ? inTurn(tellSteps(t, params.do)) : you(t, params.do);
  },
  'each-player': (t, params) => t.grammar.each(t, t.grammar.words.each.player, params.do),
  play: (t, { cards, times }) => {
    const again = typeof cards === 'string' && t.selected(cards)?.again === true;
    const often = times === undefined || times === 1 ? '' : t.grammar.times(t, times);
    return act(t, 'play', cards, [again ? t.grammar.words.again : '', often].filter(Boolean).join(' '));
  },
  'apply-effect': (t, { of }) => t.grammar.clause(t, 'apply', t.grammar.effectOf(t, of)),
};

/** All cards of a zone. */
function isAllOf(cards: Cards, zone: Zone): boolean {
  return typeof cards === 'string' ? cards === zone : cards.from === zone && cards.where === undefined;
}

/** "+2 coins", or with a verb where the sentence needs one. */
function plus(t: Teller, verb: VerbName, what: string): string {
  const isOrder = t.mood === 'order' && t.person === 'you';
  return isOrder && /^\d/.test(what) ? `+${what}` : t.grammar.clause(t, verb, what);
}

/** The verb for putting cards there. */
function verbTo(to: Target): VerbName {
  const verbs = { hand: 'putInHand', play: 'putInPlay', aside: 'setAside' } as const;
  return (verbs as Partial<Record<Target, VerbName>>)[to] ?? 'put';
}

function may(t: Teller, tell: () => string): string {
  return t.grammar.may(t, t.inside({ mood: 'infinitive' }, tell));
}

/** One thing or none is expressed with "you may". */
function choosing(t: Teller, count: Count, what: string): string {
  const choose = (): string => t.grammar.clause(t, 'choose', what);
  return isOptional(count) ? may(t, choose) : choose();
}

/** A verb with its cards, which a choice before it may have left to it. */
function act(t: Teller, verb: VerbName, cards: Cards, tail = ''): string {
  const move = (): string => t.grammar.move(t, verb, cards, tail);
  if (t.pending) return isOptional(t.pending.count) ? may(t, move) : move();
  const rest = typeof cards === 'string' ? t.selected(cards) : undefined;
  return rest?.partly && !rest.many ? t.grammar.otherwise(move()) : move();
}

function at(t: Teller, relation: Relation, cells: CellFilter | undefined, count: Amount): string | undefined {
  return cells && t.grammar.placed(t, relation, cells, count !== 1);
}

function tokens(
  t: Teller,
  kind: string,
  count: Amount,
  of: keyof Lexicon['tokensOf'],
  where: string | undefined,
): string {
  const parts = { token: t.names(kind, 'token') };
  return quantity(t, count, nounWith(t, t.grammar.words.tokensOf[of], parts, [where]));
}

function fromTop(t: Teller, count: Amount): string {
  const { one, many, from } = t.grammar.words.top;
  if (count === 1) return t.said(one);
  if (typeof count === 'number') return t.said(many, { count });
  return some(t, count, 'card', t.said(from));
}
