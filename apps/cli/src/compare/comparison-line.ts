// A comparison in one line: the figures that differ by more than chance, named as in the table of `compare`.
import type { Comparison } from '@railwright/playtest';
import { comparedDifference, comparedFigure, comparedNumber } from '@railwright/report/words';
import { plural } from '../check/findings.ts';

/** Further figures are only counted. */
const MOST = 8;

export function formatComparisonLine(setup: string, { games, bots, differences }: Comparison): string {
  const standing = differences
    .filter(({ stands, difference }) => stands && difference)
    .map(({ figure, a, b, difference }) => {
      const change = difference ? ` (${comparedDifference(difference.value)})` : '';
      return `${comparedFigure(figure)} ${a === null ? '-' : comparedNumber(a)} → ${b === null ? '-' : comparedNumber(b)}${change}`;
    });
  const more = standing.length - MOST;
  const told = [...standing.slice(0, MOST), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
  const played = `${plural(games, 'pair')} of games; bots ${[...new Set(bots)].join(', ')}`;
  return `${setup}: ${told === '' ? 'no figure differs by more than chance' : told}. ${played}.`;
}
