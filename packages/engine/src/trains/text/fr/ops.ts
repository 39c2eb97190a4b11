// French: one clause for each op.
import type { Reach, Who } from '../../language/params.ts';
import type { Amount, Cards, CellFilter } from '../../language/values.ts';
import type { OpWords } from '../grammar.ts';
import { movesMany, tellSteps } from '../steps.ts';
import type { Teller } from '../teller.ts';
import { amountPhrase, forEach, quantity } from './amounts.ts';
import { conditionPhrase } from './conditions.ts';
import { cellNoun, cellWithArticle, onCells } from './cells.ts';
import { each } from './each.ts';
import {
  asWanted,
  cardsPhrase,
  choicePhrase,
  isOptional,
  noun,
  object,
  pronoun,
  upTo,
  withArticle,
  zone,
} from './nouns.ts';
import { waivedPhrase } from './waivers.ts';
import { de, inOption, inTurn, may, NBSP, si, TARGETS, to, verb } from './words.ts';

/** A verb with its cards. */
function act(t: Teller, infinitive: string, cards: Cards, tail = ''): string {
  const free = t.pending !== undefined && isOptional(t.pending.count);
  const rest = typeof cards === 'string' && !t.pending ? t.selected(cards) : undefined;
  const lead = rest?.partly && !rest.many ? 'sinon, ' : '';
  const start = free ? `${may(t)} ${infinitive}` : lead + verb(t, infinitive);
  const it = t.pending || typeof cards !== 'string' ? undefined : pronoun(t, cards);
  if (it !== undefined) return `${lead}${withPronoun(t, infinitive, it)}${tail}`;
  // Long objects come last: "remettez dans la réserve toutes les cartes Ferraille de votre main".
  const long = t.pending !== undefined || typeof cards !== 'string';
  return long ? `${start}${tail} ${cardsPhrase(t, cards)}` : `${start} ${cardsPhrase(t, cards)}${tail}`;
}

/** "mettez-la", "la mettre", "il l’écarte". */
function withPronoun(t: Teller, infinitive: string, it: string): string {
  if (t.mood === 'order' && t.person === 'you') return `${verb(t, infinitive)}-${it}`;
  if (t.mood === 'order') return `il ${t.inside({ mood: 'third' }, () => withPronoun(t, infinitive, it))}`;
  const said = verb(t, infinitive);
  return it !== 'les' && /^[aeiouhéè]/.test(said) ? `l’${said}` : `${it} ${said}`;
}

/** "+2 pièces", or with a verb where the sentence needs one. */
function plus(t: Teller, infinitive: string, what: string): string {
  return t.mood === 'order' && t.person === 'you' && /^\d/.test(what)
    ? `+${what}`
    : `${verb(t, infinitive)} ${what}`;
}

function fromTop(t: Teller, infinitive: string, count: Amount): string {
  const top = `du dessus ${de(zone(t, 'deck'))}`;
  if (count === 1) return `${verb(t, infinitive)} la carte ${top}`;
  if (typeof count === 'number') return `${verb(t, infinitive)} les ${count} cartes ${top}`;
  return `${verb(t, infinitive)} ${quantity(t, count, `carte ${top}`, `cartes ${top}`, `une carte ${top}`)}`;
}

function tokens(t: Teller, kind: string, count: Amount, where: string, of?: Who): string {
  const name = t.names(kind, 'token');
  if (of === 'own') {
    const own = `${t.person === 'you' ? 'vos' : 'ses'} jetons ${name} ${where}`;
    return quantity(t, count, `de ${own}`, `de ${own}`).replace(/^un nombre de de /, 'un nombre de ');
  }
  const some = (s: string): string => {
    const whose = { opponents: ` adverse${s}`, all: ' de n’importe quel joueur', none: '' }[of ?? 'none'];
    return `jeton${s} ${name}${whose} ${where}`;
  };
  return quantity(t, count, some(''), some('s'));
}

function onAny(t: Teller, where: CellFilter, many: boolean): string {
  return Object.keys(where).length === 0 ? `sur ${cellWithArticle(t, where, many)}` : onCells(t, where, many);
}

