// Checks that cards gained by name have a pile in the setup.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Item } from '../../model.ts';
import { isData } from '../../yaml/data.ts';
import type { SetupData } from '../schema/setup.ts';
import { kindsOf } from './market.ts';
import type { ReadSetup } from './read-setup.ts';

export function checkGains(setup: Item<SetupData>, { rules, market }: ReadSetup, sink: DiagnosticSink): void {
  // Random draws are not the designer's doing.
  if (setup.data.market.random !== undefined) return;
  const cards = [...rules.supply.map(({ card }) => card), ...kindsOf(market)];
  const piles = new Set(cards.map(({ id }) => id));
  for (const { id, data, broken } of cards) {
    if (broken) continue;
    for (const wanted of gainedIn(data)) {
      if (wanted.some((card) => piles.has(bare(card)))) continue;
      sink.report(
        'gain-without-pile',
        { file: setup.file, path: [...setup.path, 'market', setup.data.market.cards ? 'cards' : 'rows'] },
        `${id} gains ${wanted.map(bare).join(' or ')}, which has no pile in this setup.`,
        { at: 'key' },
      );
    }
  }
}

/** For each step in a card's data that gains cards by name: these. */
export function gainedIn(value: unknown): (readonly string[])[] {
  if (Array.isArray(value)) return value.flatMap(gainedIn);
  if (!isData(value)) return [];
  const gain = value['gain'];
  const card = isData(gain) && isData(gain['where']) ? gain['where']['card'] : undefined;
  const own = card === undefined ? [] : [[card].flat() as string[]];
  return [...own, ...Object.values(value).flatMap(gainedIn)];
}

export function bare(reference: string): string {
  return reference.slice(reference.indexOf('/') + 1);
}
