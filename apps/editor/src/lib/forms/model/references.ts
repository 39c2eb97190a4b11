// What kind of thing a reference refers to, told by the schema: by what it must be, by the name of its key, or by its description.
import { KINDS } from '../../content/packs.ts';
import type { Path } from '@railwright/content';
import type { FormSchema } from './form-schema.ts';
import type { ThingKind } from './things.ts';

/** `own` is the kind of the file. Undefined where anything may stand. */
export function referredKind(schema: FormSchema, path: Path, own: ThingKind): ThingKind | undefined {
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
function kindOfWord(word: string | undefined): ThingKind | undefined {
  if (word === undefined) return undefined;
  return KINDS.find((kind) => kind === word || kind === `${word}s` || kind === word.replace(/y$/, 'ies'));
}
