// A number of a definition, by its path: found, checked and changed in a copy.

/** A number of a definition, found by its path. */
export interface NumberField<D = unknown> {
  /** As typed: `cards.mail-train.cost`, `rules.end.rounds`. */
  readonly path: string;
  /** The value in the definition. */
  readonly now: number;
  /** Id of the card it is of. */
  readonly card?: string;
  /** A copy of the definition with another value. */
  readonly with: (value: number) => D;
}

/** Why a path leads to no number, and what there is instead. */
export interface FieldProblem {
  readonly problem: string;
  /** The part of the path that is not there, and what stands in its place. */
  readonly missing?: { readonly key: string; readonly known: readonly string[] };
  /** Paths of numbers directly below, where the path leads to a group of them. */
  readonly below?: readonly string[];
}

/** No number of a definition is larger, and none that can be swept is below 0. */
const MOST = 32_000;
/** The most values of a sweep. */
export const MOST_VALUES = 50;

/** Finds a number of a definition. A path that leads to none comes back as a problem; nothing is thrown. */
export function findField<D>(definition: D, typed: string): NumberField<D> | FieldProblem {
  const keys = typed.split('.');
  let at: unknown = definition;
  const steps: (string | number)[] = [];
  for (const [depth, key] of keys.entries()) {
    const step = stepInto(at, key);
    if (step === undefined) {
      const where = keys.slice(0, depth).join('.');
      return {
        problem: where === '' ? `There is no field "${key}".` : `There is no field "${key}" in ${where}.`,
        missing: { key, known: knownKeys(at) },
      };
    }
    steps.push(step);
    at = childOf(at, step);
  }
  if (typeof at !== 'number')
    return { problem: `${typed} is not a number but ${describe(at)}.`, below: numbersBelow(at, typed) };
  return {
    path: typed,
    now: at,
    ...(keys[0] === 'cards' && keys[1] !== undefined && { card: keys[1] }),
    with(value) {
      const copy = structuredClone(definition);
      const parent = steps.slice(0, -1).reduce<unknown>(childOf, copy);
      (parent as Record<string | number, unknown>)[steps.at(-1) as string | number] = value;
      return copy;
    },
  };
}

/** The values of a range, or what is wrong with it: it is empty, too long, or holds what no number of content can be. */
export function sweptValues(
  from: number,
  to: number,
  step: number,
): readonly number[] | { readonly problem: 'empty' | 'beyond' | 'many'; readonly text: string } {
  if (from > to) return { problem: 'empty', text: `${from} is above ${to}.` };
  if (from < 0 || to > MOST) return { problem: 'beyond', text: `Values go from 0 to ${MOST}.` };
  const count = Math.floor((to - from) / step) + 1;
  if (count > MOST_VALUES)
    return { problem: 'many', text: `That would be ${count} values; the maximum is ${MOST_VALUES}.` };
  return Array.from({ length: count }, (_, i) => from + i * step);
}

function childOf(at: unknown, step: string | number): unknown {
  return (at as Readonly<Record<string | number, unknown>>)[step];
}

/** Lists whose entries have ids are walked by these; others by index. Only own keys count. */
function stepInto(at: unknown, key: string): string | number | undefined {
  if (Array.isArray(at)) {
    const byId = at.findIndex((one) => idOf(one) === key);
    if (byId >= 0) return byId;
    return /^\d+$/.test(key) && Number(key) < at.length ? Number(key) : undefined;
  }
  return typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? key : undefined;
}

function knownKeys(at: unknown): string[] {
  if (Array.isArray(at)) return at.map((one, i) => idOf(one) ?? String(i));
  return typeof at === 'object' && at !== null ? Object.keys(at) : [];
}

function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, card, label } = value as Readonly<Record<string, unknown>>;
  return [id, card, label].find((one) => typeof one === 'string');
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'nothing';
  return typeof value === 'object' ? 'a group of fields' : JSON.stringify(value);
}

function numbersBelow(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'number' ? [`${path}.${Array.isArray(value) ? (idOf(one) ?? key) : key}`] : [],
  );
}
