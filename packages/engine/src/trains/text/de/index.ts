// German rules text.
import type { Grammar } from '../grammar.ts';
import { amountIn } from '../plan/amounts.ts';
import { quantity } from '../plan/quantities.ts';
import { cardsPhrase } from '../plan/cards.ts';
import { cellNoun } from '../plan/cells.ts';
import { OPS } from '../plan/ops.ts';
import { amounts, equalTo } from './amounts.ts';
import { cellHead, chosenCells, notCells, placed, relate, tokensWith } from './cells.ts';
import {
  capital,
  clause,
  does,
  inOption,
  inTurn,
  isStatement,
  may,
  must,
  resolve,
  sentence,
  statement,
} from './clause.ts';
import { conditions } from './conditions.ts';
import { figures } from './figures.ts';
import { counts } from './counts.ts';
import { ITS, PRONOUN } from './declension.ts';
import { each, you } from './each.ts';
import { genderOf } from './heads.ts';
import { noun, oneOf, pronounFor, reference, several } from './nouns.ts';
import { allOf, among, oneOfThem, suchOf } from './phrases.ts';
import { waived } from './waivers.ts';
import { cardOf, END, fieldOf, list, WORDS } from './words.ts';
import { FROM, IN } from './zones.ts';
import { worth } from './worth.ts';

