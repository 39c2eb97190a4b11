// A new step, amount or condition, filled in as far as the context allows: the card chosen last, a count of one, an unused name. The
// rest is left open and marked as unfinished.
import type { ParamSpecs, ParamType } from '@railwright/engine';
import { TRIGGER_EVENTS } from '@railwright/engine';
import type { StepScope } from './scope.ts';
import { OPS, writeStep } from './specs.ts';
import type { Data } from '../../../core/content/data.ts';
import type { Ops } from './specs.ts';

export interface Surroundings {
  readonly scope: StepScope;
  /** A name for a new selection. */
  readonly name: string;
}

export function freshStep(op: string, around: Surroundings, ops: Ops = OPS): Data {
  const spec = Object.hasOwn(ops, op) ? ops[op] : undefined;
  return spec ? writeStep(op, freshFields(spec.params, around), ops) : { [op]: null };
}

/**
 * The steps added with an op: if it acts on cards and none are chosen yet, a step that chooses them from the hand
 * comes first.
 */
export function freshSteps(op: string, around: Surroundings, ops: Ops = OPS): Data[] {
  const spec = Object.hasOwn(ops, op) ? ops[op] : undefined;
  const about = Object.values(spec?.params ?? {}).some(({ type, optional }) => type === 'cards' && !optional);
  if (!about || around.scope.names.length > 0 || !Object.hasOwn(ops, 'choose'))
    return [freshStep(op, around, ops)];
  const scope = { ...around.scope, names: [around.name] };
  return [freshStep('choose', around, ops), freshStep(op, { ...around, scope }, ops)];
}

function freshFields(specs: ParamSpecs, around: Surroundings): Data {
  return Object.fromEntries(
    Object.entries(specs).flatMap(([key, { type, optional }]) => {
      const value = optional === true ? undefined : freshValue(type, around);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** Undefined if nothing can be guessed. */
export function freshValue(type: ParamType, around: Surroundings): unknown {
  const latest = around.scope.names.at(-1);
  switch (type) {
    case 'amount':
    case 'count':
    case 'number':
      return 1;
    case 'amounts':
      return [1, 1];
    case 'cards':
      return latest ?? 'self';
    case 'source':
    case 'zone':
      return 'hand';
    case 'target':
      return 'hand';
    case 'name':
      return around.name;
    case 'selection':
      return latest;
    case 'cellSelection':
      return around.scope.cells.at(-1);
    case 'selections':
      return around.scope.names.length >= 2 ? around.scope.names.slice(-2) : undefined;
    case 'filter':
      return { category: 'train' };
    case 'category':
      return 'train';
    case 'flag':
      return true;
    case 'event':
    case 'reactionEvent':
      return TRIGGER_EVENTS[0];
    case 'until':
      return 'next-turn';
    case 'priced':
      return 'cards';
    case 'ban':
      return { what: freshValue('act', around) };
    case 'worth':
      return { at: { place: 'city', rails: 'own' }, times: 2 };
    case 'act':
      return 'build';
    case 'receiver':
      return 'left';
    case 'price':
      return { what: 'cards', coins: 1 };
    case 'who':
    case 'side':
      return 'own';
    case 'owned':
      return { by: 'own' };
    case 'turnCount':
      return 'played';
    case 'place':
      return 'city';
    case 'bounds':
    case 'tokenBound':
      return { atLeast: 1 };
    case 'compare':
      return { amount: { count: { from: 'hand' } }, atLeast: 1 };
    case 'cells':
      return { place: 'city' };
    case 'cellsList':
      return [{ place: 'city' }, { place: 'remote' }];
    case 'reach':
      return 'path';
    case 'near':
      return { of: { place: 'city' } };
    case 'tokensOn':
    case 'resourcesOf':
    case 'tokenBounds':
      return {};
    case 'distance':
      return { from: { rails: 'own' }, to: { place: 'city' } };
    case 'figure':
      return { cost: { from: 'hand' } };
    case 'variety':
      return { terrains: { rails: 'own' } };
    case 'condition':
      return { there: { from: 'hand', where: { category: 'train' } } };
    case 'conditions':
      return [freshValue('condition', around)];
    case 'waivers':
      return ['terrain'];
    case 'steps':
      return [];
    case 'options':
      return [{ do: [] }, { do: [] }];
    case 'trigger':
      return { on: TRIGGER_EVENTS[0], do: [] };
    case 'instead':
      return { of: freshValue('replaced', around), do: [] };
    case 'replaced':
      return 'discard';
    case 'lasting':
      return [];
    case 'lastingIf':
      return { test: { rule: {} }, then: [] };
    case 'switches':
      return {};
    default:
      return undefined;
  }
}
