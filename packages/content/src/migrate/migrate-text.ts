// Brings the text of one file to the present format. Keys are renamed in place; comments, order and layout stay.
import { applyFixes } from '../fix/apply-fixes.ts';
import type { Fix, Range } from '../diagnostics/diagnostic.ts';
import type { Path } from '../text/path.ts';
import { FORMAT } from '../schema/common.ts';
import { describeValue } from '../text/describe.ts';
import { parseYaml } from '../yaml/parse.ts';
import { RENAMES, type Rename } from '../schema/renames.ts';
import { isData } from '../text/data.ts';

export type Migration =
  | { readonly state: 'current' }
  | {
      readonly state: 'migrated';
      readonly text: string;
      readonly from: number;
      /** The changes, for people. */
      readonly changes: readonly string[];
    }
  /** The file is left as it is; the reason is a sentence. */
  | { readonly state: 'refused'; readonly reason: string };

/** `kind` is the folder of the pack that the file is in, or `pack` for pack.yaml. */
export function migrateText(text: string, kind: string): Migration {
  let current = text;
  const changes: string[] = [];
  let from: number | undefined;
  for (;;) {
    const { document } = parseYaml(current, '');
    if (!document)
      return { state: 'refused', reason: 'It cannot be read as YAML; railwright validate shows where.' };
    const format = formatOf(document.data);
    if (typeof format !== 'number' || !Number.isInteger(format) || format < 0)
      return {
        state: 'refused',
        reason:
          format === undefined
            ? 'It does not state its format; start it with a line such as format: 0.'
            : `Its format is ${describeValue(format)}, which is not a format number.`,
      };
    if (format > FORMAT)
      return {
        state: 'refused',
        reason: `It has format ${format}, which is newer than this program; update railwright.`,
      };
    if (format === FORMAT) break;
    from ??= format;
    const renames = (RENAMES[format] ?? []).filter((rename) => rename.kind === kind);
    const fixes: Fix[] = [{ ...document.valueRange(['format']), text: String(format + 1) }];
    for (const { path, to } of renamedKeys(document.data, renames)) {
      const range = document.keyRange(path);
      // A value behind several aliases is written once.
      if (fixes.some((fix) => sameStart(fix, range))) continue;
      fixes.push({ ...range, text: to });
      changes.push(`line ${range.start.line}: ${String(path.at(-1))} is now ${to}`);
    }
    current = applyFixes(current, fixes);
    if (fixes.length > 0 && formatOf(parseYaml(current, '').document?.data) !== format + 1)
      return {
        state: 'refused',
        reason: `Its format line cannot be changed; write format: ${format + 1} on a line of its own.`,
      };
  }
  return from === undefined ? { state: 'current' } : { state: 'migrated', text: current, from, changes };
}

function formatOf(data: unknown): unknown {
  return isData(data) && Object.hasOwn(data, 'format') ? data['format'] : undefined;
}

function* renamedKeys(
  data: unknown,
  renames: readonly Rename[],
  path: Path = [],
): Generator<{ readonly path: Path; readonly to: string }> {
  if (Array.isArray(data)) {
    for (const [i, item] of data.entries()) yield* renamedKeys(item, renames, [...path, i]);
    return;
  }
  if (!isData(data)) return;
  for (const [key, inner] of Object.entries(data)) {
    const rename = renames.find(({ from, within }) => from === key && isWithin(path, within));
    if (rename && !Object.hasOwn(data, rename.to)) yield { path: [...path, key], to: rename.to };
    yield* renamedKeys(inner, renames, [...path, key]);
  }
}

function isWithin(path: Path, pattern: readonly string[]): boolean {
  const [first, ...rest] = pattern;
  if (first === '**')
    return path.length >= rest.length && isWithin(path.slice(path.length - rest.length), rest);
  return (
    path.length === pattern.length && pattern.every((step, i) => step === '*' || step === String(path[i]))
  );
}

function sameStart(a: Range, b: Range): boolean {
  return a.start.line === b.start.line && a.start.column === b.start.column;
}
