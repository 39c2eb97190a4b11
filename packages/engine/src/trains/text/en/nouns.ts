// English: what cards and cells are called: "any number of Waste cards from your hand", "the others", "a swamp cell".
import type { Amount, Count, Filter } from '../../language/values.ts';
import type { Zone } from '../../language/params.ts';
import type { FilterWords, Teller } from '../grammar.ts';
import { amountIn } from '../plan/amounts.ts';
import { boundOf, boundPhrase } from '../plan/bounds.ts';
import { isClear, type Selected } from '../selected.ts';
import { list, withArticle, WORDS } from './words.ts';
import { INSIDE, ZONES } from './zones.ts';

const CATEGORIES: Readonly<Record<string, string>> = {
  train: 'train',
  action: 'action card',
  rail: 'rail card',
  station: 'station card',
  victory: 'victory card',
  waste: 'Waste card',
  attack: 'attack card',
  reaction: 'reaction card',
};

function cardNames(t: Teller, cards: string | readonly string[]): string {
  return list(
    (typeof cards === 'string' ? [cards] : cards).map((id) => t.names(id, 'card')),
    'or',
  );
}

const FILTERS: FilterWords = {
  category: () => '',
  card: (t, cards) => `named ${cardNames(t, cards)}`,
  cost: (t, bounds) => `costing ${relativeCost(t, bounds.atMost) ?? boundPhrase(t, bounds)}`,
  value: (t, bounds) => `worth ${boundOf(t, bounds, WORDS.nouns.coin)}`,
  points: (t, bounds) => `worth ${boundOf(t, bounds, WORDS.nouns.point)}`,
  sameAs: (t, name) => {
    if (t.latest === name) return 'of the same kind';
    return `of ${t.selected(name)?.named ? '' : 'the same kind as '}${reference(t, name)}`;
  },
  inSupply: () => 'that the supply has more of',
  not: (t, filter, many) =>
    Object.keys(filter).join() === 'card'
      ? `other than ${cardNames(t, filter.card ?? [])}`
      : many
        ? `that are not ${noun(t, filter, true)}`
        : `that is not ${withArticle(noun(t, filter, false))}`,
};

/** "up to 3 more than the trashed train" for a bound of that form. */
function relativeCost(t: Teller, atMost: Amount | undefined): string | undefined {
  if (typeof atMost !== 'object') return undefined;
  if ('costOf' in atMost) return `no more than ${reference(t, atMost.costOf)}`;
  if (!('sum' in atMost) || atMost.sum.length !== 2) return undefined;
  const [of, plus] = atMost.sum;
  if (typeof of !== 'object' || !('costOf' in of) || typeof plus !== 'number') return undefined;
  return `up to ${plus} more than ${reference(t, of.costOf)}`;
}

/** "train", "rail card"; "train or rail card" for several. */
function categoryCard(t: Teller, category: string | readonly string[]): string {
  if (typeof category === 'string') return CATEGORIES[category] ?? `${t.names(category, 'category')} card`;
  const kinds = category.map((one) => categoryCard(t, one).replace(/ card$/, ''));
  return `${list(kinds, 'or')} card`;
}

/** "train costing at most 3". */
export function noun(t: Teller, where: Filter | undefined, many: boolean): string {
  const { category, card } = where ?? {};
  const head =
    category !== undefined
      ? categoryCard(t, category)
      : card !== undefined
        ? `${cardNames(t, card)} card`
        : 'card';
  const fields = Object.entries(where ?? {}).filter(([field]) => field !== 'card' || category !== undefined);
  const more = fields.map(([field, value]) =>
    (FILTERS[field as keyof Filter] as (t: Teller, value: unknown, many: boolean) => string)(t, value, many),
  );
  return [many ? `${head}s` : head, ...more.filter((words) => words !== '')].join(' ');
}

export function zone(t: Teller, name: Zone): string {
  return t.said(ZONES[name]);
}

/** Where cards are: "in your hand", "on your mat". */
export function inside(t: Teller, name: Zone): string {
  return `${INSIDE[name] ?? 'in'} ${zone(t, name)}`;
}

/** The participle: "chosen" for what nothing more is known of. */
export function doneWith(what: Selected | undefined): string {
  return what?.done === 'seen' ? 'looked at' : (what?.done ?? 'chosen');
}

/** "it", "them", "the others", "the trashed train". */
export function reference(t: Teller, name: string): string {
  const what = t.selected(name);
  if (what === undefined) return 'it';
  if (what.named) return 'the named kind';
  if (what.isRest) return 'the other card';
  if (what.partly && what.many) return 'the others';
  if (isClear(t, name)) return what.many ? 'them' : 'it';
  const cards = noun(t, what.where, what.many);
  return what.done === 'seen'
    ? t.said(`the ${cards} {you|they} looked at`)
    : `the ${doneWith(what)} ${cards}`;
}

/** The same as a condition says it right after them: "it is a train", also of a card that was trashed. */
export function subject(t: Teller, name: string): string {
  const what = t.selected(name);
  if (what && !what.partly && !what.named && t.latest === name) return what.many ? 'them' : 'it';
  return reference(t, name);
}

/** "all trains from your hand", "all your gained cards". */
export function allOf(t: Teller, from: Zone, where: Filter | undefined, stay: boolean): string {
  const place = zone(t, from);
  if (where === undefined && place.includes(' cards')) return `all ${place.replace(/^the /, '')}`;
  return `all ${noun(t, where, true)} ${stay ? inside(t, from) : `from ${place}`}`;
}

/** "2 trains", "up to 3 of them", "any number of cards". */
export function several(t: Teller, count: Count, things: string): string {
  if (typeof count === 'number') return `${count} ${things}`;
  if (count === 'any') return `any number of ${things.replace(/^of /, '')}`;
  if (count === 'all') return `all ${things}`;
  return typeof count.upTo === 'number'
    ? `up to ${count.upTo} ${things}`
    : `at most ${amountIn(t, count.upTo, 'accusative')} ${things}`;
}
