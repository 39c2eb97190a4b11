// What an exchange of the rules is called: "2 Influence for 1 coin".
import type { ExchangeRule, TrainsDefinition } from '@railwright/engine';
import { nameIn, words } from '../text/words.svelte.ts';
import { trainsWords } from './words.ts';

export function exchangeLabel(
  { resources = [], cards }: TrainsDefinition,
  { pay, get, gain }: ExchangeRule,
): string {
  const w = words();
  const { table } = trainsWords();
  const card = cards.find(({ id }) => id === gain);
  const goods = (counts: Readonly<Record<string, number>>, more: readonly string[] = []): string =>
    w.list([
      ...Object.entries(counts).map(([id, count]) => {
        if (id === 'coins') return w.table.coins(count);
        if (id === 'points') return table.pointsOf(count);
        const found = resources.find((one) => one.id === id);
        const name = (count === 1 ? undefined : found?.plural) ?? found?.name;
        return `${count} ${name ? nameIn(name) : id}`;
      }),
      ...more,
    ]);
  return table.exchange(goods(pay), goods(get, card ? [nameIn(card.name)] : []));
}