export const ops: OpWords = {
  coins: (t, { count }) => plus(t, 'recevoir', quantity(t, count, 'pièce', 'pièces')),
  pay: (t, { count }) => `${verb(t, 'payer')} ${quantity(t, count, 'pièce', 'pièces')}`,
  score: (t, { count }) => plus(t, 'marquer', quantity(t, count, 'point', 'points')),
  'lay-rails': (t, { count, where, free, reach }) => {
    const on = where === undefined ? '' : ` ${onCells(t, where, count !== 1)}`;
    const what = `${on}${free ? ' sans aucun surcoût' : ''}`;
    return `${verb(t, 'poser')} ${quantity(t, count, `rail${what}`, `rails${what}`)}${reached(t, reach)}`;
  },
  'build-station': (t, { count, where }) => {
    const city = where === undefined ? undefined : { ...where, place: where.place ?? ('city' as const) };
    const on = city === undefined ? '' : ` dans ${cellWithArticle(t, city, count !== 1)}`;
    return `${verb(t, 'construire')} ${quantity(t, count, `gare${on}`, `gares${on}`)}`;
  },
  'choose-cells': (t, { where = {}, count = 1 }) => {
    const start = isOptional(count) ? `${may(t)} choisir` : verb(t, 'choisir');
    if (isOptional(count) || count === 1) return `${start} ${cellWithArticle(t, where, false)}`;
    const cells = cellNoun(t, where, true);
    if (count === 'all') return `${start} ${where.place === 'remote' ? 'tous' : 'toutes'} les ${cells}`;
    if (count === 'any') return `${start} autant de ${cells} ${asWanted(t)}`;
    return `${start} ${typeof count === 'number' ? String(count) : upTo(t, count.upTo)} ${cells}`;
  },
  'remove-rails': (t, { count, of = 'own', where, whole }) => {
    const yours = t.person === 'you' ? 'vos' : 'ses';
    const network =
      of === 'own' ? (t.person === 'you' ? 'votre réseau' : 'son réseau') : 'le réseau de son propriétaire';
    const end = `${from(t, where, count !== 1)}${whole ? ` sans couper ${network}` : ''}`;
    const some = (one: string, many: string): string => quantity(t, count, one + end, many + end);
    const rails = {
      own: () =>
        some('rail', 'rails')
          .replace(/^(\d+) rails?/, `$1 de ${yours} rails`)
          .replace(/^un nombre de rails/, `un nombre de ${yours} rails`),
      opponents: () => some('rail adverse', 'rails adverses'),
      all: () => some('rail de n’importe quel joueur', 'rails de n’importe quels joueurs'),
    }[of]();
    return `${verb(t, 'retirer')} ${rails}`;
  },
  'remove-stations': (t, { count, where }) => {
    const city = where && { ...where, place: where.place ?? ('city' as const) };
    const end = from(t, city, count !== 1);
    return `${verb(t, 'retirer')} ${quantity(t, count, `gare${end}`, `gares${end}`)}`;
  },
  'place-tokens': (t, { kind, count = 1, where = {} }) =>
    `${verb(t, 'placer')} ${tokens(t, kind, count, onAny(t, where, count !== 1))}`,
  'take-tokens': (t, { kind, count = 1, of, where }) => {
    const from =
      where === undefined
        ? 'le plateau'
        : count === 1
          ? cellWithArticle(t, where, false)
          : cellNoun(t, where, true);
    return `${verb(t, 'retirer')} ${tokens(t, kind, count, de(from), of)}`;
  },
  waive: (t, { what }) => `jusqu’à la fin du tour, ${waivedPhrase(t, what)}`,
  lasting: (t, step) => t.grammar.rare.lasting(t, step),
  'extra-turn': (t) => `${verb(t, 'jouer')} un autre tour après celui-ci, mais pas un troisième de suite`,
  'next-hand': (t, { count, fewer }) => {
    const hand = `${fewer ? 'de moins' : 'de plus'} pour ${t.person === 'you' ? 'votre' : 'sa'} prochaine main`;
    return `${verb(t, 'piocher')} ${quantity(t, count, `carte ${hand}`, `cartes ${hand}`)}`;
  },
  'next-coins': (t, { count }) => {
    const when = `au début de ${t.person === 'you' ? 'votre' : 'son'} prochain tour`;
    return `${verb(t, 'recevoir')} ${quantity(t, count, `pièce ${when}`, `pièces ${when}`)}`;
  },
  draw: (t, { count }) => `${verb(t, 'piocher')} ${quantity(t, count, 'carte', 'cartes', 'une carte')}`,
  'gain-waste': (t, { count }) => {
    const waste = t.names('waste', 'card');
    return `${verb(t, 'recevoir')} ${quantity(t, count, waste, waste)}`;
  },
  look: (t, { count }) => fromTop(t, 'regarder', count),
  reveal: (t, { count }) => fromTop(t, 'dévoiler', count),
  'reveal-until': (t, { where, count }) => {
    const found = count === 1 ? withArticle(t, where) : `${amountPhrase(t, count)} ${noun(t, where, true)}`;
    return `${verb(t, 'dévoiler')} des cartes du dessus ${de(zone(t, 'deck'))} jusqu’à avoir dévoilé ${found}`;
  },
  choose: (t, { from, where, count = 1 }) => {
    const phrase = choicePhrase(t, { from, where, count }, true);
    return isOptional(count) ? `${may(t)} choisir ${phrase}` : `${verb(t, 'choisir')} ${phrase}`;
  },
  name: (t) => `${verb(t, 'nommer')} une carte`,
  discard: (t, { cards }) => act(t, 'défausser', cards),
  trash: (t, { cards }) => act(t, 'écarter', cards),
  return: (t, { cards }) => act(t, 'remettre', cards, ' dans la réserve'),
  move: (t, { cards, to }) => act(t, 'mettre', cards, ` ${TARGETS[to][t.person]}`),
  pass: (t, { cards, to }) => act(t, 'passer', cards, to === 'left' ? ' à gauche' : ' à droite'),
  'put-back': (t, { cards }) => {
    const many = movesMany(t, cards);
    const order = t.person === 'you' ? ' dans l’ordre de votre choix' : ' dans l’ordre de son choix';
    return act(t, 'remettre', cards, ` sur le dessus ${de(zone(t, 'deck'))}${many ? order : ''}`);
  },
  gain: (t, { where, to = 'gained' }) => {
    const directly = to === 'gained' ? '' : `, directement ${TARGETS[to][t.person]}`;
    return `${verb(t, 'recevoir')} ${withArticle(t, where)}${directly}`;
  },
  may: (t, params) => {
    const inner = t.inside({ mood: 'infinitive' }, () => inTurn(tellSteps(t, params.do)));
    return `${may(t)} ${inner}`;
  },
  'choose-one': (t, { options }) => {
    const told = options.map((option) => inOption(tellSteps(t, option.do)));
    const choose = t.mood === 'third' ? 'choisit' : 'au choix';
    return `${choose}${NBSP}: ${told.slice(0, -1).join(`${NBSP}; `)}${NBSP}; ou ${told.at(-1)}`;
  },
  if: (t, { test, then, else: otherwise }) => {
    const told = `${si(conditionPhrase(t, test))}, ${inTurn(tellSteps(t, then))}`;
    return otherwise === undefined ? told : `${told}${NBSP}; sinon, ${inTurn(tellSteps(t, otherwise))}`;
  },
  repeat: (t, params) => {
    const per = forEach(t, params.times);
    const often = per?.times === 1 ? `pour chaque ${per.what}` : timesPhrase(t, params.times);
    return `${often}${NBSP}: ${inTurn(tellSteps(t, params.do))}`;
  },
  'each-opponent': (t, params) => each(t, 'chaque adversaire', params.do),
  'each-player': (t, params) => each(t, 'chaque joueur', params.do),
  play: (t, { cards, times }) => {
    const often = times === undefined || times === 1 ? '' : ` ${timesPhrase(t, times)}`;
    const again = typeof cards === 'string' && t.selected(cards)?.again === true ? ' à nouveau' : '';
    return act(t, 'jouer', cards, again + often);
  },
  'apply-effect': (t, { of }) =>
    `${verb(t, 'appliquer')} l’effet ${de(t.pending ? cardsPhrase(t, of, true) : object(t, of))}`,
};

/** " d’une ville", " de villes". */
function from(t: Teller, cells: CellFilter | undefined, many: boolean): string {
  if (cells === undefined) return '';
  const phrase = cellWithArticle(t, cells, many);
  return ` ${phrase.startsWith('des ') ? de(phrase.slice(4)) : de(phrase)}`;
}

function reached(t: Teller, reach: Reach | undefined): string {
  if (reach === undefined) return '';
  if (reach === 'path') return ', chacun à côté du précédent';
  return `, même loin de ${t.person === 'you' ? 'vos' : 'ses'} rails`;
}

function timesPhrase(t: Teller, times: Amount): string {
  if (typeof times === 'number') return `${times} fois`;
  return `un nombre de fois égal ${to(amountPhrase(t, times))}`;
}
