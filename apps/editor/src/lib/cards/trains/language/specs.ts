// The card language as the form sees it: the engine's declarations and nothing else, so the form supports a new op, amount, filter or
// condition without changes here. Tests pass their own declarations.
import { isLongForm, LIST_TYPES } from '@railwright/content';
import type { Path } from '@railwright/content';
import { ZONES } from '@railwright/engine';
import type { OpSpec, ParamSpec, ParamSpecs, ParamType } from '@railwright/engine';
import { translated } from '../../../core/words/words.ts';
import { isData } from '../../../core/content/data.ts';
import type { Data } from '../../../core/content/data.ts';
import { DECLARED } from './declared.ts';

export type Ops = Readonly<Record<string, OpSpec>>;
const TOLD = translated(DECLARED, ['doc']);
export const OPS: Ops = TOLD.ops;
/** Lists of objects with one key each, and the possible keys. */
const ONE_KEY: Readonly<Partial<Record<ParamType, ParamSpecs>>> = TOLD.oneKey;

/** Fields of a value of this type, all of which can be given. */
export function fieldsOf(type: ParamType): ParamSpecs | undefined {
  if (type === 'options') return TOLD.options;
  return type === 'condition' || ONE_KEY[type] ? undefined : TOLD.objects[type];
}

/** Forms of a value of this type, of which exactly one is given. */
export function formsOf(type: ParamType): ParamSpecs | undefined {
  return type === 'condition' ? TOLD.objects.condition : ONE_KEY[type];
}

export function itemsOf(type: ParamType): ParamType | undefined {
  return LIST_TYPES[type];
}

export function isZone(word: unknown): boolean {
  return (ZONES as readonly unknown[]).includes(word);
}

/** The only key of an object, and its value; undefined for anything else. */
export function onlyEntry(value: unknown): readonly [key: string, value: unknown] | undefined {
  const entries = isData(value) ? Object.entries(value) : [];
  return entries.length === 1 ? entries[0] : undefined;
}

/** A step's op and its parameters, in whichever notation. */
export interface StepParts {
  readonly op: string;
  readonly spec: OpSpec | undefined;
  readonly params: Data;
  /** Whether the parameters are in an object, or only the short one is given. */
  readonly long: boolean;
}

export function readStepParts(step: unknown, ops: Ops = OPS): StepParts | undefined {
  const entry = onlyEntry(step);
  if (!entry) return undefined;
  const [op, value] = entry;
  const spec = Object.hasOwn(ops, op) ? ops[op] : undefined;
  if (!spec) return { op, spec, params: {}, long: true };
  if (isLongForm(spec, value)) return { op, spec, params: value, long: true };
  if (spec.short === undefined) return { op, spec, params: {}, long: true };
  return {
    op,
    spec,
    params: value === null || value === undefined ? {} : { [spec.short]: value },
    long: false,
  };
}

/** A step as people write it: in short form if that is enough. */
export function writeStep(op: string, params: Data, ops: Ops = OPS): Data {
  const spec = Object.hasOwn(ops, op) ? ops[op] : undefined;
  const short = spec?.short;
  const keys = Object.keys(params);
  if (spec && short !== undefined && keys.length <= 1 && (keys.length === 0 || keys[0] === short)) {
    const alone = params[short] ?? null;
    const read = readStepParts({ [op]: alone }, ops);
    // Shortened only if it reads back as the same.
    if (JSON.stringify(read?.params) === JSON.stringify(params)) return { [op]: alone };
  }
  return { [op]: params };
}

/** The path of a parameter, from the step. */
export function paramPath({ op, long }: StepParts, key: string): Path {
  return long ? [op, key] : [op];
}

/** Parameters and fields that contain nested steps. */
export function nests({ type }: ParamSpec): boolean {
  return type === 'steps' || type === 'options' || type === 'lasting';
}
