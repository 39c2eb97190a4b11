// The steps before a step, the seat that performs it, and the selections it can name: derived from the declarations by walking from
// the start of the effect to the step.
import { isData } from '../../../core/content/data.ts';
import { NAMING_CELLS } from '@railwright/engine';
import { OPS, readStepParts } from './specs.ts';
import type { Data } from '../../../core/content/data.ts';
import type { Path } from '@railwright/content';
import type { Ops } from './specs.ts';

export interface StepScope {
  readonly before: readonly Data[];
  /** Selections of cards, and of cells. */
  readonly names: readonly string[];
  readonly cells: readonly string[];
  /** Inside each-opponent or each-player. */
  readonly theirs: boolean;
}

/** `it` exists in triggers and when a card is bought or gained. */
export function emptyScope(it: boolean): StepScope {
  return { before: [], names: it ? ['it'] : [], cells: [], theirs: false };
}

/** The scope of what lasts: it keeps what was chosen before, but `it` is the card of another event there. */
export function keptScope({ names, cells }: Pick<StepScope, 'names' | 'cells'>, it = false): StepScope {
  const scope = emptyScope(it);
  return { ...scope, names: [...scope.names, ...names.filter((name) => name !== 'it')], cells };
}

/** The scope after a step. */
export function afterStep(scope: StepScope, step: unknown, ops: Ops = OPS): StepScope {
  if (!isData(step)) return scope;
  const set = namesSetBy(step, ops);
  const add = (known: readonly string[], isCells: boolean): string[] => [
    ...new Set([...known, ...set.filter((one) => one.isCells === isCells).map(({ name }) => name)]),
  ];
  return {
    ...scope,
    before: [...scope.before, step],
    names: add(scope.names, false),
    cells: add(scope.cells, true),
  };
}

/** The scope inside a step, at the start of its nested steps. */
export function insideStep(scope: StepScope, step: unknown): StepScope {
  const op = isData(step) ? Object.keys(step)[0] : undefined;
  if (op === 'active-player') return { ...scope, theirs: false };
  return op === 'each-opponent' || op === 'each-player' || op === 'one-opponent'
    ? { ...scope, theirs: true }
    : scope;
}

/** The scope of the step at an index of a list that begins with this scope. */
export function scopeAt(
  start: StepScope,
  steps: readonly unknown[],
  index: number,
  ops: Ops = OPS,
): StepScope {
  return steps.slice(0, index).reduce<StepScope>((scope, step) => afterStep(scope, step, ops), start);
}

interface SetName {
  readonly name: string;
  readonly isCells: boolean;
}

function namesSetBy(step: Data, ops: Ops): SetName[] {
  const isCells = Object.keys(step).some((op) => NAMING_CELLS.has(op));
  const parts = readStepParts(step, ops);
  if (!parts?.spec) return [];
  return Object.entries(parts.spec.params).flatMap(([key, { type }]) => {
    const value = parts.params[key];
    if (type === 'name') return typeof value === 'string' ? [{ name: value, isCells }] : [];
    if (type === 'steps' && Array.isArray(value))
      return value.flatMap((inner) => (isData(inner) ? namesSetBy(inner, ops) : []));
    return [];
  });
}

/** Every name that an effect sets anywhere, so that new names are unique. */
export function allNames(value: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (inner: unknown): void => {
    if (Array.isArray(inner)) inner.forEach(visit);
    else if (isData(inner))
      for (const [key, one] of Object.entries(inner)) {
        if (key === 'as' && typeof one === 'string') found.add(one);
        if (key === 'name' && typeof one === 'string') found.add(one);
        visit(one);
      }
  };
  visit(value);
  return found;
}

const WORDS = ['chosen', 'picked', 'taken', 'others', 'rest', 'more'] as const;

/** An unused name. */
export function freshName(taken: ReadonlySet<string>): string {
  const word = WORDS.find((one) => !taken.has(one));
  if (word !== undefined) return word;
  let n = 2;
  while (taken.has(`chosen-${n}`)) n++;
  return `chosen-${n}`;
}

export function lookPath(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[step as number];
    return isData(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, root);
}
