// One mistake in the shape of a file, and the facts about its place from an error of the schema checker.
import type { ErrorObject } from 'ajv';
import type { DiagnosticCode } from '../codes/index.ts';
import type { Path } from '../text/path.ts';

export interface Finding {
  readonly code: DiagnosticCode;
  readonly path: Path;
  /** Whether the key of the path is marked rather than its value. */
  readonly atKey: boolean;
  readonly message: string;
  readonly help?: string | undefined;
  /** The replacement for the marked key or value, if only one comes into question. */
  readonly meant?: string | undefined;
  /** A line that is missing at the top of the file. */
  readonly firstLine?: string;
  /** Parts of the document that later stages must not rely on. */
  readonly broken: readonly Path[];
}

export interface Parent {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: object;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly maxProperties?: number;
  /** The keys worth listing, if there are many more. */
  readonly 'x-keys'?: readonly string[];
}

export function parentOf(error: ErrorObject): Parent {
  return (error.parentSchema ?? {}) as Parent;
}

export function expected(error: ErrorObject): string {
  return parentOf(error).title ?? /* @wc-include */ 'a different value';
}

/** What a `$ref` of a schema refers to, `#/$defs/name`; itself if it has none. */
export function resolved(schema: object, part: Parent | undefined): Parent | undefined {
  const { $defs } = schema as { readonly $defs?: Readonly<Record<string, Parent>> };
  return part?.$ref === undefined ? part : $defs?.[part.$ref.replace('#/$defs/', '')];
}
