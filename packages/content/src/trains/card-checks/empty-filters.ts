// Filters that nothing matches: their steps never act, and the game does not say so. No card of any setup, no cell of any map, or none of the
// maps that the card is played on.
import { OP_SPECS, type Filter, type OpSpec } from '@railwright/engine';
import { listWords } from '../../diagnostics/suggest.ts';
import { ask, askOf } from '../../packs/keeper.ts';
import { regionsOf } from '../../packs/regions.ts';
import { quote } from '../../text/describe.ts';
import { isData } from '../../text/data.ts';
import type { Path } from '../../text/path.ts';
import { StepNode, type CardNode } from '../language/nodes.ts';
import type { CardData } from '../schema/cards.ts';
import { cardsMatching, type Vocabulary } from '../cards/vocabulary.ts';
import { mapsPlayed } from '../setup/cards-sold.ts';
import { decidedBy } from './analysis/amount-range.ts';
import type { CardCheck, CheckedCard } from './check.ts';
import { cardsOf } from './pack-cards.ts';

const NUMBERS = ['cost', 'value', 'points'] as const;
/** Ops about rails and stations without a number of them; tokens of a pack can lie anywhere. */
const ON_RAILS: ReadonlySet<string> = new Set(['choose-cells']);
const SEA = 'Give the cells next to it a terrain of their own, or make them a region of the map.';

export const EMPTY_FILTERS: CardCheck = {
  pages: {
    'filter-empty': {
      title: 'a filter that nothing matches',
      help: 'No card that any setup has meets all fields of this filter, so the step or trigger never does anything. Bounds that depend on the position count as met. A card that is in no setup yet is compared with all cards of the pack and of those it extends.\n\nA filter of cells that names a region is reported if none of the maps that the card is played on has the region: no cell matches there. Rails never lie on closed terrain, and steps go as rails do, so no cell is near such a cell either.',
      example:
        'effect:\n  - gain: { where: { category: train, cost: { atLeast: 20 } } }   # no train costs so much',
      broken: 'filter-matches-nothing',
    },
  },
  steps: (step, card) => {
    const { counts }: OpSpec = OP_SPECS[step.op];
    if (counts === 'rails' || counts === 'stations' || ON_RAILS.has(step.op)) onRails(step, card, 'where');
  },
  values: {
    filter: checkCards,
    region: checkRegion,
    near: (node, card) => fromThere(node, card, 'of'),
    distance: (node, card) => fromThere(node, card, 'from', 'to'),
    amount: (node, card) => onRails(node, card, 'rails', 'stations'),
    price: (node, card) => onRails(node, card, 'at'),
    ban: (node, card) => onRails(node, card, 'at'),
    worth: (node, card) => onRails(node, card, 'at'),
    trigger: ofTrigger,
    reaction: ofTrigger,
    cells: (node, card) => {
      onRails(node, card, 'connected');
      checkPlace(node, card);
    },
  },
};

function ofTrigger(node: CardNode, card: CheckedCard): void {
  if (node.fields['on'] === 'lay' || node.fields['on'] === 'station') onRails(node, card, 'at');
}

/** Cards that match, whatever the position. Unknown words are reported elsewhere. */
function checkCards(node: CardNode, { item, of, report }: CheckedCard): void {
  if (item.broken || node.key !== 'where' || node.isIn(({ type }) => type === 'filter')) return;
  const filter = node.value as Filter;
  // Cards gained by name are looked for in each setup.
  const isByName = node.parent instanceof StepNode && node.parent.op === 'gain' && filter.card !== undefined;
  if (isByName || !isKnown(filter, of.vocabulary)) return;
  const key = `${item.id} ${JSON.stringify(filter)}`;
  const hasMatch = askOf(of.pack, of.library, key, (pack, library) => {
    const { playedWith, vocabulary } = cardsOf(pack, library);
    const ids = cardsMatching(vocabulary, filter);
    return playedWith(item)?.some(({ id, data }) => ids.has(id) && isWithin(data, filter));
  });
  if (hasMatch === false)
    report('filter-empty', node, 'No card of any setup matches this filter.', { at: 'key' });
}

