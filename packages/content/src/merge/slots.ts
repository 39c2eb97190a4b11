// The entries of two versions of an object or a list, each with what became of it: those of the later version in their order, with
// those that are gone where they stood.
import type { Path } from '../text/path.ts';
import { alignThings, type Slot } from './align.ts';
import { identityOf } from './identity.ts';
import type { Block, Entry, Flow, Part } from './parts.ts';

export type Collection = Block | Flow;

/** An entry of both versions, or of one, and its key, id or other name. */
export interface Pair {
  readonly name: string;
  readonly before: Entry | undefined;
  readonly now: Entry | undefined;
}

export const isCollection = (part: Part): part is Collection => part.kind === 'block' || part.kind === 'flow';

/** Undefined for values without such entries, such as the steps of an effect: they are one thing. */
export function pairsIn(before: Part, now: Part, path: Path): readonly Pair[] | undefined {
  if (!isCollection(before) || !isCollection(now) || before.of !== now.of) return undefined;
  const lists = [before.entries, now.entries, before.entries] as const;
  const identity = identityOf(lists, now.of, String(path.at(-1) ?? ''));
  if (!identity) return undefined;
  const nameOf = (entry: Entry | undefined): string => (entry ? identity.of(entry) : '');
  return alignThings(...lists, identity).flatMap(({ base, ours }: Slot) =>
    // A key that was renamed is another key; a thing with another id is the same thing.
    now.of === 'map' && base && ours && base.key !== ours.key
      ? [
          { name: nameOf(base), before: base, now: undefined },
          { name: nameOf(ours), before: undefined, now: ours },
        ]
      : [{ name: nameOf(base ?? ours), before: base, now: ours }],
  );
}