/** The German grammar. */
export const german: Grammar = {
  language: 'de',
  words: WORDS,
  ops: OPS,

  clause,
  does,
  may,
  must,
  inTurn,
  inOption,
  choosingOne: (t) => ({
    clause: clause(t, 'choose', 'eins'),
    mood: t.mood === 'third' ? 'infinitive' : t.mood,
  }),
  ifSo: (condition) => `wenn ${condition}`,
  otherwise: (told) => `sonst ${inTurn([told], 'inverted')}`,
  repeated: (t, often, clauses) =>
    t.person === 'they' && isStatement(clauses[0] ?? '')
      ? `${often} ${inTurn(clauses, 'inverted')}`
      : `${often}: ${inTurn(clauses)}`,
  times(t, times) {
    if (typeof times === 'number') return times === 1 ? 'einmal' : `${times}-mal`;
    return `mehrmals, entsprechend ${amountIn(t, times, 'dative')}`;
  },
  each,
  you,
  sentence,

  counts,
  amounts,
  figures,
  equalTo,
  conditions,

  noun,
  aCard: oneOf,
  thisCard: (kase) => `${kase === 'genitive' ? 'dieser' : 'diese'} Karte`,
  object: reference,
  only: (t, { from }, kase) => reference(t, from, kase),
  oneOfThem,
  ofThem: among,
  among,
  suchOf,
  zone: (t, from, stay) => t.said((stay ? IN : FROM)[from]),
  allOf,
  several,
  waste: (name) => ({ one: cardOf(name, false), many: cardOf(name, true) }),
  move: (t, verb, cards, tail) => clause(t, verb, `${cardsPhrase(t, cards)}${tail && ` ${tail}`}`),
  gainedTo(t, gained, where, to, verb) {
    const it = PRONOUN[genderOf(where, false)].accusative;
    const then = clause(t, verb, `${it} ${t.said(WORDS.targets[to])}`.trim());
    return `${gained} und ${t.mood === 'third' ? resolve(then, 'shared') : then}`;
  },
  effectOf(t, of) {
    const owner = t.pending || of === 'self' ? undefined : pronounFor(t, of);
    return owner === undefined
      ? `den Effekt ${cardsPhrase(t, of, true, 'genitive')}`
      : `${ITS[owner]}en Effekt`;
  },

  chosenCells,
  cellHead,
  cellArticle: (t, cells, _chosen, many, kase) => cellNoun(t, cells, many, kase),
  tokensWith,
  tokensWithout: (_t, token, of) =>
    `${{ own: 'eigene ', opponents: 'gegnerische ', all: '' }[of]}${token}-Marker`,
  noneOf: (things) => list(things),
  of: (what) => what,
  notCells,
  relate,
  placed,

  during: (when, told) =>
    isStatement(told) ? `${when} ${resolve(told, 'inverted')}` : `${when} gilt: ${capital(told)}`,
  ruling: (told) => `gilt: ${capital(told)}`,
  starting(t, when, said) {
    if (t.mood === 'infinitive') return `${when && `${when} `}gelten lassen: ${capital(said)}`;
    if (when === '') return said;
    const start = statement('gilt', when);
    return `${t.mood === 'third' ? resolve(start, 'first') : start}: ${capital(said)}`;
  },
  atTurn: (t, when, clauses) =>
    t.person === 'they' && isStatement(clauses[0] ?? '')
      ? `${when} ${inTurn(clauses, 'inverted')}`
      : `${when}: ${capital(inTurn(clauses))}`,
  waived,
  terrainCells: (terrain) => fieldOf(terrain, true),
  ignored(t, cards) {
    const none = cards.map((id) => cardOf(t.names(id, 'card'), true));
    return `${statement(does(t, 'gain', true), t.said('{du|er}'))} keine ${list(none, 'oder')}`;
  },
  forbidden(t, act, things, who) {
    const may = {
      own: () => statement(t.person === 'you' ? 'darfst' : 'darf', t.said('{du|er}')),
      opponents: () => statement('dürfen', 'Gegner'),
      all: () => statement('darf', 'niemand'),
    };
    const verb = { buy: 'kaufen', play: 'ausspielen', lay: 'legen', build: 'bauen' }[act];
    return `${may[who]()} ${who === 'all' ? '' : 'keine '}${things} ${verb}`;
  },
  // After the verb, its subject and pronouns.
  worth,
  insteadOf: (told) =>
    told.replace(/^\S+(?: (?:du|er|dieser Spieler))?(?: (?:sie|ihn|es|dir|sich)(?= ))?/, '$& stattdessen'),
  aToken(t, name, whose) {
    const token = name === undefined ? 'Marker' : `${name}-Marker`;
    const told = {
      own: 'einen {dein|sein}er {token}',
      opponents: 'einen gegnerischen {token}',
      others: 'einen {token} eines {dein|sein}er Gegner',
      all: 'einen {token}',
    };
    return t.said(told[whose], { token });
  },
  pricePhrase(t, price, at, coins) {
    const what = {
      cards: () => noun(t, price.where, true, 'nominative'),
      rails: () => `Gleise${at}`,
      stations: () => `Bahnhöfe${at}`,
    }[price.what]();
    const payer = { own: ' {dich|ihn}', opponents: ' jeden Gegner', all: '' }[price.for ?? 'own'];
    return `${statement('kosten', what)}${t.said(payer)} ${quantity(t, price.coins, coins)}`;
  },
  nextPaid(t, { what, where, coins: amount }, times, at, now, coins) {
    const isOne = times === 1;
    const paid = {
      cards: () => ({
        the: genderOf(where, false) === 'masculine' ? 'den' : 'die',
        thing: noun(t, where, !isOne, 'nominative'),
        verb: 'buy' as const,
      }),
      rails: () => ({ the: 'das', thing: `Gleis${isOne ? '' : 'e'}${at}`, verb: 'lay' as const }),
      stations: () => ({
        the: 'den',
        thing: `${isOne ? 'Bahnhof' : 'Bahnhöfe'}${at}`,
        verb: 'build' as const,
      }),
    };
    const { the, thing, verb } = paid[what]();
    const start = isOne ? `${the === 'den' ? 'der' : the} nächste` : `die nächsten ${times}`;
    const that = `${isOne ? the : 'die'} ${t.said('{du|er}')}${now} ${does(t, verb, true)}`;
    const bought = thing.endsWith(END) ? `${thing.slice(0, -END.length)} und ${that}` : `${thing}, ${that}`;
    return `${start} ${bought}, ${isOne ? 'kostet' : 'kosten'} ${quantity(t, amount, coins)}`;
  },
};
