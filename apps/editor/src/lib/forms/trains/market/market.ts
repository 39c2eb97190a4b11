// Edits the market of a setup: cards chosen one by one, or drawn at random, with some always and some never drawn.
import { isData } from '../../../core/content/data.ts';
import type { Data } from '../../../core/content/data.ts';
import type { PackItem, PackIndex } from '../../../core/content/pack-index.ts';

export type MarketMode = 'fixed' | 'drawn';

/** How a card takes part in a random draw; `out` means that it is not in the list to draw from. */
export const DRAW_STATES = ['may', 'always', 'never', 'out'] as const;
export type DrawState = (typeof DRAW_STATES)[number];

export function marketMode(market: Data): MarketMode {
  return Object.hasOwn(market, 'cards') || !Object.hasOwn(market, 'random') ? 'fixed' : 'drawn';
}

export function idsAt(market: Data, key: string): readonly string[] {
  const list = Object.hasOwn(market, key) ? market[key] : undefined;
  return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
}

/** The required number of kinds; undefined if neither the setup nor the rules set it. */
export function wantedKinds(market: Data, rules: Data | undefined): number | undefined {
  if (typeof market['kinds'] === 'number') return market['kinds'];
  // With rows, any number is allowed.
  if (Object.hasOwn(market, 'rows')) return undefined;
  const said = rules && isData(rules['market']) ? rules['market']['kinds'] : undefined;
  return typeof said === 'number' ? said : undefined;
}

/** Cards that a market can have: for sale, and neither with a pile nor in the starting decks of the rules. */
export function selectableCards(packIndex: PackIndex, rules: Data | undefined): PackItem[] {
  const taken = new Set<PackItem | undefined>([packIndex.find('cards', rules?.['waste'])]);
  for (const key of ['supply', 'startDeck']) {
    const piles = rules?.[key];
    if (!isData(piles)) continue;
    for (const [id, count] of Object.entries(piles)) if (count !== 0) taken.add(packIndex.find('cards', id));
  }
  return packIndex
    .of('cards')
    .filter((card) => !taken.has(card) && card.data['notForSale'] !== true)
    .toSorted((a, b) => costOf(a) - costOf(b) || (a.id < b.id ? -1 : 1));
}

function costOf({ data }: PackItem): number {
  return typeof data['cost'] === 'number' ? data['cost'] : 0;
}

/** The same market with chosen or drawn cards; `known` are its current cards. */
export function withMode(market: Data, mode: MarketMode, known: readonly string[], wanted: number): Data {
  if (marketMode(market) === mode) return market;
  const kept = Object.fromEntries(
    Object.entries(market).filter(([key]) => key === 'kinds' || key === 'rows'),
  );
  if (mode === 'fixed') return { cards: known, ...kept };
  return { random: Math.max(1, wanted), seed: 1, ...kept };
}

/** The list with a card inserted before the one at an index, or moved there. */
export function withCard(cards: readonly string[], id: string, index = cards.length): readonly string[] {
  const from = cards.indexOf(id);
  const rest = cards.filter((one) => one !== id);
  return rest.toSpliced(from >= 0 && from < index ? index - 1 : index, 0, id);
}

export function drawState(market: Data, id: string): DrawState {
  if (idsAt(market, 'always').includes(id)) return 'always';
  if (idsAt(market, 'never').includes(id)) return 'never';
  if (Object.hasOwn(market, 'from') && !idsAt(market, 'from').includes(id)) return 'out';
  return 'may';
}

export function withDrawState(market: Data, id: string, state: DrawState): Data {
  const next = new Map(Object.entries(market));
  const put = (key: string, member: boolean, keepEmpty = false): void => {
    const rest = idsAt(market, key).filter((one) => one !== id);
    const list = member ? [...rest, id] : rest;
    if (list.length > 0 || keepEmpty) next.set(key, list);
    else next.delete(key);
  };
  put('always', state === 'always');
  put('never', state === 'never');
  if (next.has('from')) put('from', state === 'may', true);
  return Object.fromEntries(next);
}

/** A random seed. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
