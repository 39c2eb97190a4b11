// What a map has beyond its cells, and what players have beside coins, in words.
import type { Names, ResourceDefinition, TokenDefinition } from '@railwright/engine';
import type { Item } from '../../packs/model.ts';
import type { CardData } from '../schema/cards.ts';
import { answered } from '../../answered.ts';
import { runsOfCells } from '../../packs/cell-runs.ts';
import type { MapFeatures } from '../map/read-features.ts';
import type { RulesOf } from '../rules/merged-rules.ts';
import type { CellNames, Good, RulesWords, Told } from './facts.ts';

/** What a map has beyond its cells. */
export function tellMap(
  { links, oneWay, routes, bonuses, regions, tokens: placed, ...others }: MapFeatures,
  tokens: readonly TokenDefinition[],
  words: RulesWords,
  inLanguage: (name: Names) => string,
  cellNames: CellNames,
): Told[] {
  answered(others);
  const { between, on } = cellNames;
  const named = (name: Names | undefined): string | undefined => name && inLanguage(name);
  return [
    ...links.map(({ between: [from, to], kind, cost, toll, for: whom, name }) => ({
      key: `link ${from} ${to}`,
      text: words.link({
        from: between(from),
        to: between(to),
        kind,
        cost,
        toll: whom === 'first' ? null : toll,
        name: named(name),
      }),
    })),
    ...oneWay.map(([from, to]) => ({
      key: `one way ${from} ${to}`,
      text: words.oneWay({ from: between(from), to: between(to) }),
    })),
    ...routes.map(({ from, to, points, for: whom, name }) => ({
      key: `route ${from} ${to}`,
      text: words.route({ from: between(from), to: between(to), points, for: whom, name: named(name) }),
    })),
    ...[...bonuses].map(([cell, bonus]) => ({
      key: `bonus ${cell}`,
      text: words.bonus({ at: on(cell), ...bonus }),
    })),
    ...tokens.map(({ id, name, owned, total, perCell }) => ({
      key: `token ${id}`,
      text: words.token({
        name: inLanguage(name),
        ...(owned && { owned }),
        ...(total !== undefined && { total }),
        ...(perCell !== undefined && { perCell }),
      }),
    })),
    ...placed.map(({ at: cell, kind, count }) => ({
      key: `token ${kind} ${cell}`,
      text: words.tokensAt({
        at: on(cell),
        name: inLanguage(tokens.find(({ id }) => id === kind)?.name ?? { en: kind }),
        count,
      }),
    })),
    ...regions.map(({ id, name, cells }) => ({
      key: `region ${id}`,
      text: words.region({ name: inLanguage(name), cells: runsOfCells(cells) }),
    })),
  ];
}

/** What players may bid and exchange; `known` are the resources by their ids. */
export function tellExchanges(
  { exchange = [], exchanged, bids }: RulesOf,
  known: ReadonlyMap<string, ResourceDefinition>,
  words: RulesWords,
  inLanguage: (name: Names) => string,
  nameOf: (card: Item<CardData>) => string,
): Told[] {
  const goods = (counts: Readonly<Record<string, number>>): Good[] =>
    Object.entries(counts).map(([id, count]) => {
      if (id === 'coins' || id === 'points') return { count, what: id === 'coins' ? 'coin' : 'point' };
      const { name = { en: id }, plural = name } = known.get(id) ?? {};
      return { count, what: { name: inLanguage(count === 1 ? name : plural) } };
    });
  const named = (id: string): string => {
    const { name = { en: id }, plural = name } = known.get(id) ?? {};
    return inLanguage(plural);
  };
  const cards = (gain: string | undefined): Good[] =>
    exchanged
      .filter(({ id }) => id === gain)
      .slice(0, 1)
      .map((card) => ({ count: 1, what: { name: nameOf(card) } }));
  return [
    ...(bids === undefined ? [] : [{ key: 'bids', text: words.bids(named(bids)) }]),
    ...exchange.map(({ pay, get, gain, once = false }, i) => ({
      key: `exchange ${i}`,
      text: words.exchange({ pay: goods(pay), get: [...goods(get), ...cards(gain)], once }),
    })),
  ];
}

/** What players have beside coins. */
export function tellResources(
  resources: readonly ResourceDefinition[],
  { opening }: RulesOf,
  words: RulesWords,
  inLanguage: (name: Names) => string,
): Told[] {
  return resources.map(({ id, name, plural = name, start = 0, limit, total }) => ({
    key: `resource ${id}`,
    text: words.resource({
      name: inLanguage(start === 1 ? name : plural),
      names: inLanguage(plural),
      start,
      ...(limit !== undefined && { limit }),
      ...(total !== undefined && { total }),
      ...(opening?.resources?.[id] && { more: opening.resources[id] }),
    }),
  }));
}
