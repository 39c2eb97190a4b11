// Changes to a setup since it was played, in words, and the time since then.
import type { GameDefinition } from '@railwright/engine';
import { language, listed } from '../../core/words/words.ts';

interface Named {
  readonly id: string;
}

/** More than these are counted. */
const MOST_NAMED = 3;

// @wc-include
const THINGS: Readonly<Record<string, string>> = {
  rules: 'the rules',
  map: 'the map',
  cards: 'the cards',
  tokens: 'the tokens',
  resources: 'the resources',
  start: 'the start',
  powers: 'the powers',
  events: 'the events',
  rows: 'the rows',
  carTypes: 'the types of car',
  abilities: 'the abilities',
};
const thing = (key: string): string => THINGS[key] ?? `the ${key.replace(/([A-Z])/g, ' $1').toLowerCase()}`;

/** `Volvic and the map`; empty if the definitions are equal. */
export function changedParts(
  before: GameDefinition,
  now: GameDefinition,
  nameOf: (item: string) => string,
): string {
  const [old, current] = [before, now] as unknown as readonly Readonly<Record<string, unknown>>[];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const parts = keys.flatMap((key): string[] => {
    const [a, b] = [old?.[key], current?.[key]];
    if (JSON.stringify(a) === JSON.stringify(b)) return [];
    const things = areNamed(a) && areNamed(b) ? changedThings(a, b).map(nameOf) : [];
    return things.length > 0 ? things : [thing(key)];
  });
  const named = parts.length > MOST_NAMED ? parts.slice(0, MOST_NAMED - 1) : parts;
  const rest = parts.length - named.length;
  const told = rest > 0 ? [...named, /* @wc-include */ `${rest} other things`] : named;
  return listed(told);
}

const areNamed = (list: unknown): list is readonly Named[] =>
  Array.isArray(list) && list.every((one: Partial<Named> | null) => typeof one?.id === 'string');

function changedThings(before: readonly Named[], now: readonly Named[]): string[] {
  const texts = new Map(before.map((one) => [one.id, JSON.stringify(one)]));
  const changed = now.filter((one) => texts.get(one.id) !== JSON.stringify(one)).map(({ id }) => id);
  const gone = before.map(({ id }) => id).filter((id) => !now.some((one) => one.id === id));
  return [...changed, ...gone];
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;
const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

/** `2 hours ago`; both in milliseconds. */
export function timeAgo(then: number, now: number): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const [unit, size] = UNITS.find(([, one]) => seconds >= one) ?? ['second', 0];
  return size === 0 ? /* @wc-include */ 'just now' : ago.format(-Math.floor(seconds / size), unit);
}
