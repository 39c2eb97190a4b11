// Copied cards: for every tab of this browser, and as YAML on the system clipboard for text editors.
import { readData, renderList } from '@railwright/content';
import { SharedClipboard } from '../../../core/browser/shared-clipboard.svelte.ts';
import { isData } from '../../../core/content/data.ts';
import type { Data } from '../../../core/content/data.ts';

export const copiedCards = new SharedClipboard('railwright.copied-cards', (data) => {
  const cards = isData(data) ? cardsAmong(data['cards']) : [];
  return cards.length > 0 ? { cards } : undefined;
});

/** False if other tabs will not find them. */
export function copyCards(cards: readonly Data[]): boolean {
  const everywhere = copiedCards.copy({ cards });
  // Without permission, or without a secure address, the studio can still paste.
  void globalThis.navigator.clipboard?.writeText(`${renderList(cards, 0)}\n`).catch(() => undefined);
  return everywhere;
}

/** The cards in a text: a list, a single card, or a whole file; otherwise none. */
export function cardsIn(text: string): readonly Data[] {
  const data = readData(text);
  return cardsAmong(isData(data) && Array.isArray(data['cards']) ? data['cards'] : data);
}

function cardsAmong(list: unknown): readonly Data[] {
  const items = Array.isArray(list) ? (list as unknown[]) : [list];
  const cards = items.filter(
    (item): item is Data => isData(item) && typeof item['id'] === 'string' && item['name'] !== undefined,
  );
  return cards.length === items.length ? cards : [];
}
