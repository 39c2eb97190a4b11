// Says in which ways a document does not fit the schema of its kind of file. Loaded for the first one that does not.
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AnySchemaObject, Options, ValidateFunction } from 'ajv';
import type { Diagnostic, Fix, Range } from '../diagnostics/diagnostic.ts';
import { makeDiagnostic } from '../diagnostics/reporter.ts';
import { wordFix } from '../diagnostics/word-fix.ts';
import type { Path } from '../text/path.ts';
import type { LocatedDocument } from '../text/located.ts';
import { ANNOTATIONS } from './annotations.ts';
import type { Finding } from './finding.ts';
import { collapseErrors } from './findings.ts';

/** Further findings in one file are only counted. */
const MAX_FINDINGS = 10_000;

/** Options of the checker; a test also runs it with the schemas themselves checked, which costs more than all else. */
export const AJV_OPTIONS = {
  strict: true,
  allowUnionTypes: true,
  allErrors: true,
  keywords: [...ANNOTATIONS],
  verbose: true,
  validateSchema: false,
  addUsedSchema: false,
  // `valueOf` is a key of the card language, and every object inherits one.
  ownProperties: true,
  // Compiling costs more than checking: these halve it.
  inlineRefs: false,
  code: { optimize: false },
} satisfies Options;

// Made when the first file of a kind is read: compiling takes some milliseconds each.
let checker: Ajv2020 | undefined;
const validators = new WeakMap<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  let validator = validators.get(schema);
  if (!validator) {
    checker ??= new Ajv2020({ ...AJV_OPTIONS, meta: false });
    validator = checker.compile(schema as AnySchemaObject);
    validators.set(schema, validator);
  }
  return validator;
}

export interface Validated {
  readonly diagnostics: readonly Diagnostic[];
  /** Where the document does not fit. */
  readonly broken: readonly Path[];
  /** How many findings are not among the diagnostics. */
  readonly hidden: number;
}

export function checkFully(schema: object, document: LocatedDocument, file: string): Validated {
  const validate = validatorOf(schema);
  validate(document.data);
  const findings = collapseErrors(validate.errors ?? [], document.data, schema);
  const rangeOf = ({ atKey, path }: Finding): Range =>
    atKey ? document.keyRange(path) : document.valueRange(path);
  const diagnostics = findings.slice(0, MAX_FINDINGS).map((finding) => {
    const { code, path, message, help } = finding;
    const range = rangeOf(finding);
    return makeDiagnostic(code, file, range, message, { path, help, fix: fixOf(finding, document, range) });
  });
  const next = findings[MAX_FINDINGS];
  const hidden = findings.length - diagnostics.length;
  if (next)
    diagnostics.push(
      makeDiagnostic(
        'schema-more',
        file,
        rangeOf(next),
        `There are ${hidden.toLocaleString('en')} more findings in this file.`,
      ),
    );
  return { diagnostics, broken: findings.flatMap(({ broken }) => broken), hidden };
}

function fixOf({ meant, firstLine }: Finding, document: LocatedDocument, range: Range): Fix | undefined {
  if (meant !== undefined) return wordFix(document, range, meant);
  if (firstLine === undefined) return undefined;
  const [first] =
    typeof document.data === 'object' && document.data !== null ? Object.keys(document.data) : [];
  if (first === undefined) return undefined;
  const { start } = document.keyRange([first]);
  // Within braces a line cannot be put in.
  return start.column === 1 ? { start, end: start, text: `${firstLine}\n` } : undefined;
}
