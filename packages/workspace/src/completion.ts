// Completion at the cursor: ids, names chosen earlier, cells, keys and words of the schema. A marker replaces the word being
// typed; the reference or key that contains the marker determines what belongs there.
import { readLeniently, schemaAt, spotAt, valuesOf } from '@railwright/content';
import type { Schema } from '@railwright/content';
import type { Reference } from '@railwright/content/language';
import {
  CompletionItemKind,
  type CompletionItem,
  type Position,
  type Range,
} from 'vscode-languageserver-types';
import { candidatesFor } from './candidates.ts';
import type { LiveFile } from './live-file.ts';
import type { Workspace } from './workspace.ts';

const MARK = 'zz-mark';

interface Typed {
  readonly before: string;
  readonly from: number;
  readonly to: number;
  readonly range: Range;
}

/** Completions at a position (0-based, as in LSP); empty if nothing is known. */
export function complete(workspace: Workspace, path: string, position: Position): CompletionItem[] {
  const file = workspace.file(path);
  const typed = file && typedAt(file, position);
  if (!file || !typed) return [];
  const found = referenceAt(file, typed);
  const words = found ? candidatesFor(workspace, file, found) : [];
  const taken = new Set(words.map(({ label }) => label));
  const items: CompletionItem[] = [
    ...words.map(({ label, detail }) => ({
      label,
      kind: CompletionItemKind.Reference,
      ...(detail !== undefined && { detail }),
    })),
    ...(file.schema ? schemaItems(file, file.schema, typed, found) : []).filter(
      ({ label }) => !taken.has(label),
    ),
  ];
  return items.map((item) => ({
    ...item,
    filterText: item.label,
    textEdit: { range: typed.range, newText: item.insertText ?? item.label },
  }));
}

/** Undefined within a comment. */
function typedAt(file: LiveFile, { line, character }: Position): Typed | undefined {
  const row = file.lines.line(line);
  const before = row.slice(0, character);
  if (/(^|\s)#/.test(before)) return undefined;
  const word = /[\w/-]*$/.exec(before)?.[0] ?? '';
  const rest = /^[\w/-]*/.exec(row.slice(character))?.[0] ?? '';
  const start = file.lines.lineStart(line);
  return {
    before,
    from: start + character - word.length,
    to: start + character + rest.length,
    range: {
      start: { line, character: character - word.length },
      end: { line, character: character + rest.length },
    },
  };
}

function withWord({ text }: LiveFile, { from, to }: Typed, word: string): string {
  return text.slice(0, from) + word + text.slice(to);
}

/** A value first, then a key. */
function referenceAt(file: LiveFile, typed: Typed): Reference | undefined {
  for (const word of [MARK, `${MARK}: 0`]) {
    const document = readLeniently(withWord(file, typed, word));
    const found = document && file.referencesIn(document.data).find(({ id, own }) => id === MARK && !own);
    if (found) return found;
  }
  return undefined;
}

function schemaItems(
  file: LiveFile,
  schema: Schema,
  typed: Typed,
  found: Reference | undefined,
): CompletionItem[] {
  const value = spotAt(withWord(file, typed, MARK), typed.from + 1);
  const here = schemaAt(schema, value.path);
  if (found?.at === 'value' || /:\s+[\w/-]*$/.test(typed.before))
    return here ? valuesOf(here).map((label) => ({ label, kind: CompletionItemKind.EnumMember })) : [];
  const key = spotAt(withWord(file, typed, `${MARK}: 0`), typed.from + 1);
  const parent = key.path.at(-1) === MARK ? key.path.slice(0, -1) : key.path;
  const properties = schemaAt(schema, parent)?.properties ?? {};
  return Object.entries(properties)
    .filter(([label]) => !key.keys.includes(label))
    .map(([label, property]) => ({
      label,
      kind: CompletionItemKind.Property,
      insertText: `${label}: `,
      ...(property.title !== undefined && { detail: property.title }),
      ...(property.description !== undefined && { documentation: property.description }),
    }));
}
