// French: what cards and cells are called: "autant de cartes de votre main que vous voulez", "le train écarté", "une case Marais".
// References repeat the noun, since a pronoun would move with the mood of the verb.
import type { Amount, Cards, Count, Filter } from '../../language/values.ts';
import type { Zone } from '../../language/params.ts';
import type { FilterWords, Teller } from '../grammar.ts';
import { isClear, type Done } from '../selected.ts';
import { amountIn } from '../plan/amounts.ts';
import { boundOf, boundPhrase } from '../plan/bounds.ts';
import { de, list, to, WORDS, ZONES } from './words.ts';

const CATEGORIES: Readonly<Record<string, string>> = {
  train: 'train',
  action: 'action',
  rail: 'rails',
  station: 'gare',
  victory: 'victoire',
  attack: 'attaque',
  reaction: 'réaction',
};

const PARTICIPLES: Readonly<Record<Done, string>> = {
  discarded: 'défaussé',
  trashed: 'écarté',
  returned: 'remis',
  played: 'joué',
  bought: 'acheté',
  gained: 'reçu',
  drawn: 'pioché',
  revealed: 'dévoilé',
  seen: 'regardé',
  chosen: 'choisi',
};

/** Feminine nouns add an e to their participles. */
export function isFeminine(where: Filter | undefined): boolean {
  return where?.category !== 'train';
}

/** "défaussées" for cards. */
export function participle(done: Done | undefined, where: Filter | undefined, many: boolean): string {
  const word = PARTICIPLES[done ?? 'chosen'] + (isFeminine(where) ? 'e' : '');
  return many && !word.endsWith('s') ? `${word}s` : word;
}

function cardNames(t: Teller, cards: string | readonly string[]): string {
  return list(
    (typeof cards === 'string' ? [cards] : cards).map((id) => t.names(id, 'card')),
    'ou',
  );
}

const FILTERS: FilterWords = {
  category: () => '',
  card: (t, cards) => `du nom ${de(cardNames(t, cards))}`,
  cost: (t, bounds) => relativeCost(t, bounds.atMost) ?? `coûtant ${boundPhrase(t, bounds)}`,
  value: (t, bounds) => `d’une valeur ${de(boundPhrase(t, bounds))}`,
  points: (t, bounds) => `valant ${boundOf(t, bounds, WORDS.nouns.point)}`,
  sameAs: (t, name, many) =>
    `identique${many ? 's' : ''}${t.latest === name ? '' : ` ${to(reference(t, name))}`}`,
  inSupply: () => 'dont il reste un exemplaire dans la réserve',
  not: (t, filter, many) =>
    Object.keys(filter).join() === 'card'
      ? `autre${many ? 's' : ''} que ${cardNames(t, filter.card ?? [])}`
      : many
        ? `qui ne sont pas des ${noun(t, filter, true)}`
        : `qui n’est pas ${withArticle(t, filter)}`,
};

/** "coûtant jusqu’à 3 de plus que le train écarté" for a bound of that form. */
function relativeCost(t: Teller, atMost: Amount | undefined): string | undefined {
  if (typeof atMost !== 'object') return undefined;
  if ('costOf' in atMost) return `ne coûtant pas plus que ${reference(t, atMost.costOf)}`;
  if (!('sum' in atMost) || atMost.sum.length !== 2) return undefined;
  const [of, plus] = atMost.sum;
  if (typeof of !== 'object' || !('costOf' in of) || typeof plus !== 'number') return undefined;
  return `coûtant jusqu’à ${plus} de plus que ${reference(t, of.costOf)}`;
}

/** The word after "carte": "action". */
function kindOf(t: Teller, category: string): string {
  if (category === 'waste') return t.names('waste', 'card');
  return CATEGORIES[category] ?? t.names(category, 'category');
}

/** "train coûtant au plus 3"; with its participle, "train écarté coûtant au plus 3". */
export function noun(t: Teller, where: Filter | undefined, many: boolean, done = ''): string {
  const { category, card } = where ?? {};
  const head = category === 'train' ? 'train' : 'carte';
  const kind =
    category === 'train'
      ? ''
      : category !== undefined
        ? list(
            [category].flat().map((one) => kindOf(t, one)),
            'ou',
          )
        : card !== undefined
          ? cardNames(t, card)
          : '';
  const fields = Object.entries(where ?? {}).filter(([field]) => field !== 'card' || category !== undefined);
  const more = fields.map(([field, value]) =>
    (FILTERS[field as keyof Filter] as (t: Teller, value: unknown, many: boolean) => string)(t, value, many),
  );
  return [many ? `${head}s` : head, kind, done, ...more].filter((words) => words !== '').join(' ');
}

export function withArticle(t: Teller, where: Filter | undefined): string {
  return `${isFeminine(where) ? 'une' : 'un'} ${noun(t, where, false)}`;
}

