// What the market of a setup is drawn from, for bundles, from which pages draw it again.
import type { CardDefinition } from '@railwright/engine';
import type { MarketPool } from '../../bundle/market-draw.ts';
import { DiagnosticSink } from '../../diagnostics/sink.ts';
import { qualifiedId, type Library } from '../../packs/library.ts';
import type { Item, SetupOptions } from '../../packs/model.ts';
import { readWording } from '../cards/wording.ts';
import type { SetupData } from '../schema/setup.ts';
import { readSetup } from './read-setup.ts';
import { namedIn, resourcesUsed, tokensUsed } from './declared-used.ts';
import { readKinds, type Kind } from './kinds.ts';
import { resolveCard } from './resolve-trains.ts';

/** Undefined where nothing is drawn, or where a card, a token or a resource would be called otherwise with some of the others. */
export function trainsPool(setup: Item, options: SetupOptions, library: Library): MarketPool | undefined {
  const item = setup as Item<SetupData>;
  const pack = library.packs.get(item.pack);
  const sink = new DiagnosticSink();
  const read = pack && readSetup(item, library, sink, options);
  const inGame = read && readKinds(item, read, sink);
  if (!read || !inGame) return undefined;
  const { market, rules, map } = read;
  const { draw, pool } = market;
  if (!draw) return undefined;
  const isPooled = ({ card }: Kind): boolean => pool.includes(card);
  const supply = { count: rules.market.copies, lessDealt: false };
  const pooled = pool.map((card): Kind => ({ card, supply }));
  const kinds = [...inGame.filter((kind) => !isPooled(kind)), ...pooled];
  const byId = new Map(kinds.map(({ card }) => [card.id, card]));
  const wording = readWording(rules.wording, pack, library);
  const define = (kind: Kind, others = byId): CardDefinition => resolveCard(kind, others, library, wording);
  const isCalledOtherwise = (kind: Kind): boolean =>
    JSON.stringify(define(kind)) !== JSON.stringify(define(kind, new Map()));
  if (byId.size < kinds.length || kinds.some((kind) => kind.card.broken || isCalledOtherwise(kind)))
    return undefined;
  const tokens = tokensUsed(kinds, map, library);
  const resources = resourcesUsed(kinds, rules, library);
  const exchanged = resourcesUsed([], rules, library).map(({ id }) => id);
  const known = new Set([...tokens, ...resources].map((one) => JSON.stringify(one)));
  const own = (kind: Kind): readonly unknown[] => [
    ...tokensUsed([kind], map, library),
    ...resourcesUsed([kind], rules, library),
  ];
  if (kinds.some((kind) => own(kind).some((one) => !known.has(JSON.stringify(one))))) return undefined;
  const ids = new Set(tokens.map(({ id }) => id));
  return {
    draw,
    at: rules.supply.filter(({ card }) => card !== rules.waste).length,
    always: market.cards.filter((card) => !pool.includes(card)).length,
    cards: Object.fromEntries(pooled.map((kind) => [qualifiedId(kind.card), define(kind)])),
    tokens,
    named: namedBy(kinds, 'tokens', tokens),
    onMap: map.data.tokens?.map(({ kind }) => kind).filter((id) => ids.has(id)) ?? [],
    ...(resources.length > 0 && {
      resources: {
        all: resources,
        named: namedBy(kinds, 'resources', resources),
        ...(exchanged.length > 0 && { byRules: exchanged }),
      },
    }),
  };
}

/** By card, those of them that it names. */
function namedBy(
  kinds: readonly Kind[],
  to: 'tokens' | 'resources',
  known: readonly { readonly id: string }[],
): Readonly<Record<string, readonly string[]>> {
  const ids = new Set(known.map(({ id }) => id));
  const named = kinds.map(({ card }) => [card.id, namedIn(card, to).filter((id) => ids.has(id))] as const);
  return Object.fromEntries(named.filter(([, list]) => list.length > 0));
}
