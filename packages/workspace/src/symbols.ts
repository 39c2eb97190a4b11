// The items and tests of a file, for its outline.
import { SymbolKind, type DocumentSymbol, type Range } from 'vscode-languageserver-types';
import type { Path } from '@railwright/content';
import { fieldOf, type LiveFile } from './live-file.ts';
import { toRange } from './places.ts';
import { titleOf } from './title.ts';
import type { Workspace } from './workspace.ts';

const OUTLINED = new Set(['selections', 'packs']);

/** The items and tests of a file, for its outline. */
export function symbols(workspace: Workspace, path: string): DocumentSymbol[] {
  const file = workspace.file(path);
  if (!file?.document) return [];
  const { document, mentions } = file;
  const things = mentions
    .filter(({ own, to }) => own && !OUTLINED.has(to))
    .map(({ id, range, path: at, at: part }) => {
      const whole = part === 'key' ? at : at.slice(0, -1);
      return symbol(
        file,
        id,
        titleOf(valueAt(document.data, whole), workspace.language),
        SymbolKind.Class,
        whole,
        toRange(range),
      );
    });
  const tests = testNames(file).map(({ name, index }) => {
    const at = ['tests', index];
    return symbol(file, name, '', SymbolKind.Method, at, toRange(document.valueRange([...at, 'name'])));
  });
  return [...things, ...tests];
}

/** The tests of a file that have a name. */
export function testNames({
  kind,
  document,
}: LiveFile): readonly { readonly name: string; readonly index: number }[] {
  const tests = kind === 'tests' ? fieldOf(document?.data, 'tests') : undefined;
  if (!Array.isArray(tests)) return [];
  return tests.flatMap((test: unknown, index) => {
    const name = fieldOf(test, 'name');
    return typeof name === 'string' && name !== '' ? [{ name, index }] : [];
  });
}

function symbol(
  { document, lines }: LiveFile,
  name: string,
  detail: string,
  kind: SymbolKind,
  path: Path,
  selectionRange: Range,
): DocumentSymbol {
  const { first = 1, last = 1 } = document?.lines(path) ?? {};
  const start = Math.min(first - 1, selectionRange.start.line);
  const end = Math.max(last - 1, selectionRange.end.line);
  const range = {
    start: { line: start, character: 0 },
    end: { line: end, character: lines.line(end).length },
  };
  return { name, detail, kind, range, selectionRange };
}

function valueAt(data: unknown, path: Path): unknown {
  let at = data;
  for (const step of path)
    at =
      typeof at === 'object' && at !== null
        ? (at as Readonly<Record<string | number, unknown>>)[step]
        : undefined;
  return at;
}
