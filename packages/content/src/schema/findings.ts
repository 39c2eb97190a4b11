// From the errors of the schema checker to findings: one for each mistake. Schemas without alternatives make that easy:
// what remains is to merge the missing and the misspelt key, and the several ways in which one value can be wrong.
import type { ErrorObject } from 'ajv';
import type { Path } from '../text/path.ts';
import { FORMAT } from './common.ts';
import { describeValue } from '../text/describe.ts';
import { parentOf, type Finding } from './finding.ts';
import { findHint } from './hints.ts';
import { badKey, missingKeys, unknownKey } from './wrong-keys.ts';
import { wrongValue } from './wrong-value.ts';

/** Which of several errors of one value is shown. */
const ORDER = ['type', 'const', 'enum', 'pattern', 'maxProperties', 'minProperties'] as const;

export function collapseErrors(errors: readonly ErrorObject[], data: unknown, schema: object): Finding[] {
  const version = errors.find((e) => e.instancePath === '/format' && e.keyword === 'const');
  if (version) return [otherFormat(version.data)];
  const findings: Finding[] = [];
  for (const [pointer, group] of groupByPlace(errors)) {
    const path = parsePointer(pointer, data);
    const unknown = withoutCompanions(group.filter(({ keyword }) => keyword === 'additionalProperties'));
    const suggestions = new Set<string>();
    for (const error of unknown) {
      const key = String(error.params['additionalProperty']);
      const finding = unknownKey(error, [...path, key], key, schema);
      for (const meant of finding.meantKeys ?? []) suggestions.add(meant);
      findings.push(finding);
    }
    for (const error of group)
      if (error.propertyName !== undefined) findings.push(badKey(error, [...path, error.propertyName]));
    const required = group.filter(({ keyword }) => keyword === 'required');
    const missing = required
      .map(({ params }) => String(params['missingProperty']))
      .filter((key) => !suggestions.has(key));
    if (required[0] && missing.length > 0) findings.push(missingKeys(missing, path, parentOf(required[0])));
    const rest = group
      .filter(({ keyword, propertyName }) => propertyName === undefined && !STRUCTURAL.has(keyword))
      .filter(({ keyword }) => unknown.length === 0 || !keyword.endsWith(/* @wc-ignore */ 'Properties'))
      .sort((a, b) => rank(a.keyword) - rank(b.keyword));
    if (rest[0]) findings.push(wrongValue(rest[0], path, schema));
  }
  return findings;
}

/** Where one key says what an object is, other keys next to a guessed word belong to it: they are one mistake. */
function withoutCompanions(unknown: readonly ErrorObject[]): readonly ErrorObject[] {
  const word = unknown.find(
    (error) =>
      parentOf(error).maxProperties === 1 &&
      findHint(parentOf(error), String(error.params['additionalProperty'])) !== undefined,
  );
  if (word !== undefined) return [word];
  // Words that are put right in the same way, such as the two ends of something, are one mistake, too.
  const told = new Set<object>();
  return unknown.filter((error) => {
    const hint = findHint(parentOf(error), String(error.params['additionalProperty']));
    const isNew = hint === undefined || !told.has(hint);
    if (hint) told.add(hint);
    return isNew;
  });
}

const STRUCTURAL: ReadonlySet<string> = new Set(['additionalProperties', 'required', 'propertyNames', 'if']);

function rank(keyword: string): number {
  const index = (ORDER as readonly string[]).indexOf(keyword);
  return index < 0 ? ORDER.length : index;
}

function groupByPlace(errors: readonly ErrorObject[]): Map<string, ErrorObject[]> {
  const groups = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const group = groups.get(error.instancePath);
    if (group) group.push(error);
    else groups.set(error.instancePath, [error]);
  }
  return groups;
}

function otherFormat(format: unknown): Finding {
  const number = typeof format === 'number' ? format : NaN;
  return {
    code: 'format-version',
    path: ['format'],
    atKey: false,
    message: `This file has format ${describeValue(format)}; this program reads format ${FORMAT}.`,
    help:
      number >= 0 && number < FORMAT
        ? 'To convert the pack to the current format: railwright migrate.'
        : number > FORMAT
          ? 'Update railwright to read it.'
          : `Write format: ${FORMAT}.`,
    // A number in quotes does not mean another format.
    meant: format === String(FORMAT) ? String(FORMAT) : undefined,
    broken: [[]],
  };
}

/** A JSON pointer as a path; parts become numbers where the data has lists. */
function parsePointer(pointer: string, data: unknown): Path {
  const path: (string | number)[] = [];
  let at = data;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const step = Array.isArray(at) ? Number(key) : key;
    path.push(step);
    at = typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[step] : undefined;
  }
  return path;
}
