// Rules put together with what they extend, and the cards that they name found.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { findItem, placeIn, qualifiedId, visibleItems, type Library } from '../../packs/library.ts';
import { readOnce } from '../../packs/read-once.ts';
import type { Item, Pack } from '../../packs/model.ts';
import type { Path } from '../../text/path.ts';
import type { CardNumber, MergedRules, RulesOf } from './merged-rules.ts';
import type { CardData } from '../schema/cards.ts';
import type { LocaleData } from '../../schema/locale.ts';
import { namesUnknown } from '../../references/named-things.ts';
import { RulesSchema, type RulesData } from '../schema/rules.ts';
import { isData } from '../../text/data.ts';

/** Paths that rules must have in the end. */
const NEEDED = [
  ['seats', 'min'],
  ['seats', 'max'],
  ['handSize'],
  ['startDeck'],
  ['waste'],
  ['supply'],
  ['market', 'kinds'],
  ['market', 'copies'],
  ['tokens', 'rails'],
  ['tokens', 'stations'],
  ['surcharge', 'city'],
  ['surcharge', 'perStation'],
  ['surcharge', 'perOpponent'],
  ['surcharge', 'opponentsWaste'],
  ['cityPoints'],
  ['end', 'emptyPiles'],
  ['end', 'rounds'],
  ['switches', 'tie'],
  ['switches', 'railPoints'],
  ['switches', 'effects'],
  ['switches', 'optionalEffects'],
] as const;

/** Numbers of players. */
const PLAYERS = [1, 2, 3, 4, 5];

/** Limit of rules that follow each other by `extends`. */
const MAX_CHAIN = 50;

/** Undefined when they cannot be used; the findings then have the reason, unless a file behind them has errors of its own. */
export const readRules = readOnce(merge);

/** Undefined when they cannot be used. */
export function mergeRules(item: Item<RulesData>, library: Library): MergedRules | undefined {
  return readRules(item, library).result;
}

/** All rules that a pack can see and that can be used. */
export function rulesAtHand(pack: Pack, library: Library): MergedRules[] {
  return [...visibleItems(pack, 'rules').values()].flatMap(
    (item) => mergeRules(item as Item<RulesData>, library) ?? [],
  );
}

function merge(item: Item<RulesData>, library: Library, sink: DiagnosticSink): MergedRules | undefined {
  const chain = chainOf(item, library, sink);
  // Values of the rules themselves win over those they extend.
  const layers = chain?.toReversed();
  const common = layers && mergeLayers(layers, item, library, sink);
  if (!common || layers.some((layer) => namesWhatIsNotThere(layer, library))) return undefined;
  const parts = PLAYERS.map((seats) => [seats, layers.flatMap((layer) => partFor(layer, seats))] as const);
  if (parts.some(([, own]) => own.some((part) => changesPiles(part, common, library, sink))))
    return undefined;
  const bySeats = parts.flatMap(([seats, own]): [number, RulesOf][] => {
    if (own.length === 0) return [];
    const all = layers.flatMap((layer) => [layer, ...partFor(layer, seats)]);
    const merged = mergeLayers(all, item, library, sink);
    return merged ? [[seats, merged]] : [];
  });
  const decks = [common, ...bySeats.map(([, rules]) => rules)].flatMap(({ startDeck, openingDecks }) => [
    ...startDeck,
    ...openingDecks.flat(),
  ]);
  return { ...common, bySeats: new Map(bySeats), dealt: [...new Set(decks.map(({ card }) => card))] };
}

/** What a file says of a number of players, as if it stood in a file of its own after it. */
function partFor(item: Item<RulesData>, seats: number): Item<RulesData>[] {
  const data = item.data.bySeats?.[seats];
  return data ? [{ ...item, path: [...item.path, 'bySeats', String(seats)], data: data as RulesData }] : [];
}

/** Whether a game would have piles with some numbers of players only; reported in the file that says so. */
function changesPiles(
  part: Item<RulesData>,
  { item, supply }: RulesOf,
  library: Library,
  sink: DiagnosticSink,
): boolean {
  const wrong = Object.entries(part.data.supply ?? {}).find(([reference, value]) => {
    const card = named(part, reference, 'cards', library);
    return (
      (typeof value === 'number' ? value : value.count) === 0 || !supply.some((pile) => pile.card === card)
    );
  });
  if (!wrong) return false;
  if (part.file === item.file)
    sink.report(
      'pile-by-seats',
      placeIn(part, 'supply', wrong[0]),
      `With some numbers of players there would be a pile of ${wrong[0]}, with others none.`,
    );
  return true;
}

