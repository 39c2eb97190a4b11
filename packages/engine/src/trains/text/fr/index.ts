// French rules text.
import type { Grammar } from '../grammar.ts';
import { amountIn } from '../plan/amounts.ts';
import { nounWith, quantity } from '../plan/quantities.ts';
import { cardsPhrase } from '../plan/cards.ts';
import { OPS } from '../plan/ops.ts';
import { amounts, counts } from './amounts.ts';
import { cellArticle, cellHead, chosenCells, notCells, placed, tokensWith } from './cells.ts';
import { clause, does, each, inOption, inTurn, may, withPronoun, you } from './clause.ts';
import { conditions } from './conditions.ts';
import { figures } from './figures.ts';
import {
  allOf,
  isFeminine,
  noun,
  object,
  ofThem,
  oneOfThem,
  place,
  pronounOf,
  reference,
  several,
  withArticle,
} from './nouns.ts';
import type { VerbName } from '../verbs.ts';
import { de, list, NBSP, to, WORDS } from './words.ts';
import { worth } from './worth.ts';

/** What is at a place. */
const at = (what: string, where = ''): string => (where === '' ? what : `${what} ${where}`);

/** The French grammar. */
export const french: Grammar = {
  language: 'fr',
  words: WORDS,
  ops: OPS,

  clause,
  does,
  may,
  must: (t, infinitive) => t.said('{vous devez|il doit} {infinitive}', { infinitive }),
  inTurn,
  inOption,
  choosingOne: (t) => ({ clause: t.mood === 'third' ? 'choisit' : 'au choix', mood: t.mood }),
  ifSo: (condition) => (condition.startsWith('il ') ? `s’${condition}` : `si ${condition}`),
  otherwise: (told) => `sinon, ${told}`,
  repeated: (_t, often, clauses) => `${often}${NBSP}: ${inTurn(clauses)}`,
  times(t, times) {
    if (typeof times === 'number') return `${times} fois`;
    return `un nombre de fois égal ${to(amountIn(t, times, 'nominative'))}`;
  },
  each,
  you,
  sentence: (told) => `${told.charAt(0).toUpperCase()}${told.slice(1)}.`,

  counts,
  amounts,
  figures,
  equalTo: (t, { many, all = many }, amount) =>
    `un nombre ${de(all)} égal ${to(amountIn(t, amount, 'nominative'))}`,
  conditions,

  noun: (t, where, many, _kase, place) => at(noun(t, where, many), place),
  aCard: (t, where, _kase, place) => at(withArticle(t, where), place),
  thisCard: () => 'cette carte',
  object,
  only: (t, { from }) => reference(t, from),
  oneOfThem,
  ofThem,
  among: (t, name) => `parmi ${reference(t, name)}`,
  suchOf: (t, name, where) => `les ${noun(t, where, true)} parmi ${reference(t, name)}`,
  zone: place,
  allOf,
  several,
  waste: (name) => ({ one: name, many: name }),
  move(t, verb, cards, tail) {
    const it = pronounOf(t, cards);
    const end = tail && ` ${tail}`;
    if (it !== undefined) return `${withPronoun(t, verb, it)}${end}`;
    // Long objects come last: "remettez dans la réserve toutes les cartes Ferraille de votre main".
    const isLong = tail !== '' && (t.pending !== undefined || typeof cards !== 'string');
    const said = cardsPhrase(t, cards);
    return isLong ? clause(t, verb, `${tail} ${said}`) : clause(t, verb, `${said}${end}`);
  },
  gainedTo: (t, gained, _where, where) => `${gained}, directement ${t.said(WORDS.targets[where])}`,
  effectOf: (t, of) => `l’effet ${de(t.pending ? cardsPhrase(t, of, true) : object(t, of))}`,

  chosenCells,
  cellHead,
  cellArticle,
  tokensWith,
  tokensWithout: (t, token, of) => tokensWith(t, token, of).one,
  noneOf: (things) => things.join(' ni '),
  of: de,
  notCells,
  relate: (said, clauses) => [said, ...clauses.map((one) => one.said)].join(' '),
  placed,

  during: (when, told) => `${when} ${told}`,
  ruling: (told) => told,
  starting(t, when, said) {
    if (t.mood === 'infinitive') return `faire valoir ceci${when && ` ${when}`}${NBSP}: ${said}`;
    return when === '' ? said : `${when}, ${said}`;
  },
  atTurn: (_t, when, clauses) => `${when}, ${inTurn(clauses)}`,
  waived(t, places, waste, thisTurn) {
    const rails = waste === 'them' ? 'eux' : 'les rails adverses';
    const said = [
      ...(places === undefined ? [] : [t.said(`ne {payez|paie} pas de surcoût pour`) + ` ${places}`]),
      ...(waste === undefined
        ? []
        : [`${t.said('ne {recevez|reçoit} pas')} ${de(t.names('waste', 'card'))} pour ${rails}`]),
    ];
    return `${thisTurn ? 'jusqu’à la fin du tour, ' : ''}${t.said('{vous|il}')} ${said.join(' et ')}`;
  },
  terrainCells: (terrain) => `les cases ${terrain}`,
  ignored(t, cards) {
    const names = cards.map((id) => de(t.names(id, 'card')));
    return `${t.said('{vous ne recevez|il ne reçoit} pas')} ${list(names, 'ni')}`;
  },
  forbidden(t, act, things, who) {
    const nobody = {
      own: t.said('{vous ne pouvez|il ne peut} pas'),
      opponents: 'les adversaires ne peuvent pas',
      all: 'personne ne peut',
    };
    const verb = { buy: 'acheter', play: 'jouer', lay: 'poser', build: 'construire' }[act];
    return `${nobody[who]} ${verb} ${de(things)}`;
  },
  worth,
  insteadOf: (told) => (/[,;:]/.test(told) ? `à la place, ${told}` : `${told} à la place`),
  aToken(t, token, whose) {
    const name = token === undefined ? '' : ` ${token}`;
    const told = {
      own: 'un de {vos|ses} jetons{name}',
      opponents: 'un jeton{name} adverse',
      others: 'un jeton{name} d’un de {vos|ses} adversaires',
      all: 'un jeton{name}',
    };
    return t.said(told[whose], { name });
  },
  pricePhrase(t, price, at, coins) {
    const what = {
      cards: () => noun(t, price.where, true),
      rails: () => `rails${at}`,
      stations: () => `gares${at}`,
    };
    const { for: payer = 'own', coins: amount } = price;
    const each = payer === 'opponents' && 'à chaque adversaire';
    const cost = payer === 'own' ? t.said('{vous|lui} coûtent') : 'coûtent';
    return `les ${what[price.what]()} ${cost} ${quantity(t, amount, nounWith(t, coins, {}, [each]))}`;
  },
  nextPaid(t, { what, where, coins: amount }, times, at, now, coins) {
    const isOne = times === 1;
    const s = isOne ? '' : 's';
    const who = (verb: VerbName): string => `${t.said('{que vous|qu’il}')} ${does(t, verb, true)}${now}`;
    const paid = {
      // A clause about the cards would be taken to be about what follows it.
      cards: () =>
        (where?.not ?? where?.sameAs ?? where?.inSupply)
          ? noun(t, where, !isOne, who('buy'))
          : `${noun(t, where, !isOne)} ${who('buy')}`,
      rails: () => `rail${s} ${who('lay')}${at}`,
      stations: () => `gare${s} ${who('build')}${at}`,
    }[what]();
    const e = what === 'stations' || (what === 'cards' && isFeminine(where)) ? 'e' : '';
    const the = isOne ? (e ? 'la' : 'le') : `les ${times}`;
    return `${the} prochain${e}${s} ${paid} coûte${isOne ? '' : 'nt'} ${quantity(t, amount, coins)}`;
  },
};
