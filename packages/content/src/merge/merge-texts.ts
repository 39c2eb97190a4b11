// Merges two edits of one content file as git asks a merge driver to: by cell, key and thing, keeping comments and every untouched
// byte. Whatever a person must decide stays in the text between marks.
import { canonicalJson } from '../text/hash.ts';
import { readData } from '../yaml/read-leniently.ts';
import { markConflicts, type Conflict, type MarkStyle } from './conflicts.ts';
import { linesIn, mergeLines } from './lines.ts';
import type { Merging } from './merge-entries.ts';
import { mergeValue } from './merge-value.ts';
import { movedSide } from './moved-side.ts';
import { threeWay, type Piece } from './pieces.ts';
import { readParts, type Whole } from './read-parts.ts';

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
  const before = partsOf(base);
  if (!before && base.trim() !== '') return { kind: 'unread', version: 'base' };
  const [mine, other] = [partsOf(ours), partsOf(theirs)];
  if (!mine || !other) return { kind: 'unread', version: mine ? 'theirs' : 'ours' };
  return finish(mergeWholes(before, mine, other), versions, style);
}

/** With line feeds alone, the last one included; undefined also for line breaks of several kinds. */
function partsOf(text: string): Whole | undefined {
  if (/\r(?!\n)/.test(text) || (text.includes('\r\n') && /(?<!\r)\n/.test(text))) return undefined;
  return readParts(text.replaceAll('\r\n', '\n').replace(/(?<!\n)$/, '\n'));
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
  // The parts were put together wrongly, as where an alias has lost what it repeats.
  if (canonicalJson(readData(text)) !== canonicalJson(data)) return { kind: 'unread', version: undefined };
  return { kind: 'merged', text: written };
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
