// Changes to a YAML text that keep its comments, its order and the style of what is not changed.
import { isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Document, Node, YAMLMap, YAMLSeq } from 'yaml';
import type { Path } from '../model.ts';

/** Sets the value at a path, making what is missing on the way, or takes it out. An index equal to a list's length appends. */
export type DocumentEdit =
  | { readonly path: Path; readonly value: unknown }
  | { readonly path: Path; readonly delete: true };

/**
 * Carries out edits one after the other. The text must be YAML; of text that is not, nothing is changed.
 * Throws a RangeError for a path that leads through something that is neither an object nor a list.
 */
export function editDocument(text: string, edits: readonly DocumentEdit[]): string {
  if (edits.length === 0) return text;
  const crlf = text.includes('\r\n');
  const document = parseDocument(text, { keepSourceTokens: true });
  if (document.errors.length > 0) return text;
  for (const edit of edits) {
    if ('delete' in edit) deleteAt(document, edit.path);
    else setAt(document, edit.path, edit.value);
  }
  const result = document.toString({
    // Lines are never broken anew, and quotes and padding are what the formatter of this project writes.
    lineWidth: 0,
    flowCollectionPadding: true,
    indentSeq: !hasFlushLists(text),
  });
  return crlf ? result.replaceAll('\n', '\r\n') : result;
}

// Lists whose dashes stand below the first letter of their key, not further in.
function hasFlushLists(text: string): boolean {
  return /^( *)[^\s#-][^\n]*:[^\S\n]*\n(?:\s*\n|\s*#[^\n]*\n)*\1- /m.test(text);
}

function deleteAt(document: Document, path: Path): void {
  if (path.length === 0) document.contents = null;
  else if (document.hasIn(path)) document.deleteIn(path);
}

function setAt(document: Document, path: Path, value: unknown): void {
  const existing = path.length === 0 ? document.contents : document.getIn(path, true);
  const merged = mergeNode(document, existing as Node | undefined, value);
  if (merged === existing) return;
  if (path.length === 0) {
    document.contents = merged as typeof document.contents;
    return;
  }
  checkPath(document, path);
  document.setIn(path, merged);
}

function checkPath(document: Document, path: Path): void {
  for (let i = 0; i < path.length; i++) {
    const node = i === 0 ? document.contents : document.getIn(path.slice(0, i), true);
    if (node === undefined || node === null) return;
    if (!isCollection(node)) throw new RangeError(`There is no ${path.slice(0, i + 1).join('.')} in this document.`);
  }
}

/** The node for a value; the given one, changed in place, where its kind is the same, so that its comments stay. */
function mergeNode(document: Document, node: Node | null | undefined, value: unknown): Node {
  if (isScalar(node) && !isContainer(value)) {
    if (node.value !== value) {
      node.value = value;
      // The way the old value was written no longer applies.
      delete node.source;
      if (typeof value !== 'string') delete node.type;
    }
    return node;
  }
  if (isMap(node) && isContainer(value) && !Array.isArray(value)) return mergeMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeSeq(document, node, value);
  const made = document.createNode(value) as Node;
  // Small objects and lists of words read best on one line, as the shipped content has them.
  if (isCollection(made) && isShort(value)) made.flow = true;
  if (node) {
    made.commentBefore = node.commentBefore ?? null;
    made.spaceBefore = node.spaceBefore ?? false;
  }
  return made;
}

function mergeMap(document: Document, node: YAMLMap, value: object): Node {
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const kept = new Set(entries.map(([key]) => key));
  for (const pair of [...node.items]) {
    const key = isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
    if (!kept.has(key)) node.delete(pair.key);
  }
  for (const [key, inner] of entries) {
    const existing = node.get(key, true) as Node | undefined;
    const merged = mergeNode(document, existing, inner);
    if (merged !== existing) node.set(key, merged);
  }
  return node;
}

// Items that are equal at the beginning and at the end of both lists stay as they are, with their comments.
function mergeSeq(document: Document, node: YAMLSeq, value: readonly unknown[]): Node {
  const old = node.items as (Node | null)[];
  const same = (item: Node | null | undefined, other: unknown): boolean =>
    JSON.stringify(item?.toJS(document) ?? null) === JSON.stringify(other ?? null);
  let head = 0;
  while (head < old.length && head < value.length && same(old[head], value[head])) head++;
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < value.length - head &&
    same(old[old.length - 1 - tail], value[value.length - 1 - tail])
  )
    tail++;
  const middle = value
    .slice(head, value.length - tail)
    .map((item, i) => mergeNode(document, head + i < old.length - tail ? old[head + i] : undefined, item));
  node.items = [...old.slice(0, head), ...middle, ...old.slice(old.length - tail)];
  return node;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isShort(value: unknown): boolean {
  const inner = Array.isArray(value) ? value : Object.values(value as object);
  return inner.length > 0 && inner.every((item) => !isContainer(item)) && JSON.stringify(value).length <= 60;
}
