// Which kind of thing a text refers to, if files of that kind define them.
import type { Annotations } from '@railwright/content';
import { KINDS } from '../../core/content/packs.ts';
import type { ThingKind } from '../../core/content/things.ts';

/** Undefined where anything may stand, and for what has no file of its own. */
export function referredKind(schema: Annotations): ThingKind | undefined {
  return KINDS.find((kind) => kind === schema['x-ref']?.to);
}
