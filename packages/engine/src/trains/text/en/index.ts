// English rules text.
import type { Grammar } from '../grammar.ts';
import { amountIn } from '../plan/amounts.ts';
import { quantity } from '../plan/quantities.ts';
import { cardsPhrase, isSingle } from '../plan/cards.ts';
import { OPS } from '../plan/ops.ts';
import { amounts, counts } from './amounts.ts';
import { cellArticle, cellHead, chosenCells, lower, notCells, placed, tokensWith } from './cells.ts';
import { clause, does, each, inOption, inTurn, may, second, you } from './clause.ts';
import { conditions } from './conditions.ts';
import { figures } from './figures.ts';
import { allOf, inside, noun, reference, several, zone } from './nouns.ts';
import { list, withArticle, WORDS } from './words.ts';
import { worth } from './worth.ts';

/** What is at a place. */
const at = (what: string, place = ''): string => (place === '' ? what : `${what} ${place}`);

/** The English grammar. */
export const english: Grammar = {
  language: 'en',
  words: WORDS,
  ops: OPS,

  clause,
  does,
  may,
  must: (t, infinitive) => t.said('{you|they} must {infinitive}', { infinitive }),
  inTurn,
  inOption,
  choosingOne: (t) => ({ clause: clause(t, 'choose', 'one'), mood: t.mood }),
  ifSo: (condition) => `if ${condition}`,
  otherwise: (told) => `otherwise ${told}`,
  repeated: (_t, often, clauses) => `${often}: ${inTurn(clauses)}`,
  times(t, times) {
    if (typeof times === 'number') return times === 1 ? 'once' : `${times} times`;
    return `as often as ${amountIn(t, times, 'nominative')}`;
  },
  each,
  you,
  sentence: (told) => `${told.charAt(0).toUpperCase()}${told.slice(1)}.`,

  counts,
  amounts,
  figures,
  equalTo(t, { many, all = many, equal = `${all} equal to {amount}` }, amount) {
    return equal.replace('{amount}', () => amountIn(t, amount, 'nominative'));
  },
  conditions,

  noun: (t, where, many, _kase, place) => at(noun(t, where, many), place),
  aCard: (t, where, _kase, place) => at(withArticle(noun(t, where, false)), place),
  thisCard: () => 'this card',
  object: reference,
  only(t, { from, where, count }) {
    if (isSingle(count)) return reference(t, from);
    const such = where === undefined ? 'of' : `${noun(t, where, true)} among`;
    return several(t, count, `${such} ${reference(t, from)}`);
  },
  oneOfThem: (t, name) => `one of ${reference(t, name)}`,
  ofThem: (t, name) => `of ${reference(t, name)}`,
  among: (t, name) => `among ${reference(t, name)}`,
  suchOf: (t, name, where) => `the ${noun(t, where, true)} among ${reference(t, name)}`,
  zone: (t, from, stay) => (stay ? inside(t, from) : `from ${zone(t, from)}`),
  allOf,
  several,
  waste: (name) => ({ one: name, many: name }),
  move: (t, verb, cards, tail) => clause(t, verb, cardsPhrase(t, cards), tail && ` ${tail}`),
  gainedTo: (t, gained, _where, to) => `${gained} and ${second(t, 'put')} it ${t.said(WORDS.targets[to])}`,
  effectOf: (t, of) => `the effect of ${t.pending ? cardsPhrase(t, of, true) : reference(t, of)}`,

  chosenCells,
  cellHead,
  cellArticle,
  tokensWith,
  tokensWithout: (t, token, of) => tokensWith(t, token, of).many,
  noneOf: (things) => list(things, 'or'),
  of: (what) => what,
  notCells,
  relate: (said, clauses) => [said, ...clauses.map((one) => one.said)].join(' '),
  placed,

  during: (when, told) => `${when} ${told}`,
  ruling: (told) => told,
  starting(t, when, said) {
    if (t.mood === 'infinitive') return `have this hold${when && ` ${when}`}: ${said}`;
    return when === '' ? said : `${when}, ${said}`;
  },
  atTurn: (_t, when, clauses) => `${when}, ${inTurn(clauses)}`,
  waived(t, places, waste, thisTurn) {
    const rails = waste === 'them' ? 'them' : 'opponents’ rails';
    const said = [
      ...(places === undefined ? [] : [`pay no surcharge for ${places}`]),
      ...(waste === undefined ? [] : [`gain no ${t.names('waste', 'card')} for ${rails}`]),
    ];
    return `${thisTurn ? 'until the end of the turn, ' : ''}${t.said('{you|they}')} ${said.join(' and ')}`;
  },
  terrainCells: (terrain) => `${lower(terrain)} cells`,
  ignored(t, cards) {
    const names = cards.map((id) => t.names(id, 'card'));
    return `${t.said('{you|they}')} gain no ${list(names, 'or')}`;
  },
  forbidden(t, act, things, who) {
    const nobody = { own: t.said('{you|they} cannot'), opponents: 'opponents cannot', all: 'nobody can' };
    return `${nobody[who]} ${act} ${things}`;
  },
  worth,
  insteadOf: (told) => (/[,;:]/.test(told) ? `instead ${told}` : `${told} instead`),
  aToken(t, name, whose) {
    const token = name === undefined ? 'token' : `${name} token`;
    const a = withArticle(token);
    const told = {
      own: 'one of {your|their} {token}s',
      opponents: 'an opponent’s {token}',
      others: '{a} of one of {your|their} opponents',
      all: '{a}',
    };
    return t.said(told[whose], { token, a });
  },
  pricePhrase(t, price, at, coins) {
    const what = {
      cards: () => `${noun(t, price.where, true)} cost`,
      rails: () => `laying a rail${at} costs`,
      stations: () => `building a station${at} costs`,
    }[price.what]();
    const payer = { own: ' {you|them}', opponents: ' each opponent', all: '' }[price.for ?? 'own'];
    return `${what}${t.said(payer)} ${quantity(t, price.coins, coins)}`;
  },
  nextPaid(t, price, times, at, now, coins) {
    const isOne = times === 1;
    const s = isOne ? '' : 's';
    const isLong = Object.keys(price.where ?? {}).some((field) => field !== 'category' && field !== 'card');
    const cards = noun(t, price.where, !isOne) + (isLong ? ' that' : '');
    const paid = {
      cards: () => t.said(`{cards} {you|they} buy${now}`, { cards }),
      rails: () => t.said(`rail${s} {you|they} lay${now}`) + at,
      stations: () => t.said(`station${s} {you|they} build${now}`) + at,
    }[price.what]();
    const next = isOne ? 'the next' : `the next ${times}`;
    return `${next} ${paid} cost${isOne ? 's' : ''} ${quantity(t, price.coins, coins)}`;
  },
};
