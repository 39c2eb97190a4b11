// A strategy prepared for one game: rules and conditions as tables, pulls of the map by cell, the order of play. Made once per game and
// strategy, before the first choice.
import type { BuyRule, TrainsStrategy, TrainsTables } from '@railwright/engine';
import { makePlan, playsOf, pullOf, startOf, worthOfPlace, type Plan } from '../plan.ts';
import { WEIGHTS } from '../weights.ts';
import {
  addCondition,
  createConditions,
  finishConditions,
  type Conditions,
  type ConditionTable,
} from './conditions.ts';
import { kindNamed, kindsOf } from './kinds.ts';

export interface StrategyPlan {
  readonly name: string;
  /** The heuristic's own view, with this strategy's order of play and of cards to lose. */
  readonly plan: Plan;
  readonly conditions: ConditionTable;
  readonly rules: readonly CompiledRule[];
  /** Whether the heuristic buys when no rule applies. */
  readonly buysMore: boolean;
  /** 1 for kinds that are never bought. */
  readonly never: Uint8Array;
  /** 1 for kinds that bring Waste when played, or when bought. */
  readonly playsWaste: Uint8Array;
  readonly buysWaste: Uint8Array;
  readonly rails: CompiledRails;
  readonly stations: { readonly shared: number; readonly least: number; readonly when: number };
  readonly waste: { readonly accept: number; readonly unless: number; readonly pass: number };
  /** Room for a list of cells during one choice. */
  readonly cells: Int16Array;
}

export interface CompiledRule {
  readonly kinds: Int16Array;
  readonly upTo: number;
  readonly when: number;
}

interface CompiledRails {
  /** The value of a rail by cell, as far as it never changes during a game. */
  readonly worth: Float64Array;
  /** The value of a start by cell, given who is there already. */
  readonly start: Float64Array;
  readonly cities: number;
  readonly opponents: number;
  readonly coin: number;
  /** -Infinity where rails are laid anywhere. */
  readonly least: number;
  readonly when: number;
}

/** Points for reaching a cell named by a strategy. */
const TOWARD = 4;
/** Such a cell attracts like a city with this many buildings, twice. */
const TOWARD_PULL = 8;
const LAST = 10;
const FIRST = 1000;
/** Never give up a turn. */
const NEVER_PASS = 1000;

export function compileStrategy(strategy: TrainsStrategy, t: TrainsTables): StrategyPlan {
  const conditions = createConditions();
  const { buy = [], otherwise = 'heuristic', never = [], stations = {}, waste = {} } = strategy;
  const brings = (steps: unknown): boolean => JSON.stringify(steps ?? []).includes('"gain-waste"');
  const { cards } = t.definition;
  const own: Omit<StrategyPlan, 'conditions'> = {
    name: strategy.id,
    plan: ownPlan(strategy, t),
    rules: buy.flatMap((rule) => compileRule(rule, t, conditions)),
    buysMore: otherwise === 'heuristic',
    never: flags(t, never),
    playsWaste: Uint8Array.from(cards, (card) => (brings(card.effect) ? 1 : 0)),
    buysWaste: Uint8Array.from(cards, (card) => (brings([card.onBuy, card.onGain]) ? 1 : 0)),
    rails: compileRails(strategy, t, conditions),
    stations: {
      shared: stations.shared ?? 0.6,
      least: stations.least ?? 0,
      when: addCondition(conditions, t, stations.when),
    },
    waste: {
      accept: waste.accept ?? Infinity,
      unless: addCondition(conditions, t, waste.unless ?? { any: [] }),
      pass: waste.pass === 0 ? NEVER_PASS : (waste.pass ?? WEIGHTS.wasteToPass),
    },
    cells: new Int16Array(t.cells),
  };
  return { ...own, conditions: finishConditions(conditions) };
}

function ownPlan({ play = {}, lose = [] }: TrainsStrategy, t: TrainsTables): Plan {
  const plan = makePlan(t, WEIGHTS);
  const { first = [], last = [], never = [] } = play;
  const set = (values: Float64Array, ids: readonly string[], value: (i: number) => number): void => {
    for (const [i, id] of ids.entries()) for (const kind of kindNamed(t, id)) values[kind] = value(i);
  };
  set(plan.playOrder, last, (i) => LAST - i / 100);
  set(plan.playOrder, first, (i) => FIRST - i);
  set(plan.playOrder, never, () => 0);
  set(plan.keep, lose, (i) => i - FIRST);
  return { ...plan, plays: playsOf(t, plan.playOrder) };
}

function compileRule(rule: BuyRule, t: TrainsTables, conditions: Conditions): CompiledRule[] {
  const kinds = kindsOf(t, rule);
  if (kinds.length === 0) return [];
  return [
    {
      kinds: Int16Array.from(kinds),
      upTo: rule.upTo ?? Infinity,
      when: addCondition(conditions, t, rule.when),
    },
  ];
}

function compileRails(
  { rails = {} }: TrainsStrategy,
  t: TrainsTables,
  conditions: Conditions,
): CompiledRails {
  const { cities = 1, remotes = 1, opponents = 0, coins = 1, toward = [], least = -Infinity, when } = rails;
  const named = toward.flatMap((label) => {
    const cell = t.labels.indexOf(label);
    return cell < 0 ? [] : [cell];
  });
  const pulls = [
    pullOf(t, [...t.cities], (cell) => cities * worthOfPlace(t, cell)),
    pullOf(t, [...t.remotes], (cell) => remotes * worthOfPlace(t, cell)),
    pullOf(t, named, () => TOWARD_PULL),
  ];
  const pull = Float64Array.from({ length: t.cells }, (_, cell) =>
    pulls.reduce((sum, one) => sum + (one[cell] as number), 0),
  );
  const worth = pull.map((near, cell) => WEIGHTS.potential * near + remotes * (t.remote[cell] as number));
  for (const cell of named) worth[cell] = (worth[cell] as number) + TOWARD;
  return {
    worth,
    // A strategy attracted to others goes where they pass.
    start: opponents > 0 ? pull : startOf(t, pull),
    cities,
    opponents,
    coin: coins * WEIGHTS.coin,
    least,
    when: addCondition(conditions, t, when),
  };
}

function flags(t: TrainsTables, ids: readonly string[]): Uint8Array {
  const set = new Uint8Array(t.kinds);
  for (const id of ids) for (const kind of kindNamed(t, id)) set[kind] = 1;
  return set;
}