function zone(t: Teller, name: Zone): string {
  return t.said(ZONES[name]);
}

/** "cette carte", "ces trains", "les autres", "le train écarté". */
export function reference(t: Teller, name: string): string {
  const what = t.selected(name);
  if (what === undefined) return 'cette carte';
  if (what.named) return 'la carte nommée';
  const { many, where } = what;
  const feminine = isFeminine(where);
  const head = isFeminine(where) ? 'carte' : 'train';
  const heads = many ? `${head}s` : head;
  if (what.isRest) return 'l’autre carte';
  if (what.partly && many) return 'les autres';
  if (isClear(t, name)) return `${many ? 'ces' : feminine ? 'cette' : 'ce'} ${heads}`;
  const article = many ? 'les' : feminine ? 'la' : 'le';
  return `${article} ${noun(t, where, many, participle(what.done, where, many))}`;
}

/** The same as a verb's object: "écartez cette carte" would mean the card with this text, so here it is "la carte choisie". */
export function object(t: Teller, name: string): string {
  const what = t.selected(name);
  if (what?.done !== 'chosen' || what.partly) return reference(t, name);
  const { many, where } = what;
  const head = isFeminine(where) ? 'carte' : 'train';
  const article = many ? 'les' : isFeminine(where) ? 'la' : 'le';
  return `${article} ${many ? `${head}s` : head} ${participle('chosen', where, many)}`;
}

/** "l’une d’elles", "l’un des trains regardés". */
export function oneOfThem(t: Teller, name: string): string {
  const one = isFeminine(t.selected(name)?.where) ? 'l’une' : 'l’un';
  return `${one} ${ofThem(t, name).replace(/^d’entre /, 'd’')}`;
}

/** "d’entre elles", "des cartes regardées". */
export function ofThem(t: Teller, name: string): string {
  const said = reference(t, name);
  if (!said.startsWith('ces ') && (t.latest !== name || t.selected(name)?.partly)) return de(said);
  return isFeminine(t.selected(name)?.where) ? 'd’entre elles' : 'd’entre eux';
}

/** The pronoun, if it is clear enough which cards are meant. */
function pronoun(t: Teller, name: string): string | undefined {
  if (t.selected(name) === undefined) return undefined;
  const said = object(t, name);
  if (!/^(?:ce|cette|ces) (?:train|carte)s?$/.test(said)) return undefined;
  return said.startsWith('ces ') ? 'les' : said.startsWith('cette ') ? 'la' : 'le';
}

/** The pronoun for what a verb takes, if it is clear: a selection, or the only card of one. */
export function pronounOf(t: Teller, cards: Cards): string | undefined {
  if (t.pending === undefined) return typeof cards === 'string' ? pronoun(t, cards) : undefined;
  const { from, where } = t.pending;
  const isOnly = where === undefined && t.selected(from)?.many === false;
  return isOnly ? pronoun(t, from) : undefined;
}

/** "de votre main", "dans votre main", "parmi les cartes écartées". */
export function place(t: Teller, from: Zone, stay: boolean): string {
  return stay || isCards(t, from) ? inZone(t, from) : de(zone(t, from));
}

export function inZone(t: Teller, from: Zone): string {
  return `${isCards(t, from) ? 'parmi' : from === 'mat' ? 'sur' : 'dans'} ${zone(t, from)}`;
}

/** Whether a zone is called after the cards in it. */
function isCards(t: Teller, from: Zone): boolean {
  return / cartes /.test(zone(t, from));
}

/** "toutes les cartes écartées". */
export function allOf(t: Teller, from: Zone, where: Filter | undefined, stay: boolean): string {
  if (where === undefined && isCards(t, from)) return `toutes ${zone(t, from)}`;
  return several(t, 'all', `${noun(t, where, true)} ${place(t, from, stay)}`);
}

/** "autant de villes que vous voulez", "toutes les cases", "jusqu’à 3 d’entre elles". */
export function several(t: Teller, count: Count, things: string): string {
  if (count === 'all' && things.startsWith('d’entre'))
    return things.endsWith('elles') ? 'elles toutes' : 'eux tous';
  if (count === 'all')
    return `${/^(?:\S+s )?(?:trains|lieux)\b/.test(things) ? 'tous' : 'toutes'} les ${things}`;
  if (count === 'any')
    return `autant ${things.startsWith('d’entre') ? '' : 'de '}${things} ${t.said('{que vous voulez|qu’il veut}')}`;
  if (typeof count === 'number') return `${count} ${things}`;
  const { upTo } = count;
  return typeof upTo === 'number'
    ? `jusqu’à ${upTo} ${things}`
    : `jusqu’${to(amountIn(t, upTo, 'accusative'))} ${things}`;
}
