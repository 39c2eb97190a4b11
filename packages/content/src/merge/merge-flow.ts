// Writes the merged entries of an object or list in brackets, with the commas that stood there.
import type { Path } from '../text/path.ts';
import { bodyOf, mergeEntries, type Merging } from './merge-entries.ts';
import { dataOf } from './merge-block.ts';
import type { Flow } from './parts.ts';
import { threeWay, type Merged, type Piece } from './pieces.ts';

/** Undefined where a person must choose between whole entries: then the whole collection is the question. */
export function mergeFlow(
  base: Flow | undefined,
  ours: Flow,
  theirs: Flow,
  path: Path,
  merging: Merging,
): Merged | undefined {
  const outcomes = mergeEntries(base, ours, theirs, path, merging);
  const filled = [ours, theirs].find(({ entries }) => entries.length > 0) ?? ours;
  const isFilled = [base, ours, theirs].every((part) => part && part.entries.length > 0);
  const bracket = (which: 'open' | 'close'): string =>
    (isFilled ? threeWay(base?.[which], ours[which], theirs[which]) : undefined) ?? filled[which];
  const pieces: Piece[] = [outcomes.length > 0 ? bracket('open') : ours.open.trim()];
  for (const [i, outcome] of outcomes.entries()) {
    if (outcome.kind === 'question') return undefined;
    const { slot } = outcome;
    const comma = (slot.ours ?? slot.theirs)?.lead;
    if (i > 0) pieces.push(comma === undefined || comma === '' ? ', ' : comma);
    if (outcome.kind === 'taken') pieces.push(bodyOf(outcome.entry));
    else for (const piece of outcome.body.pieces) pieces.push(piece);
  }
  pieces.push(outcomes.length > 0 ? bracket('close') : ours.close.trim());
  return { pieces, data: dataOf(outcomes, ours.of) };
}
