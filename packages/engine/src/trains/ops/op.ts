// The shape of an op: how its parameters become operands, and its code. Each op is one file; index.ts lists them all.
import type { EffectCompiler } from '../compile/effects.ts';
import type { Scope } from '../compile/scope.ts';
import type { OpName } from '../language/ops.ts';
import type { OpParams } from '../language/values.ts';
import type { OpCode } from '../state/tables.ts';

export interface Op<O extends OpName> {
  /** Operands a to f of the node; `node` is its own index. */
  // A method, so that a table of all ops can be typed by the union of their names.
  compile(c: EffectCompiler, params: OpParams<O>, scope: Scope, node: number): readonly number[];
  readonly code: OpCode;
}
