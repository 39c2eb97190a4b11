// A number of the content, by its path: found, checked and changed in a copy of what is played.
import type { ResolvedSetup } from '@railwright/content';
import { misuse } from '../failure.ts';
import { suggest } from '../suggest.ts';

type Definition = ResolvedSetup['definition'];
type Json = unknown;

export interface Field {
  /** As typed. */
  readonly path: string;
  readonly now: number;
  /** Id of the card it is of. */
  readonly card?: string;
  /** The definition with another value. */
  readonly with: (value: number) => Definition;
}

/** No number of a definition is larger, and none that can be swept is below 0. */
const MOST = 32_000;

/** @throws Failure for a path that leads nowhere or to no number. */
export function findField(definition: Definition, typed: string): Field {
  const keys = typed.split('.');
  let at: Json = definition;
  const steps: (string | number)[] = [];
  keys.forEach((key, depth) => {
    const where = keys.slice(0, depth).join('.');
    const step = stepInto(at, key);
    if (step === undefined)
      throw misuse(
        where === '' ? `There is no field "${key}".` : `There is no field "${key}" in ${where}.`,
        suggest(key, knownKeys(at), 'There are'),
      );
    steps.push(step);
    at = (at as Record<string | number, Json>)[step];
  });
  if (typeof at !== 'number')
    throw misuse(`${typed} is no number but ${describe(at)}.`, numbersBelow(at, typed));
  return {
    path: typed,
    now: at,
    ...(keys[0] === 'cards' && keys[1] !== undefined && { card: keys[1] }),
    with(value) {
      const copy = structuredClone(definition);
      const last = steps.at(-1) as string | number;
      const parent = steps
        .slice(0, -1)
        .reduce<Json>((node, step) => (node as Record<string | number, Json>)[step], copy);
      (parent as Record<string | number, Json>)[last] = value;
      return copy;
    },
  };
}

/** @throws Failure for a range that is empty, too long, or holds what no number of content can be. */
export function valuesOf(from: number, to: number, step: number): number[] {
  if (from > to) throw misuse(`--from ${from} is above --to ${to}.`);
  if (from < 0 || to > MOST) throw misuse(`Values go from 0 to ${MOST}.`);
  const count = Math.floor((to - from) / step) + 1;
  if (count > 50) throw misuse(`That would be ${count} values; 50 at most.`, 'Make --step larger.');
  return Array.from({ length: count }, (_, i) => from + i * step);
}

/** Lists whose entries have ids are walked by these; others by index. Only own keys count. */
function stepInto(at: Json, key: string): string | number | undefined {
  if (Array.isArray(at)) {
    const byId = at.findIndex((one) => idOf(one) === key);
    if (byId >= 0) return byId;
    return /^\d+$/.test(key) && Number(key) < at.length ? Number(key) : undefined;
  }
  return typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? key : undefined;
}

function knownKeys(at: Json): string[] {
  if (Array.isArray(at)) return at.map((one, i) => idOf(one) ?? String(i));
  return typeof at === 'object' && at !== null ? Object.keys(at) : [];
}

function idOf(value: Json): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, card, label } = value as Readonly<Record<string, Json>>;
  return [id, card, label].find((one) => typeof one === 'string');
}

function describe(value: Json): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'nothing';
  return typeof value === 'object' ? 'a group of fields' : JSON.stringify(value);
}

function numbersBelow(value: Json, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const names = Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'number' ? [`${path}.${Array.isArray(value) ? (idOf(one) ?? key) : key}`] : [],
  );
  return names.length === 0 ? undefined : `Numbers in it: ${names.slice(0, 12).join(', ')}.`;
}
