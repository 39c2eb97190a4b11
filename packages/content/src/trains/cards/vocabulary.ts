// The vocabulary of the cards of a pack: the cards, categories, terrains, regions and rule switches it can see.
import { CATEGORIES, WAIVERS } from '@railwright/engine';
import type { Filter, ResourceDefinition, TokenDefinition } from '@railwright/engine';
import { findItem, isIncomplete, visibleItems, type Library } from '../../packs/library.ts';
import { isBroken } from '../../packs/is-broken.ts';
import type { Item, Pack } from '../../packs/model.ts';
import { categoriesComplete, visibleCategories } from '../../packs/categories.ts';
import type { CardData } from '../schema/cards.ts';
import { KNOWN_SWITCHES, type RulesData } from '../schema/rules.ts';
import { regionsComplete, visibleRegions } from '../../packs/regions.ts';
import { resourcesComplete, visibleResources } from '../../packs/resources.ts';
import { tokenOf, tokensComplete, visibleTokens } from '../../packs/tokens.ts';
import { terrainsComplete, visibleTerrains } from '../../packs/terrains.ts';

export interface Vocabulary {
  /** The categories of each card, by its bare id. */
  readonly cards: ReadonlyMap<string, readonly string[]>;
  /** Whether all files of cards could be read. */
  readonly cardsComplete: boolean;
  /** Those of the rules, those that packs declare and those that cards have. */
  readonly categories: ReadonlySet<string>;
  /** Those that packs declare. */
  readonly declared: ReadonlySet<string>;
  readonly declaredComplete: boolean;
  readonly terrains: ReadonlySet<string>;
  /** Those on which rails can never lie. */
  readonly closed: ReadonlySet<string>;
  /** Kinds of token that packs declare. */
  readonly tokens: ReadonlyMap<string, TokenDefinition>;
  readonly tokensComplete: boolean;
  /** Resources that packs declare. */
  readonly resources: ReadonlyMap<string, ResourceDefinition>;
  readonly resourcesComplete: boolean;
  readonly regions: ReadonlySet<string>;
  /** Whether the regions of all maps at hand could be read. */
  readonly regionsComplete: boolean;
  /** Whether the terrains of all packs at hand could be read. */
  readonly terrainsComplete: boolean;
  /** Surcharges and terrains. */
  readonly waivers: ReadonlySet<string>;
  /** Values that each switch has in some rules. */
  readonly switches: ReadonlyMap<string, ReadonlySet<unknown>>;
  readonly rulesComplete: boolean;
  /** The cards that are Waste in some rules. */
  readonly wastes: ReadonlySet<Item>;
}

export function readVocabulary(pack: Pack, library: Library): Vocabulary {
  const items = visibleItems(pack, 'cards') as Map<string, Item<CardData>>;
  const cards = new Map([...items].map(([id, card]) => [id, categoriesOf(card)]));
  const rules = [...visibleItems(pack, 'rules').values()] as Item<RulesData>[];
  const declared = new Set(visibleCategories(pack).keys());
  const categories = new Set<string>([...CATEGORIES, ...declared]);
  for (const own of cards.values()) for (const category of own) categories.add(category);
  const ground = visibleTerrains(pack);
  const terrains = new Set(ground.keys());
  return {
    cards,
    cardsComplete: !isIncomplete(pack, 'cards') && ![...items.values()].some(({ broken }) => broken),
    categories,
    declared,
    declaredComplete: categoriesComplete(pack),
    terrains,
    closed: new Set([...ground.values()].flatMap(({ id, cost }) => (cost === null ? [id] : []))),
    tokens: new Map([...visibleTokens(pack)].map(([id, token]) => [id, tokenOf(token)])),
    tokensComplete: tokensComplete(pack),
    resources: new Map([...visibleResources(pack)].map(([id, { definition }]) => [id, definition])),
    resourcesComplete: resourcesComplete(pack),
    regions: new Set(visibleRegions(pack).keys()),
    regionsComplete: regionsComplete(pack),
    terrainsComplete: terrainsComplete(pack),
    waivers: new Set([...WAIVERS, ...terrains]),
    switches: switchesOf(rules),
    rulesComplete: !isIncomplete(pack, 'rules') && !rules.some(({ broken }) => broken),
    wastes: new Set(
      rules.flatMap((item) => {
        const owner = library.packs.get(item.pack);
        const { waste } = item.data;
        if (!owner || typeof waste !== 'string') return [];
        return findItem(library, owner, 'cards', waste) ?? [];
      }),
    ),
  };
}

/** Filters are few, and the same ones come again and again. Of many, each with most of the cards, not all are kept. */
const MAX_KEPT = 200;

const matched = new WeakMap<Vocabulary['cards'], Map<string, ReadonlySet<string>>>();

/** Bare ids of the cards that may match a filter, as far as that is known before a game. */
export function cardsMatching({ cards }: Vocabulary, filter: Filter): ReadonlySet<string> {
  const known = matched.get(cards) ?? new Map<string, ReadonlySet<string>>();
  matched.set(cards, known);
  const key = JSON.stringify(filter);
  const matching = known.get(key) ?? matchingCards(cards, filter);
  if (known.size < MAX_KEPT) known.set(key, matching);
  return matching;
}

/** As `cardsMatching`, but asked of one card. */
export function mayMatch({ cards }: Vocabulary, card: string, filter: Filter): boolean {
  return matchingCards(new Map([[card, cards.get(card) ?? []]]), filter).size > 0;
}

function categoriesOf({ file, path, data }: Item<CardData>): readonly string[] {
  return isBroken(file, [...path, 'categories']) ? [] : data.categories;
}

/** Every switch that rules have, with the values it can have. */
export function switchesOf(rules: readonly Item<RulesData>[]): Map<string, Set<unknown>> {
  const switches = new Map<string, Set<unknown>>(
    Object.entries(KNOWN_SWITCHES).map(([name, values]) => [name, new Set<unknown>(values)]),
  );
  for (const { file, path, data } of rules) {
    if (isBroken(file, [...path, 'switches'])) continue;
    for (const [name, value] of Object.entries(data.switches ?? {})) {
      const values = switches.get(name);
      if (values) values.add(value);
      else switches.set(name, new Set([value]));
    }
  }
  // A switch that is only ever true in a file may be false in the next.
  for (const values of switches.values())
    if (values.has(true) || values.has(false)) {
      values.add(true);
      values.add(false);
    }
  return switches;
}

/** Bounds and other fields that depend on the game are taken to hold. */
function matchingCards(cards: Vocabulary['cards'], filter: Filter): Set<string> {
  const { category, card, not } = filter;
  const wanted = category === undefined ? undefined : new Set([category].flat());
  const listed = card === undefined ? undefined : new Set([card].flat().map(bareId));
  const excluded = not === undefined || !isStatic(not) ? undefined : matchingCards(cards, not);
  const result = new Set<string>();
  for (const [id, categories] of cards) {
    if (wanted && !categories.some((one) => wanted.has(one))) continue;
    if (listed && !listed.has(id)) continue;
    if (excluded?.has(id) === true) continue;
    result.add(id);
  }
  return result;
}

/** Whether a filter says the same at any time, so that its opposite can be judged beforehand. */
function isStatic({ category, card, not, ...rest }: Filter): boolean {
  return (
    Object.keys(rest).length === 0 &&
    (not === undefined || isStatic(not)) &&
    (category ?? card ?? not) !== undefined
  );
}

function bareId(reference: string): string {
  return reference.slice(reference.indexOf('/') + 1);
}
