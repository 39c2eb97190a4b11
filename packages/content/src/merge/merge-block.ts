// Writes the merged entries of a block below each other, each with the comments above it.
import type { Path } from '../text/path.ts';
import { linesIn, mergeLines } from './lines.ts';
import { bodyOf, mergeEntries, type Merging, type Outcome } from './merge-entries.ts';
import { withoutDoubles } from './moved-comments.ts';
import type { Block, Entry } from './parts.ts';
import { threeWay, variant, type Merged, type Piece, type Side } from './pieces.ts';

/** Undefined where the merged entries cannot be written as a block. */
export function mergeBlock(
  base: Block | undefined,
  ours: Block,
  theirs: Block,
  path: Path,
  merging: Merging,
): Merged | undefined {
  const outcomes = mergeEntries(base, ours, theirs, path, merging);
  const column = threeWay(base?.column, ours.column, theirs.column) ?? ours.column;
  const shifts: Shifts = {
    base: column - (base?.column ?? column),
    ours: column - ours.column,
    theirs: column - theirs.column,
  };
  const stays = withoutDoubles(base?.entries ?? [], ours.entries, theirs.entries);
  const pieces: Piece[] = [];
  for (const [i, outcome] of outcomes.entries()) {
    const isFirst = ours.isInline && i === 0;
    const written = outcome.kind === 'question' ? asked(outcome, shifts) : entryPieces(outcome, shifts, path);
    if (!written || (isFirst && (outcome.kind === 'question' || variant(written.lead, 'ours') !== '')))
      return undefined;
    for (const piece of written.lead)
      pieces.push(typeof piece === 'string' ? linesIn(piece).filter(stays).join('') : piece);
    if (!isFirst && outcome.kind !== 'question') pieces.push(' '.repeat(column));
    for (const piece of written.body) pieces.push(piece);
  }
  return outcomes.length === 0 ? undefined : { pieces, data: dataOf(outcomes, ours.of) };
}

/** By how many columns the lines of each side move. */
type Shifts = Readonly<Record<Side, number>>;

interface Written {
  readonly lead: readonly Piece[];
  readonly body: readonly Piece[];
}

function entryPieces(
  outcome: Exclude<Outcome, { kind: 'question' }>,
  shifts: Shifts,
  path: Path,
): Written | undefined {
  const { base, ours, theirs } = outcome.slot;
  const lead =
    ours && theirs
      ? mergeLines(linesIn(base?.lead ?? ''), linesIn(ours.lead), linesIn(theirs.lead), path, 'comment')
      : [(ours ?? theirs)?.lead ?? ''];
  if (outcome.kind === 'merged') return { lead, body: outcome.body.pieces };
  const body = shifted(bodyOf(outcome.entry), shifts[outcome.from]);
  return body === undefined ? undefined : { lead, body: [body] };
}

/** Whole entries, with their comments. */
function asked(
  { entries, path }: Extract<Outcome, { kind: 'question' }>,
  shifts: Shifts,
): Written | undefined {
  const text = (side: Side): string | undefined =>
    shifted(entries[side].map(wholeText).join(''), shifts[side]);
  const [base, ours, theirs] = [text('base'), text('ours'), text('theirs')];
  if (base === undefined || ours === undefined || theirs === undefined) return undefined;
  return { lead: [], body: [{ base, ours, theirs, path, about: 'value' }] };
}

const wholeText = ({ text }: Entry): string => text;

/** All lines but the first moved; undefined where one has no room for that. */
function shifted(text: string, by: number): string | undefined {
  if (by === 0) return text;
  const [first = '', ...lines] = linesIn(text);
  const room = ' '.repeat(Math.max(0, -by));
  if (lines.some((line) => line.trim() !== '' && !line.startsWith(room))) return undefined;
  return (
    first +
    lines
      .map((line) => (line.trim() === '' ? line : ' '.repeat(Math.max(0, by)) + line.slice(room.length)))
      .join('')
  );
}

export function dataOf(outcomes: readonly Outcome[], of: 'map' | 'list'): unknown {
  const entries = outcomes.flatMap((outcome) =>
    outcome.kind === 'question'
      ? []
      : outcome.kind === 'taken'
        ? [[outcome.entry.key, outcome.entry.data] as const]
        : [[outcome.key, outcome.body.data] as const],
  );
  return of === 'map' ? Object.fromEntries(entries) : entries.map(([, data]) => data);
}
