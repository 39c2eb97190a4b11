// The kind of item to which a text refers, if files of that kind define it.
import type { Annotations } from '@railwright/content';
import { KINDS } from '../../core/content/packs.ts';
import type { ItemKind, WordKind } from '../../core/content/pack-index.ts';

/** Undefined for free text, and for items without files of their own. */
export function referredKind(schema: Annotations): ItemKind | undefined {
  return KINDS.find((kind) => kind === schema['x-ref']?.to);
}

const WORDS = [
  'terrains',
  'tokens',
  'resources',
  'categories',
  'regions',
] as const satisfies readonly WordKind[];

/** The kind of word to which a text refers, if pack.yaml or maps declare it. */
export function referredWord(schema: Annotations): WordKind | undefined {
  return WORDS.find((kind) => kind === schema['x-ref']?.to);
}
