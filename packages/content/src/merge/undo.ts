// Undoes one difference between two versions of a content file in the later one, and keeps every other byte of it.
import { editDocument } from '../edit/edit-document.ts';
import { canonicalJson } from '../text/hash.ts';
import type { Path } from '../text/path.ts';
import { readData } from '../yaml/read-leniently.ts';
import { isPicture, withCell } from './cells-of-picture.ts';
import { bodyOf } from './merge-entries.ts';
import type { Entry, Part } from './parts.ts';
import { partsOf } from './read-parts.ts';
import { isCollection, pairsIn, type Collection, type Pair } from './slots.ts';

/** A value as it will be; its text is undefined where it cannot be put together from the texts of the two versions. */
interface Made {
  readonly text: string | undefined;
  readonly data: unknown;
}

/** An entry as it will be, with the name that it has in an object. */
interface MadeEntry {
  readonly key: string | undefined;
  readonly lead: string;
  readonly body: string | undefined;
  readonly data: unknown;
}

/**
 * The later text with what stands at a path as it was: the path of a `TextChange`, or its beginning for all that differs there, comments above
 * it included. Undefined if there is nothing to undo, or if a version is no object of YAML.
 */
export function undoChange(before: string, now: string, path: Path): string | undefined {
  const [old, fresh] = [partsOf(before), partsOf(now)];
  if (!old || !fresh) return undefined;
  const made = path.length === 0 ? old.root : undo(old.root, fresh.root, [], path);
  if (!made || made.text === fresh.root.text) return undefined;
  const isWindows = now.includes('\r\n');
  const text = made.text === undefined ? undefined : made.text + (path.length === 0 ? old.rest : fresh.rest);
  const isRight = text !== undefined && canonicalJson(readData(text)) === canonicalJson(made.data);
  if (!isRight) return editDocument(now, [{ path: [], value: made.data }]);
  const ended = now.endsWith('\n') ? text : text.replace(/\n$/, '');
  return isWindows ? ended.replaceAll('\n', '\r\n') : ended;
}

/** `done` is the path to these values, `rest` the way on from them; undefined if it leads nowhere. */
function undo(before: Part, now: Part, done: Path, rest: Path): Made | undefined {
  const [name, ...others] = rest;
  if (name === undefined) return before;
  const [column] = others;
  if (isPicture(before, done) && isPicture(now, done))
    return typeof name === 'number' && typeof column === 'number'
      ? withCell(before, now, name, column)
      : undefined;
  const pairs = pairsIn(before, now, done);
  if (!pairs || !isCollection(before) || !isCollection(now) || !pairs.some((pair) => pair.name === name))
    return undefined;
  const entries: MadeEntry[] = [];
  for (const pair of pairs) {
    const entry = pair.name === name ? undoEntry(pair, [...done, name], others) : pair.now && asIs(pair.now);
    if (entry) entries.push(entry);
  }
  const isShifted = before.kind === 'block' && now.kind === 'block' && before.column !== now.column;
  return {
    text: before.kind === now.kind && !isShifted ? writtenIn(now, entries) : undefined,
    data: dataIn(entries, now.of),
  };
}

/** Undefined for one that is taken out. */
function undoEntry({ before, now }: Pair, path: Path, rest: Path): MadeEntry | undefined {
  if (rest.length === 0 || !before || !now) return before && asIs(before);
  const made = undo(before.value, now.value, path, rest);
  if (!made) return asIs(now);
  const body = made.text === undefined ? undefined : now.open + made.text + now.tail;
  return { key: now.key, lead: now.lead, body, data: made.data };
}

const asIs = (entry: Entry): MadeEntry => ({
  ...{ key: entry.key, lead: entry.lead, data: entry.data },
  body: bodyOf(entry),
});

function dataIn(entries: readonly MadeEntry[], of: Collection['of']): unknown {
  return of === 'map'
    ? Object.fromEntries(entries.map(({ key, data }) => [key, data]))
    : entries.map(({ data }) => data);
}

/** As the collection is written; undefined where nothing would be left, or where a part has no text. */
function writtenIn(now: Collection, entries: readonly MadeEntry[]): string | undefined {
  if (entries.length === 0 || entries.some(({ body }) => body === undefined)) return undefined;
  const written = entries.map(({ lead, body = '' }, i) => {
    if (now.kind === 'block') return now.isInline && i === 0 ? body : lead + ' '.repeat(now.column) + body;
    return i === 0 ? body : (lead.includes(',') ? lead : ', ') + body;
  });
  return now.kind === 'block' ? written.join('') : now.open + written.join('') + now.close;
}