function mergeLayers(
  layers: readonly Item<RulesData>[],
  item: Item<RulesData>,
  library: Library,
  sink: DiagnosticSink,
): RulesOf | undefined {
  const merged: Record<string, unknown> = {};
  for (const { data } of layers)
    for (const [key, value] of Object.entries(data)) {
      const before = merged[key];
      merged[key] = isData(value) && isData(before) && key !== 'title' ? { ...before, ...value } : value;
    }
  delete merged['bySeats'];
  const chain = layers.toReversed();
  if (!isComplete(merged, chain, sink)) return undefined;

  const startDeck = cardNumbers('startDeck', layers, library);
  const supply = cardNumbers('supply', layers, library);
  const lastWith = (has: (data: RulesData) => unknown): Item<RulesData> =>
    chain.find(({ data }) => has(data) !== undefined) ?? item;
  const wasteLayer = lastWith(({ waste }) => waste);
  const waste = named(wasteLayer, wasteLayer.data.waste ?? '', 'cards', library);
  const endLayer = lastWith(({ end }) => end?.piles);
  const endPiles = (endLayer.data.end?.piles ?? []).flatMap(
    (id) => named(endLayer, id, 'cards', library) ?? [],
  );
  const exchangeLayer = lastWith(({ exchange }) => exchange);
  const gained = (gain = ''): Item | undefined => named(exchangeLayer, gain, 'cards', library);
  const exchange = exchangeLayer.data.exchange?.map(({ get = {}, gain, ...one }) => ({
    ...one,
    get,
    ...(gain !== undefined && { gain: gained(gain)?.id ?? gain }),
  }));
  const exchanged = exchangeLayer.data.exchange?.flatMap(({ gain }) => (gain && gained(gain)) || []) ?? [];
  const deckLayer = lastWith(({ opening }) => opening?.decks);
  const openingDecks = (deckLayer.data.opening?.decks ?? []).map((deck, i) =>
    numbersOf(deck, deckLayer, ['opening', 'decks', i], library),
  );
  const wordingLayer = lastWith(({ wording }) => wording);
  const wording = [wordingLayer.data.wording ?? []]
    .flat()
    .flatMap((id) => named(wordingLayer, id, 'locales', library) ?? []);
  if (!waste) return undefined;
  const numbers = merged as unknown as Omit<
    RulesOf,
    | 'item'
    | 'chain'
    | 'startDeck'
    | 'supply'
    | 'waste'
    | 'endPiles'
    | 'openingDecks'
    | 'wording'
    | 'exchanged'
  >;
  return {
    ...numbers,
    ...(exchange && { exchange }),
    exchanged: exchanged as Item<CardData>[],
    item,
    chain,
    startDeck,
    openingDecks,
    supply,
    waste: waste as Item<CardData>,
    endPiles: endPiles as Item<CardData>[],
    wording: wording as Item<LocaleData>[],
  };
}

/** The rules and, after them, what they extend, farthest last. */
function chainOf(
  item: Item<RulesData>,
  library: Library,
  sink: DiagnosticSink,
): Item<RulesData>[] | undefined {
  const chain: Item<RulesData>[] = [];
  for (let at: Item<RulesData> | undefined = item; at;) {
    if (at.broken) return undefined;
    chain.push(at);
    const base: string | undefined = at.data.extends;
    if (base === undefined) return chain;
    const next = named(at, base, 'rules', library) as Item<RulesData> | undefined;
    if (next && chain.includes(next)) {
      if (isFirstOf(chain, next, item))
        sink.report('rules-cycle', placeIn(item, 'extends'), `The rules ${item.id} extend themselves.`);
      return undefined;
    }
    if (next && chain.length === MAX_CHAIN) {
      const message = `The rules ${item.id} extend rules that extend others, more than ${MAX_CHAIN} times.`;
      sink.report('rules-deep', placeIn(item, 'extends'), message);
      return undefined;
    }
    at = next;
  }
  return undefined;
}

/** One finding for a circle, at the first of its members by name; who merely extends a member makes no mistake. */
function isFirstOf(chain: readonly Item[], start: Item, item: Item): boolean {
  const circle = chain.slice(chain.indexOf(start));
  return circle.includes(item) && circle.every((other) => qualifiedId(item) <= qualifiedId(other));
}

function named(from: Item<RulesData>, reference: string, kind: string, library: Library): Item | undefined {
  const pack = library.packs.get(from.pack);
  return pack && findItem(library, pack, kind, reference);
}

/** Which was told at the rules that name it. */
function namesWhatIsNotThere({ pack: id, data }: Item<RulesData>, library: Library): boolean {
  const pack = library.packs.get(id);
  return (
    !pack ||
    (['cards', 'locales'] as const).some((kind) => namesUnknown(RulesSchema, data, kind, pack, library))
  );
}

function isComplete(
  merged: Record<string, unknown>,
  [item, base]: readonly Item<RulesData>[],
  sink: DiagnosticSink,
): boolean {
  const missing = NEEDED.filter((path) => {
    let at: unknown = merged;
    for (const key of path) at = isData(at) && Object.hasOwn(at, key) ? at[key] : undefined;
    return at === undefined;
  });
  if (missing.length === 0) return true;
  // Keys missing here are missing in the extended rules too, and reported there.
  if (!item || base?.pack === item.pack) return false;
  const list = missing.map((path) => path.join('.'));
  sink.report('rules-incomplete', placeIn(item, 'id'), `These rules do not set: ${list.join(', ')}.`, {
    help: 'Add what is missing, or extend rules that set it.',
  });
  return false;
}

/** Numbers of cards from all layers; a card named again keeps its place in the order, and 0 takes it out. */
function cardNumbers(
  key: 'startDeck' | 'supply',
  layers: readonly Item<RulesData>[],
  library: Library,
): CardNumber[] {
  const numbers = new Map<string, CardNumber>();
  for (const item of layers)
    for (const number of numbersOf(item.data[key] ?? {}, item, [key], library))
      numbers.set(qualifiedId(number.card), number);
  return [...numbers.values()].filter(({ count }) => count > 0);
}

function numbersOf(
  counts: Readonly<Record<string, number | { readonly count: number; readonly lessDealt?: boolean }>>,
  item: Item<RulesData>,
  path: Path,
  library: Library,
): CardNumber[] {
  return Object.entries(counts).flatMap(([reference, value]) => {
    const card = named(item, reference, 'cards', library) as Item<CardData> | undefined;
    if (!card) return [];
    const [count, lessDealt] =
      typeof value === 'number' ? [value, false] : [value.count, value.lessDealt === true];
    return [{ card, count, lessDealt, item, path: [...item.path, ...path, reference] }];
  });
}
