// Small changes of a strategy, one at a time, as the search for a better one tries them: another number, another rule, another order.
// Values come from short ladders, so that a changed file still looks as if a person had written it.
import {
  randomBelow,
  type BuyRule,
  type NumberBounds,
  type RngWords,
  type StrategyCondition,
} from '@railwright/engine';

/** A strategy as written in its file: plain JSON, with rules that may be just the id of a card. */
export interface WrittenStrategy {
  readonly buy?: readonly (string | BuyRule)[];
  readonly [key: string]: unknown;
}

export interface StrategyChange {
  readonly strategy: WrittenStrategy;
  /** In words: `rails.cities: 1 to 1.5`. */
  readonly what: string;
}

const PULLS = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 6];
const POINTS = [-2, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 4];

interface Ladder {
  readonly part: string;
  readonly key: string;
  readonly values: readonly number[];
  /** The value if the file does not give one. */
  readonly usual: number;
}

const LADDERS: readonly Ladder[] = [
  { part: 'rails', key: 'cities', values: PULLS, usual: 1 },
  { part: 'rails', key: 'remotes', values: PULLS, usual: 1 },
  { part: 'rails', key: 'coins', values: PULLS, usual: 1 },
  { part: 'rails', key: 'opponents', values: [-3, -2, -1, -0.5, 0, 0.5, 1, 2, 3], usual: 0 },
  { part: 'rails', key: 'least', values: POINTS, usual: -2 },
  { part: 'stations', key: 'shared', values: [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2], usual: 0.6 },
  { part: 'stations', key: 'least', values: POINTS, usual: 0 },
  { part: 'waste', key: 'pass', values: [0, 1, 2, 3, 4, 5], usual: 2 },
  { part: 'waste', key: 'accept', values: [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 20], usual: 20 },
];

/** Numbers that conditions of new rules test. */
const CONDITIONS: readonly (readonly [key: string, values: readonly number[]])[] = [
  ['progress', [15, 25, 35, 45, 55, 65, 75, 85]],
  ['round', [4, 6, 8, 10, 12, 16, 20, 25]],
  ['rails', [2, 4, 6, 8, 10]],
];

type Rules = readonly (string | BuyRule)[];

/** A random change; undefined when the one drawn is not possible for this strategy. */
export function changeStrategy(
  file: object,
  cards: readonly string[],
  rng: RngWords,
): StrategyChange | undefined {
  const strategy = file as WrittenStrategy;
  const { buy = [] } = strategy;
  const withRules = (rules: Rules, what: string): StrategyChange => ({
    strategy: { ...strategy, buy: rules },
    what,
  });
  const at = buy.length === 0 ? 0 : randomBelow(rng, buy.length);
  const rule = buy[at];
  switch (randomBelow(rng, 9)) {
    case 0:
    case 1:
      return changeNumber(strategy, pick(LADDERS, rng), rng);
    case 2:
    case 3:
      return rule === undefined ? undefined : changeRule(rule, at, buy, withRules, rng);
    case 4:
      return moveRule(buy, at, withRules, rng);
    case 5:
      return rule === undefined
        ? undefined
        : withRules(buy.toSpliced(at, 1), `without the rule for ${nameOf(rule)}`);
    case 6:
      return strategy['otherwise'] === 'nothing'
        ? { strategy: without(strategy, 'otherwise'), what: 'otherwise: heuristic' }
        : { strategy: { ...strategy, otherwise: 'nothing' }, what: 'otherwise: nothing' };
    default: {
      const added = newRule(cards, rng);
      const place = randomBelow(rng, buy.length + 1);
      return added === undefined
        ? undefined
        : withRules(buy.toSpliced(place, 0, added), `rule ${place + 1}: ${textOf(added)}`);
    }
  }
}

function changeNumber(
  strategy: WrittenStrategy,
  { part, key, values, usual }: Ladder,
  rng: RngWords,
): StrategyChange | undefined {
  const owner = (strategy[part] ?? {}) as Readonly<Record<string, unknown>>;
  const value = typeof owner[key] === 'number' ? owner[key] : usual;
  const changed = step(values, value, rng);
  if (changed === value) return undefined;
  return {
    strategy: { ...strategy, [part]: { ...owner, [key]: changed } },
    what: `${part}.${key}: ${value} to ${changed}`,
  };
}

/** Up to two steps up or down the ladder. */
function step(values: readonly number[], value: number, rng: RngWords): number {
  const nearest = values.reduce(
    (best, v, i) => (Math.abs(v - value) < Math.abs((values[best] ?? 0) - value) ? i : best),
    0,
  );
  const to = nearest + (randomBelow(rng, 2) === 0 ? -1 : 1) * (1 + randomBelow(rng, 2));
  return values[Math.max(0, Math.min(values.length - 1, to))] ?? value;
}

