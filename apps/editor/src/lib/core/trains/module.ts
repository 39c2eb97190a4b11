// Trains in the studio: setups on a map with a market, rules, and names in other languages.
import { TRAINS_END_REASONS, type GameDefinition, type TrainsDefinition } from '@railwright/engine';
import { extendingRules } from '../content/extending-rules.ts';
import type { PackIndex } from '../content/pack-index.ts';
import type { GameModule, NumberOfItem } from '../game-module.ts';

export const TRAINS: GameModule = {
  ends: TRAINS_END_REASONS,
  numbers,
  newFiles: {
    setups: {
      noun: 'Setup',
      schema: 'setup',
      fresh: ({ id, title, packIndex, first }) => ({
        id,
        title,
        rules: first('rules'),
        map: unusedMap(packIndex) ?? first('maps'),
        market: { cards: [] },
      }),
    },
    rules: { noun: 'Rules', schema: 'rules', fresh: extendingRules },
    locales: {
      noun: 'Names and texts',
      schema: 'locale',
      fresh: ({ id, title, language }) => ({ id, title, language, cards: {} }),
    },
    strategies: {
      noun: 'Strategy',
      schema: 'strategy',
      fresh: ({ id, title }) => ({ id, name: title }),
    },
    preferences: {
      noun: 'Play style',
      schema: 'preference',
      fresh: ({ id, title }) => ({ id, name: title, likes: { cells: 0.1 } }),
    },
  },
};

/** Id of a map of the pack that no setup uses yet, such as one that was just drawn. */
function unusedMap(packIndex: PackIndex): string | undefined {
  const used = packIndex
    .of('setups')
    .map(({ data, pack }) => packIndex.find('maps', data['map'], pack)?.full);
  const maps = packIndex.of('maps');
  return maps.find(({ full, pack }) => pack === maps[0]?.pack && !used.includes(full))?.id;
}

/** Fields of cards that can be bought. */
function numbers(definition: GameDefinition): NumberOfItem[] {
  const { cards } = definition as TrainsDefinition;
  return cards.flatMap(({ id, cost, value, points, supply, notForSale }) => {
    if (!supply || notForSale === true) return [];
    const one = (key: string, title: string, now: number): NumberOfItem => ({
      item: id,
      path: `cards.${id}.${key}`,
      title,
      now,
    });
    return [
      one('cost', /* @wc-include */ 'cost', cost),
      one('value', /* @wc-include */ 'coins', value),
      one('points', /* @wc-include */ 'points', points),
      one('supply.count', /* @wc-include */ 'pile size', supply.count),
    ];
  });
}