/** Bounds that nothing can be within are told where they stand. */
function isKnown({ card, category, not, ...bounds }: Filter, vocabulary: Vocabulary): boolean {
  const named = [card ?? []].flat().map((one) => one.slice(one.indexOf('/') + 1));
  return (
    named.every((one) => vocabulary.cards.has(one)) &&
    [category ?? []].flat().every((one) => vocabulary.categories.has(one)) &&
    NUMBERS.every(
      (field) => decidedBy(bounds[field] ?? {}, { least: -Infinity, most: Infinity }) !== 'never',
    ) &&
    (not === undefined || isKnown(not, vocabulary))
  );
}

/** Amounts that are not numbers may come to anything. */
function isWithin(card: CardData, filter: Filter): boolean {
  return NUMBERS.every((field) => {
    const { atLeast, atMost, exactly } = filter[field] ?? {};
    const number = card[field] ?? 0;
    if (typeof atLeast === 'number' && number < atLeast) return false;
    if (typeof atMost === 'number' && number > atMost) return false;
    return typeof exactly !== 'number' || number === exactly;
  });
}

/** Regions that are on none of the maps that the card is played on. */
function checkRegion(node: CardNode, { item, of, report }: CheckedCard): void {
  const { regions, regionsComplete } = of.vocabulary;
  const played = ask(of.library, `maps of ${item.id}`, (library) => mapsPlayed(item, library));
  const maps = item.broken || !regionsComplete ? [] : [...played];
  const ids = node.words().map(([id]) => id);
  // Unknown words are reported elsewhere.
  if (maps.length === 0 || ids.length === 0 || !ids.every((id) => regions.has(id))) return;
  if (maps.some((map) => map.broken || regionsOf(map).some(({ id }) => ids.includes(id)))) return;
  const message = `No map of any setup with this card has the region ${ids.map(quote).join(/* @wc-include */ ' or ')}.`;
  report('filter-empty', node, message, { at: 'key' });
}

/** Cells from which steps are counted. */
function fromThere(node: CardNode, card: CheckedCard, ...keys: readonly string[]): void {
  for (const { words, at } of closedIn(node, card, keys))
    card.report(
      'filter-empty',
      at,
      `Steps are counted as rails go, and rails can never lie on ${words}, so no cell is any number of steps from there.`,
      { at: 'key', help: SEA },
    );
}

/** Cells on which rails or stations are asked for. */
function onRails(node: CardNode, card: CheckedCard, ...keys: readonly string[]): void {
  for (const { words, at } of closedIn(node, card, keys))
    card.report('filter-empty', at, `Rails can never lie on ${words}.`, { at: 'key' });
}

/** The filters of these fields, or alternatives of them, that ask only for closed terrains. */
function closedIn(
  node: CardNode,
  card: CheckedCard,
  keys: readonly string[],
): { readonly words: string; readonly at: Path }[] {
  const find = (cells: unknown, path: readonly (string | number)[]): { words: string; at: Path }[] => {
    if (!isData(cells)) return [];
    const words = closedWords(cells, card);
    const others = Array.isArray(cells['any']) ? cells['any'] : [];
    return [
      ...(words === undefined ? [] : [{ words, at: node.at(...path, 'terrain') }]),
      ...others.flatMap((one, i) => find(one, [...path, 'any', i])),
    ];
  };
  return keys.flatMap((key) => find(node.fields[key], [key]));
}

/** The terrains of a filter that asks only for closed cells. */
function closedWords(
  { terrain }: Readonly<Record<string, unknown>>,
  { of }: CheckedCard,
): string | undefined {
  const ids = [terrain ?? []].flat() as string[];
  return ids.length > 0 && ids.every((id) => of.vocabulary.closed.has(id)) ? listWords(ids) : undefined;
}

/** A field that is about cities, of cells that are none. */
function checkPlace(node: CardNode, { report }: CheckedCard): void {
  const { place, size, room } = node.fields;
  if (place !== 'none' && place !== 'remote') return;
  const [field, message] =
    size !== undefined
      ? ['size', 'Only cities have a size, and these cells are none.']
      : ['room', 'Only cities have room for stations, and these cells are none.'];
  if ((size ?? room) !== undefined) report('filter-empty', node.at(field), message, { at: 'key' });
}
