// Merges two edits of one content file as git asks a merge driver to: by cell, key and thing, keeping comments and every untouched
// byte. Whatever a person must decide stays in the text between marks.
import { canonicalJson } from '../text/hash.ts';
import { readData } from '../yaml/read-leniently.ts';
import { markConflicts, type Conflict, type MarkStyle } from './conflicts.ts';
import { linesIn, mergeLines } from './lines.ts';
import type { Merging } from './merge-entries.ts';
import { mergeValue } from './merge-value.ts';
import { movedSide } from './moved-side.ts';
import { threeWay, variant, type Piece } from './pieces.ts';
import { partsOf, type Whole } from './read-parts.ts';

/** Three versions of a file. The base is '' for a file that both sides added. */
export interface Versions {
  /** Before both edits. */
  readonly base: string;
  /** After ours. */
  readonly ours: string;
  /** After theirs. */
  readonly theirs: string;
}

/** What became of two edits. */
export type Merge =
  /** Nothing is left to ask. */
  | { readonly kind: 'merged'; readonly text: string }
  /** The text has marks around what both sides changed. */
  | { readonly kind: 'conflicts'; readonly text: string; readonly conflicts: readonly Conflict[] }
  /** Not an object of YAML that can be taken apart, in one of the versions: merge it by line. */
  | { readonly kind: 'unread'; readonly version: keyof Versions | undefined };

/** Merging with a side that changed nothing gives the other's bytes. Never throws for what texts hold. */
export function mergeTexts(versions: Versions, style: MarkStyle): Merge {
  const { base, ours, theirs } = versions;
  const text = threeWay(base, ours, theirs);
  if (text !== undefined) return { kind: 'merged', text };
  const wholes = readWholes(versions);
  return typeof wholes === 'string' ? { kind: 'unread', version: wholes } : finish(wholes, versions, style);
}

/** What becomes of two edits if all that is left to ask is answered by one side. */
export interface Settled {
  /** By ours. */
  readonly ours: string;
  /** By theirs; the same where nothing is left to ask. */
  readonly theirs: string;
}

/** Undefined for what must be merged by line. Never throws for what texts hold. */
export function settleTexts(versions: Versions): Settled | undefined {
  const text = threeWay(versions.base, versions.ours, versions.theirs);
  if (text !== undefined) return { ours: text, theirs: text };
  const wholes = readWholes(versions);
  if (typeof wholes === 'string') return undefined;
  const [ours, theirs] = [variant(wholes.pieces, 'ours'), variant(wholes.pieces, 'theirs')];
  if (ours === theirs && !means(ours, wholes.data)) return undefined;
  return { ours: asWritten(ours, versions), theirs: asWritten(theirs, versions) };
}

/** Or the version that cannot be taken apart. */
function readWholes({ base, ours, theirs }: Versions): Wholes | keyof Versions {
  const before = partsOf(base);
  if (!before && base.trim() !== '') return 'base';
  const [mine, other] = [partsOf(ours), partsOf(theirs)];
  if (!mine || !other) return mine ? 'theirs' : 'ours';
  return mergeWholes(before, mine, other);
}

interface Wholes {
  readonly pieces: readonly Piece[];
  readonly data: unknown;
}

function mergeWholes(base: Whole | undefined, ours: Whole, theirs: Whole): Wholes {
  const isAsked = movedSide(base, ours, theirs)
    ? (path: readonly unknown[]) => path.length === 1 && path[0] === 'terrain'
    : () => false;
  const merging: Merging = {
    value: (before, mine, other, path) => mergeValue(before, mine, other, path, merging),
    isAsked,
  };
  const root = mergeValue(base?.root, ours.root, theirs.root, [], merging);
  const rest = [base?.rest ?? '', ours.rest, theirs.rest] as const;
  const [b, o, t] = rest.map(linesIn) as [string[], string[], string[]];
  return { pieces: [...root.pieces, ...mergeLines(b, o, t, [], 'comment')], data: root.data };
}

function finish({ pieces, data }: Wholes, versions: Versions, style: MarkStyle): Merge {
  const { text, conflicts } = markConflicts(pieces, style);
  const written = asWritten(text, versions);
  if (conflicts.length > 0) return { kind: 'conflicts', text: written, conflicts };
  return means(text, data) ? { kind: 'merged', text: written } : { kind: 'unread', version: undefined };
}

/** Otherwise the parts were put together wrongly, as where an alias has lost what it repeats. */
function means(text: string, data: unknown): boolean {
  return canonicalJson(readData(text)) === canonicalJson(data);
}

/** With the line breaks, and the end of the last line, that the versions have. */
function asWritten(text: string, { base, ours, theirs }: Versions): string {
  const both = (test: (version: string) => boolean): boolean => {
    const [mine, other] = [test(ours), test(theirs)];
    return base === '' ? mine : (threeWay(test(base), mine, other) ?? mine);
  };
  const ended = both((version) => version.endsWith('\n')) ? text : text.replace(/\n$/, '');
  return both((version) => version.includes('\r\n')) ? ended.replaceAll('\n', '\r\n') : ended;
}
