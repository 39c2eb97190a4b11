// New cards and new files of cards.
import { idFromName } from '../../../core/content/id-from-name.ts';
import type { Data } from '../../../core/content/data.ts';

export interface CardStart {
  readonly name: string;
  readonly categories: readonly string[];
  readonly cost: number;
}

/** An id derived from a name that is not in `taken`. */
export function freshId(name: string, taken: { has(id: string): boolean }): string {
  const id = cardId(name);
  if (!taken.has(id)) return id;
  let n = 2;
  while (taken.has(`${id}-${n}`)) n++;
  return `${id}-${n}`;
}

export function cardId(name: string): string {
  return idFromName(name, 'new-card');
}

export function newCard({ name, categories, cost }: CardStart, taken: { has(id: string): boolean }): Data {
  return { id: freshId(name, taken), name: name.trim(), categories: [...categories], cost };
}

/** A file with its first cards; a file of cards has at least one. */
export function newCardFileText(title: string, card: Data): string {
  const head = '# yaml-language-server: $schema=../../../schemas/cards.schema.json\n';
  const comment = `# ${title.replaceAll(/\s+/g, ' ').trim()}\n`;
  const fields = Object.entries(card).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `${head}${comment}format: 1\ncards:\n  - ${fields.join('\n    ')}\n`;
}

/** The duplicate of a card, with an id and a name of its own. */
export function copyOf(card: Data, taken: { has(id: string): boolean }): Data {
  const id = typeof card['id'] === 'string' ? card['id'] : 'card';
  const fresh = freshId(id, taken);
  return { ...card, id: fresh };
}