type WithRules = (rules: Rules, what: string) => StrategyChange;

/** Another number in a rule, another condition, or none. */
function changeRule(
  rule: string | BuyRule,
  at: number,
  buy: Rules,
  withRules: WithRules,
  rng: RngWords,
): StrategyChange | undefined {
  const long: BuyRule = typeof rule === 'string' ? { card: rule } : rule;
  const changed = changedRule(long, rng);
  if (!changed || JSON.stringify(changed) === JSON.stringify(long)) return undefined;
  return withRules(buy.with(at, shortest(changed)), `rule ${at + 1}: ${textOf(changed)}`);
}

function changedRule(rule: BuyRule, rng: RngWords): BuyRule | undefined {
  const { upTo, when, ...rest } = rule;
  switch (randomBelow(rng, 4)) {
    case 0:
      return upTo === undefined
        ? { ...rest, upTo: 1 + randomBelow(rng, 6), ...(when && { when }) }
        : { ...rest, upTo: Math.max(1, upTo + (randomBelow(rng, 2) === 0 ? -1 : 1)), ...(when && { when }) };
    case 1:
      return { ...rest, ...(when && { when }) };
    case 2:
      return when ? { ...rest, ...(upTo !== undefined && { upTo }) } : { ...rule, when: newCondition(rng) };
    default:
      return when && { ...rule, when: changedCondition(when, rng) };
  }
}

/** One number of the condition changed slightly, wherever it is. */
function changedCondition(when: StrategyCondition, rng: RngWords): StrategyCondition {
  const places: (readonly (string | number)[])[] = [];
  collectBounds(when, [], places);
  if (places.length === 0) return when;
  const place = pick(places, rng);
  const width = place.includes('progress') ? 10 : 1;
  return moved(when, place, (randomBelow(rng, 2) === 0 ? -1 : 1) * width) as StrategyCondition;
}

const BOUNDS: ReadonlySet<string> = new Set<keyof NumberBounds>(['atLeast', 'atMost', 'exactly']);

function collectBounds(
  value: unknown,
  path: readonly (string | number)[],
  places: (readonly (string | number)[])[],
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'number' && BOUNDS.has(key)) places.push([...path, key]);
    else collectBounds(inner, [...path, Array.isArray(value) ? Number(key) : key], places);
  }
}

function moved(value: unknown, path: readonly (string | number)[], by: number): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return Math.max(0, (value as number) + by);
  if (Array.isArray(value)) return value.with(key as number, moved(value[key as number], rest, by));
  const owner = value as Readonly<Record<string, unknown>>;
  return { ...owner, [key]: moved(owner[key], rest, by) };
}

function moveRule(buy: Rules, at: number, withRules: WithRules, rng: RngWords): StrategyChange | undefined {
  const rule = buy[at];
  if (rule === undefined || buy.length < 2) return undefined;
  const to = (at + 1 + randomBelow(rng, buy.length - 1)) % buy.length;
  return withRules(
    buy.toSpliced(at, 1).toSpliced(to, 0, rule),
    `the rule for ${nameOf(rule)} moved from ${at + 1} to ${to + 1}`,
  );
}

function newRule(cards: readonly string[], rng: RngWords): string | BuyRule | undefined {
  if (cards.length === 0) return undefined;
  return shortest({
    card: pick(cards, rng),
    ...(randomBelow(rng, 2) === 0 && { upTo: 1 + randomBelow(rng, 5) }),
    ...(randomBelow(rng, 2) === 0 && { when: newCondition(rng) }),
  });
}

function newCondition(rng: RngWords): StrategyCondition {
  const [key, values] = pick(CONDITIONS, rng);
  return { [key]: { [randomBelow(rng, 2) === 0 ? 'atLeast' : 'atMost']: pick(values, rng) } };
}

function shortest(rule: BuyRule): string | BuyRule {
  return typeof rule.card === 'string' && Object.keys(rule).length === 1 ? rule.card : rule;
}

function nameOf(rule: string | BuyRule): string {
  return typeof rule === 'string' ? rule : [rule.card ?? 'a filter'].flat().join(', ');
}

/** As it would look in one line of YAML. */
function textOf(rule: string | BuyRule): string {
  return typeof rule === 'string'
    ? rule
    : JSON.stringify(rule)
        .replaceAll('"', '')
        .replaceAll(/([:,])/g, '$1 ');
}

function without(strategy: WrittenStrategy, key: string): WrittenStrategy {
  return Object.fromEntries(Object.entries(strategy).filter(([name]) => name !== key));
}

function pick<T>(values: readonly T[], rng: RngWords): T {
  return values[randomBelow(rng, values.length)] as T;
}
