// Of the tokens and resources that packs declare, those that a game uses.
import type { ResourceDefinition, TokenDefinition } from '@railwright/engine';
import type { Library } from '../../packs/library.ts';
import type { Item, Pack } from '../../packs/model.ts';
import { visibleResources } from '../../packs/resources.ts';
import { tokenOf, visibleTokens } from '../../packs/tokens.ts';
import { namesIn } from '../../references/named-things.ts';
import { CardsSchema, type CardData } from '../schema/cards.ts';
import type { RulesOf } from '../rules/merged-rules.ts';
import type { MapData } from '../schema/map.ts';

type Kinds = readonly { readonly card: Item<CardData> }[];

/** The kinds of token that cards of the game name or that lie on its map. */
export function tokensUsed(kinds: Kinds, map: Item<MapData>, library: Library): TokenDefinition[] {
  const onMap = [[map.pack, map.data.tokens?.map(({ kind }) => kind) ?? []]] as const;
  return declaredIn([...named(kinds, 'tokens'), ...onMap], library, visibleTokens).map(tokenOf);
}

/** The resources that cards of the game name, or that its rules let players exchange or bid. */
export function resourcesUsed(
  kinds: Kinds,
  { chain, exchange = [], bids }: RulesOf,
  library: Library,
): ResourceDefinition[] {
  const exchanged = exchange.flatMap(({ pay, get }) => [...Object.keys(pay), ...Object.keys(get)]);
  const home = chain.find(({ data }) => data.exchange !== undefined);
  const bidder = chain.find(({ data }) => data.bids !== undefined);
  const byRules: Named[] = [
    ...(home ? [[home.pack, exchanged] as const] : []),
    ...(bidder && bids !== undefined ? [[bidder.pack, [bids]] as const] : []),
  ];
  return declaredIn([...named(kinds, 'resources'), ...byRules], library, visibleResources).map(
    ({ definition }) => definition,
  );
}

/** The ids of those that a card names, in its order. */
export function namedIn(card: Item<CardData>, to: 'tokens' | 'resources'): string[] {
  return namesIn(CardsSchema, { cards: [card.data] }, to);
}

type Named = readonly [pack: string, ids: readonly string[]];

const named = (kinds: Kinds, to: 'tokens' | 'resources'): Named[] =>
  kinds.map(({ card }) => [card.pack, namedIn(card, to)]);

/** Each once, in the order in which they are named. */
function declaredIn<T>(
  named: readonly Named[],
  library: Library,
  visible: (pack: Pack) => ReadonlyMap<string, T>,
): T[] {
  const used = new Map<string, T>();
  for (const [packId, ids] of named) {
    const home = ids.length > 0 ? library.packs.get(packId) : undefined;
    const known = home && visible(home);
    for (const id of ids) {
      const one = known?.get(id);
      if (one !== undefined && !used.has(id)) used.set(id, one);
    }
  }
  return [...used.values()];
}
