// What kind of thing a reference refers to, told by the schema: by what it must be, by the name of its key, or by its description.
import { KINDS } from '../../content/packs.ts';
import type { Path } from '@railwright/content';
import type { ThingKind } from './things.ts';

/** What has an id that others refer to. Terrains and packs stand in `pack.yaml`; a category is there when a card is in it. */
export type NamedKind = ThingKind | 'terrains' | 'categories' | 'packs';
const NAMED: readonly NamedKind[] = [...KINDS, 'terrains'];

interface Described {
  readonly title?: string;
  readonly description?: string;
}

/** `own` is the kind of the file. Undefined where anything may stand. */
export function referredKind(
  schema: Described,
  path: Path,
  own: ThingKind | undefined,
): ThingKind | undefined {
  const kind = kindOfReference(schema, path, own);
  return KINDS.find((one) => one === kind);
}

/** The same for all that has an id, and only where the schema wants an id. */
export function namedKind(schema: Described, path: Path, own: ThingKind | undefined): NamedKind | undefined {
  const title = schema.title ?? '';
  if (/^a category\b/.test(title)) return 'categories';
  if (!/the id of an? |^an id, or pack\/id/.test(title)) return undefined;
  return kindOfReference(schema, path, own);
}

function kindOfReference(schema: Described, path: Path, own: ThingKind | undefined): NamedKind | undefined {
  const named = kindOfWord(/the id of an? ([a-z]+)/.exec(schema.title ?? '')?.[1]);
  if (named) return named;
  const key = path.findLast((step) => typeof step === 'string');
  if (key === 'extends') return own;
  const byKey = kindOfWord(key);
  if (byKey) return byKey;
  const words = (schema.description ?? '').toLowerCase().match(/[a-z]+/g) ?? [];
  return words.map(kindOfWord).find((kind) => kind !== undefined);
}

/** The kind that a word names, one or many. */
function kindOfWord(word: string | undefined): NamedKind | undefined {
  if (word === undefined) return undefined;
  return NAMED.find((kind) => kind === word || kind === `${word}s` || kind === word.replace(/y$/, 'ies'));
}
