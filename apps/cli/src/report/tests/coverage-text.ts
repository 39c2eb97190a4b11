// Coverage of each pack for people: a line of numbers, then what no test reaches.
import type { PackCoverage } from '@railwright/content';
import { figure, plural } from '../../check/findings.ts';
import { safe } from '../../output.ts';
import { style } from '../../style.ts';

/** The most unreached places listed per pack. */
const MOST = 50;

export function formatCoverage(packs: readonly PackCoverage[]): string {
  return packs.map((pack) => [coverageLine(pack), ...unreachedLines(pack)].join('\n')).join('\n\n');
}

/** One line, without unreached places. */
export function coverageLine({ pack, nouns, counts, percent }: PackCoverage): string {
  const { cards, ops, branches, questions } = counts;
  if (cards.total === 0) return safe(`${pack} has nothing for its tests to cover.`);
  const told = [
    [cards, ...nouns],
    [ops, 'step', 'steps'],
    [branches, 'branch', 'branches'],
    [questions, 'question', 'questions'],
  ] as const;
  const counted = told
    .filter(([{ total }]) => total > 0)
    .map(
      ([{ reached, total }, one, several]) =>
        `${figure(reached)} of ${figure(total)} ${total === 1 ? one : several}`,
    );
  return safe(`Tests cover ${percent}% of ${pack}: ${counted.join(', ')}.`);
}

function unreachedLines({ unreached }: PackCoverage): string[] {
  const shown = unreached.slice(0, MOST);
  const left = unreached.length - shown.length;
  return [
    ...shown.map(
      ({ file, start, message }) =>
        `    ${style.dim(safe(`${file}:${start.line}:${start.column}`))}  ${safe(message)}`,
    ),
    ...(left > 0 ? [`    and ${plural(left, 'more place')}; --format json has them all`] : []),
  ];
}
