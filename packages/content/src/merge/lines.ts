// Comments and long texts, merged by line: changes in different places are merged, those of the same or neighbouring lines are
// questions, as in git.
import type { Path } from '../text/path.ts';
import { matchTexts, stretches } from './match.ts';
import type { Piece, Question } from './pieces.ts';

type Lines = readonly string[];

/** Each with its line break. */
export const linesIn = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\n)/));

/** In comments, lines that both sides added to the same place are kept, ours first. */
export function mergeLines(
  base: Lines,
  ours: Lines,
  theirs: Lines,
  path: Path,
  about: 'value' | 'comment',
): Piece[] {
  const inOurs = matchTexts(base, ours).matches;
  const inTheirs = matchTexts(base, theirs).matches;
  const lengths = { base: base.length, ours: ours.length, theirs: theirs.length };
  return stretches(lengths, inOurs, inTheirs).flatMap((stretch): Piece[] => {
    if (stretch.kind === 'same') return [base[stretch.base] ?? ''];
    const question: Question = {
      base: base.slice(...stretch.base).join(''),
      ours: ours.slice(...stretch.ours).join(''),
      theirs: theirs.slice(...stretch.theirs).join(''),
      path,
      about,
    };
    if (question.ours === question.theirs || question.base === question.theirs) return [question.ours];
    if (question.base === question.ours) return [question.theirs];
    if (about === 'comment' && question.base === '') return [question.ours, question.theirs];
    return [question];
  });
}
