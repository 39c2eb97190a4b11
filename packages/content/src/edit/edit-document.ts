// Changes to a YAML text that keep its comments, its order and the style of everything that is not changed.
import { isCollection, isNode, isSeq } from 'yaml';
import type { Document } from 'yaml';
import type { Path } from '../text/path.ts';
import { wholeDocument } from '../yaml/read.ts';
import { firstChange, type Change } from './diff.ts';
import { renderMap } from './render.ts';
import { spliceChange } from './splice.ts';

/** Sets the value at a path, making what is missing on the way, or takes it out. An index equal to a list's length appends. */
export type DocumentEdit =
  | { readonly path: Path; readonly value: unknown }
  | { readonly path: Path; readonly delete: true };

/** An edit that needs more steps is carried out by the library at once. */
const MAX_STEPS = 2000;

/**
 * Carries out edits one after the other. Text that is not YAML comes back as it is. A path through something that is
 * neither object nor list replaces it.
 */
export function editDocument(text: string, edits: readonly DocumentEdit[]): string {
  const crlf = text.includes('\r\n');
  let result = crlf ? text.replaceAll('\r\n', '\n') : text;
  if (!wholeDocument(result)) return text;
  for (const edit of edits) result = applyEdit(result, edit);
  return crlf ? result.replaceAll('\n', '\r\n') : result;
}

function applyEdit(text: string, edit: DocumentEdit): string {
  if ('delete' in edit) return applyDeletion(text, edit.path);
  // Plain data: no fields that are undefined, no dates.
  const value: unknown = JSON.parse(JSON.stringify(edit.value ?? null));
  let current = text;
  let before = '';
  for (let step = 0; step < MAX_STEPS; step++) {
    const document = wholeDocument(current);
    const change = document && setting(document, edit.path, value);
    if (!change) return current;
    // The same item may go twice, since the next one takes its place; anything else that comes again did not help.
    const key = JSON.stringify(change);
    const stuck = key === before && change.kind !== 'delete';
    const spliced = stuck ? undefined : spliceChange(current, document, change);
    if (spliced === undefined || !wholeDocument(spliced)) return byLibrary(current, edit.path, value);
    before = key;
    current = spliced;
  }
  return byLibrary(current, edit.path, value);
}

function applyDeletion(text: string, path: Path): string {
  const document = wholeDocument(text);
  if (path.length === 0 || !document?.hasIn(path)) return text;
  const above = path.slice(0, -1);
  const parent = above.length === 0 ? document.contents : document.getIn(above, true);
  const isLast = isCollection(parent) && parent.items.length === 1;
  if (isLast && above.length > 0) return applyEdit(text, { path: above, value: isSeq(parent) ? [] : {} });
  const spliced = spliceChange(text, document, { kind: 'delete', path });
  if (spliced !== undefined && wholeDocument(spliced)) return spliced;
  return byLibrary(text, path, undefined);
}

/** The first change on the way to the value; what is missing above it is made with it. */
function setting(document: Document, path: Path, value: unknown): Change | undefined {
  for (let depth = 1; depth <= path.length; depth++) {
    const part = path.slice(0, depth);
    const above = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
    if (!isCollection(above) || above.items.length === 0)
      return { kind: 'replace', path: path.slice(0, depth - 1), value: wrap(path.slice(depth - 1), value) };
    if (!above.has(part.at(-1))) return { kind: 'insert', path: part, value: wrap(path.slice(depth), value) };
  }
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  return firstChange(isNode(node) ? node : null, value, path);
}

function wrap(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    value,
  );
}

/** The whole document rewritten: comments and order are kept, line breaks and padding may change. */
function byLibrary(text: string, path: Path, value: unknown): string {
  const document = wholeDocument(text)?.clone();
  if (!document) return text;
  if (value === undefined) document.deleteIn(path);
  else if (path.length > 0) document.setIn(path, document.createNode(value));
  else if (document.contents === null && typeof value === 'object' && value !== null && !Array.isArray(value))
    return `${document.commentBefore ? `${commentLines(document.commentBefore)}\n` : ''}${renderMap(value as Record<string, unknown>, 0)}\n`;
  else document.contents = document.createNode(value);
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

function commentLines(comment: string): string {
  return comment
    .split('\n')
    .map((line) => `#${line}`)
    .join('\n');
}
