// What is asked of values in effects: whether they test the rules, and where certain words stand in them.
import type { Path } from '../../yaml/path.ts';
import { isData } from '../../yaml/data.ts';

/** Forms of an amount that mean something only during a turn, wherever in a value. */
export function turnForms(value: unknown, path: Path): [string, Path][] {
  if (Array.isArray(value)) return value.flatMap((item, i) => turnForms(item, [...path, i]));
  if (!isData(value)) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, Path][] =>
    TURN_FORMS.has(key) ? [[key, [...path, key]]] : turnForms(inner, [...path, key]),
  );
}

const TURN_FORMS: ReadonlySet<string> = new Set(['count', 'coins', 'turn']);

export function isRuleTest(test: unknown): boolean {
  if (!isData(test)) return false;
  return Object.hasOwn(test, 'rule') || (Object.hasOwn(test, 'not') && isRuleTest(test['not']));
}

export function wordsAt(value: unknown, path: Path): [string, Path][] {
  if (Array.isArray(value)) return value.map((word, i) => [word as string, [...path, i]]);
  return typeof value === 'string' ? [[value, path]] : [];
}
