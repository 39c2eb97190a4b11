// Cards on the clipboard: in memory for the pages of this window, and as YAML for other windows and text editors.
import { stringify } from 'yaml';
import { isData } from '../language/specs.ts';
import type { Data } from '../language/specs.ts';
import { parseData } from '../model/card-file.ts';

class CardClipboard {
  #cards = $state.raw<readonly Data[]>([]);

  get cards(): readonly Data[] {
    return this.#cards;
  }

  async copy(cards: readonly Data[]): Promise<void> {
    this.#cards = cards;
    // Without permission, or without a secure address, pages of this window can paste all the same.
    await globalThis.navigator.clipboard?.writeText(stringify(cards)).catch(() => undefined);
  }
}

export const cardClipboard = new CardClipboard();

/** Cards in a text: a list of them, one alone, or a whole file; none in anything else. */
export function cardsIn(text: string): Data[] {
  const data = parseData(text);
  const list = isData(data) && Array.isArray(data['cards']) ? (data['cards'] as unknown[]) : data;
  const items = Array.isArray(list) ? (list as unknown[]) : [list];
  const cards = items.filter(
    (item): item is Data => isData(item) && typeof item['id'] === 'string' && item['name'] !== undefined,
  );
  return cards.length === items.length ? cards : [];
}
