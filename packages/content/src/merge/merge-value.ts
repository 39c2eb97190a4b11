// Merges three versions of one value, whatever it is.
import type { Path } from '../text/path.ts';
import { canonicalJson } from '../text/hash.ts';
import { readData } from '../yaml/read-leniently.ts';
import { isData } from '../text/data.ts';
import { mergeLines } from './lines.ts';
import { mergeBlock } from './merge-block.ts';
import type { Merging } from './merge-entries.ts';
import { mergeFlow } from './merge-flow.ts';
import type { Part, Prose } from './parts.ts';
import { mergePicture } from './picture.ts';
import { threeWay, variant, type Merged, type Piece } from './pieces.ts';

export function mergeValue(
  base: Part | undefined,
  ours: Part,
  theirs: Part,
  path: Path,
  merging: Merging,
): Merged {
  const text = threeWay(base?.text, ours.text, theirs.text);
  if (text !== undefined) return whole(text === ours.text ? ours : theirs);
  return inside(base, ours, theirs, path, merging) ?? byData(base, ours, theirs, path);
}

const whole = ({ text, data }: Part): Merged => ({ pieces: [text], data });

function inside(
  base: Part | undefined,
  ours: Part,
  theirs: Part,
  path: Path,
  merging: Merging,
): Merged | undefined {
  if (ours.kind === 'block' && theirs.kind === 'block')
    return base && base.kind !== 'block' ? undefined : mergeBlock(base, ours, theirs, path, merging);
  if (ours.kind === 'flow' && theirs.kind === 'flow')
    return base && base.kind !== 'flow' ? undefined : mergeFlow(base, ours, theirs, path, merging);
  if (ours.kind === 'prose' && theirs.kind === 'prose' && base?.kind === 'prose')
    return mergeProse(base, ours, theirs, path);
  return undefined;
}

/** Only where the lines of all three begin in the same column after the same header. */
function mergeProse(base: Prose, ours: Prose, theirs: Prose, path: Path): Merged | undefined {
  const start = ({ head, lines }: Prose): string => head + (/^ */.exec(lines[0] ?? '')?.[0] ?? '');
  if (start(base) !== start(ours) || start(base) !== start(theirs)) return undefined;
  const merge = isPicture(path) ? mergePicture : mergeLines;
  const pieces: Piece[] = [base.head, ...merge(base.lines, ours.lines, theirs.lines, path, 'value')];
  const read = readData(`text: ${variant(pieces, 'ours')}`);
  return { pieces, data: isData(read) ? read['text'] : undefined };
}

/** The picture of a map. */
const isPicture = (path: Path): boolean => path.length === 1 && path[0] === 'terrain';

/** A side that only wrote the same in another form gives way. */
function byData(base: Part | undefined, ours: Part, theirs: Part, path: Path): Merged {
  const json = (part: Part | undefined): string | undefined => part && canonicalJson(part.data);
  const hasComments = [ours, theirs].some(mayHaveComments);
  const same = hasComments ? undefined : threeWay(json(base), json(ours), json(theirs));
  if (same !== undefined) return whole(same === json(ours) ? ours : theirs);
  const question = {
    base: base?.text ?? '',
    ours: ours.text,
    theirs: theirs.text,
    path,
    about: 'value',
  } as const;
  return { pieces: [question], data: undefined };
}

/** Single values have none; a text of several lines may have one behind its header. */
function mayHaveComments(part: Part): boolean {
  if (part.kind === 'prose') return part.head.includes('#');
  return typeof part.data === 'object' && part.text.includes('#');
}
