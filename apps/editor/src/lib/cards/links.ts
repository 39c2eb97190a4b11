// Addresses of the pages about cards.
import { resolve } from '$app/paths';
import { fileLink } from '../core/links.ts';

/** A card in its file; `key` as in `cardKey`. */
export function cardLink(path: string, key: string): string {
  return `${fileLink(path)}&card=${encodeURIComponent(key)}`;
}

export function cardSheetLink(path: string): string {
  return `${resolve('/print-cards')}?file=${encodeURIComponent(path)}`;
}
