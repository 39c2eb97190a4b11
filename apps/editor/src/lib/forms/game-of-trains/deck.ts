// Edits a deck of railcars: which numbers have which ability.
import { isData } from '../../core/content/data.ts';
import type { Data } from '../../core/content/data.ts';

export interface Railcar {
  readonly number: number;
  /** The abilities that list the number: none if it is missing, several if it is duplicated. */
  readonly abilities: readonly string[];
}

/** The maximum number of cards shown; a larger deck can still be edited by its lists. */
const MOST_SHOWN = 400;

export function numbersOf(railcars: unknown, ability: string): readonly number[] {
  const list = isData(railcars) && Object.hasOwn(railcars, ability) ? railcars[ability] : undefined;
  return Array.isArray(list) ? list.filter((number) => Number.isInteger(number)) : [];
}

/** Every card from 1 to the count, and listed ones beyond. */
export function readRailcars(railcars: unknown, count: unknown): Railcar[] {
  const claims = new Map<number, string[]>();
  const last = typeof count === 'number' && Number.isInteger(count) ? Math.min(count, MOST_SHOWN) : 0;
  for (let number = 1; number <= last; number++) claims.set(number, []);
  for (const ability of isData(railcars) ? Object.keys(railcars) : [])
    for (const number of numbersOf(railcars, ability))
      if (claims.size < MOST_SHOWN || claims.has(number))
        claims.set(number, [...(claims.get(number) ?? []), ability]);
  return [...claims]
    .map(([number, abilities]) => ({ number, abilities }))
    .sort((a, b) => a.number - b.number);
}

/** The changed lists that assign a number to one ability only, by ability. */
export function assignNumber(
  railcars: unknown,
  number: number,
  ability: string,
): Map<string, readonly number[]> {
  const changes = new Map<string, readonly number[]>();
  for (const other of isData(railcars) ? Object.keys(railcars) : []) {
    const list = numbersOf(railcars, other);
    if (other !== ability && list.includes(number))
      changes.set(
        other,
        list.filter((one) => one !== number),
      );
  }
  const own = numbersOf(railcars, ability);
  if (own.filter((one) => one === number).length !== 1) {
    const rest = own.filter((one) => one !== number);
    const at = rest.findIndex((one) => one > number);
    changes.set(ability, rest.toSpliced(at < 0 ? rest.length : at, 0, number));
  }
  return changes;
}

/** Numbers as people write them: `1, 3, 10-12`. Undefined if something is not a number. */
export function parseNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  for (const part of text.split(/[\s,;]+/).filter((one) => one !== '')) {
    const match = /^(\d{1,5})(?:[-–](\d{1,5}))?$/.exec(part);
    if (!match) return undefined;
    const from = Number(match[1]);
    const to = match[2] === undefined ? from : Number(match[2]);
    if (to < from || to - from > MOST_SHOWN) return undefined;
    for (let number = from; number <= to; number++) numbers.push(number);
  }
  return numbers;
}

/** An unfinished ability in the engine's form, without its unfinished steps. */
export function finishedSteps(data: Data): unknown[] {
  const steps = Array.isArray(data['steps']) ? (data['steps'] as unknown[]) : [];
  return steps.filter((step) => {
    if (!isData(step)) return false;
    const [entry] = Object.entries(step);
    if (!entry || Object.keys(step).length !== 1 || !isData(entry[1])) return false;
    const [key, inner] = entry;
    if (key === 'swap') return Number.isInteger(inner['distance']);
    if (key === 'shift') return Number.isInteger(inner['by']);
    if (key === 'remove') return isSpot(inner['at']);
    return key === 'protect' && Array.isArray(inner['positions']) && inner['positions'].every(isSpot);
  });
}

function isSpot(value: unknown): boolean {
  return Number.isInteger(value) || value === 'left' || value === 'middle' || value === 'right';
}
