// Keys that are unknown, missing, or no keys at all.
import type { ErrorObject } from 'ajv';
import { listWords, nearest, onlyNearest } from '../diagnostics/suggest.ts';
import { presentName } from './renames.ts';
import type { Path } from '../text/path.ts';
import { asLatin, firstStrange, nameOfCharacter } from '../text/characters.ts';
import { asWritten, kebab } from './as-id.ts';
import { FORMAT } from './common.ts';
import { quote } from '../text/describe.ts';
import { expected, parentOf, resolved, type Finding, type Parent } from './finding.ts';
import { findHint, hintedWord, wayOfKey } from './hints.ts';

export function unknownKey(
  error: ErrorObject,
  path: Path,
  key: string,
  schema: object,
): Finding & { readonly meantKeys?: readonly string[] } {
  const known = Object.keys(parentOf(error).properties ?? {});
  const present = presentName(key, known);
  if (present !== undefined)
    return {
      code: 'schema-former-key',
      path,
      atKey: true,
      message: `The key ${quote(key)} is called ${present} now.`,
      broken: [path, [...path.slice(0, -1), present]],
      meant: Object.hasOwn(error.data ?? {}, present) ? undefined : present,
      meantKeys: [present],
    };
  const word = findHint(parentOf(error), key);
  if (word) return { ...hintedWord(key, word, path, true), meantKeys: [word.for ?? []].flat() };
  const strange = firstStrange(key);
  const suggestion = known.find((one) => one === asLatin(key)) ?? nearest(key, known);
  return {
    code: 'schema-unknown-key',
    path,
    atKey: true,
    message:
      strange === undefined
        ? `Unknown key ${quote(key)}.`
        : `The key ${quote(asLatin(key))} contains ${nameOfCharacter(strange)}.`,
    // The intended key is missing, and not reported again.
    broken: suggestion === undefined ? [path] : [path, [...path.slice(0, -1), suggestion]],
    help:
      suggestion !== undefined
        ? `Did you mean ${suggestion}?`
        : (owner(error, key, schema) ??
          (known.length === 0
            ? undefined
            : `Known here: ${listWords(parentOf(error)['x-keys'] ?? known, 30)}.`)),
    ...(suggestion !== undefined && { meantKeys: [suggestion] }),
    ...(suggestion !== undefined &&
      !Object.hasOwn(error.data ?? {}, suggestion) && {
        meant: onlyNearest(asLatin(key), known) ?? (suggestion === asLatin(key) ? suggestion : undefined),
      }),
  };
}

/** An option next to its op instead of in it: `lay-rails: 1` with `free: true` below. */
function owner(error: ErrorObject, key: string, schema: object): string | undefined {
  const properties = parentOf(error).properties as Readonly<Record<string, Parent>> | undefined;
  const data: object = error.data ?? {};
  const sibling = Object.keys(properties ?? {}).find((other) => {
    if (!Object.hasOwn(data, other)) return false;
    return Object.hasOwn(resolved(schema, properties?.[other])?.properties ?? {}, key);
  });
  return sibling === undefined ? undefined : `${key} belongs in ${sibling}: { …, ${key}: … }.`;
}

export function badKey(error: ErrorObject, path: Path): Finding {
  const key = error.propertyName ?? '';
  const { description } = parentOf(error);
  return {
    code: 'schema-value',
    path,
    atKey: true,
    message: `The key ${quote(key)} is not ${expected(error)}.`,
    broken: [path],
    ...asWritten(key, kebab(error, key)),
    ...(description !== undefined && { help: description }),
  };
}

export function missingKeys(keys: readonly string[], path: Path, parent: Parent): Finding {
  const ways = keys.flatMap((key) => wayOfKey(parent, key) ?? []);
  return {
    code: 'schema-missing-key',
    path,
    atKey: path.length > 0,
    message:
      keys.length === 1 ? `The key ${keys[0] ?? ''} is missing.` : `The keys ${keys.join(', ')} are missing.`,
    help: ways.length > 0 ? ways.join(' ') : undefined,
    broken: keys.map((key) => [...path, key]),
    ...(path.length === 0 && keys.includes('format') && { firstLine: `format: ${FORMAT}` }),
  };
}
