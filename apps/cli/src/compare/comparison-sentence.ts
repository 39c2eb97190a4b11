// A comparison in one sentence: the first seat, then what else differs by more than chance.
import type { Comparison } from '@railwright/playtest';
import { comparedFigure, comparedPair, FIRST_SEAT } from '@railwright/report/words';
import { plural } from '../check/findings.ts';
import { listed } from '../listed.ts';

/** Further figures are only counted. */
const MOST = 4;

/** `first seat 58 to 53%, holds; also: rounds 26.3 to 29.6 and 12 more. 2,000 pairs of games; bots heuristic.` */
export function comparisonSentence({ games, bots, differences }: Comparison): string {
  const first = differences.find(({ figure }) => figure === FIRST_SEAT);
  const others = differences.filter(
    ({ figure, stands, difference }) => figure !== FIRST_SEAT && stands && difference,
  );
  const told = others.map((one) => `${comparedFigure(one.figure)} ${comparedPair(one, bots)}`);
  const also = listed(told, MOST);
  const head = first ? [`first seat ${comparedPair(first, bots)}${verdictOf(first)}`] : [];
  const tail =
    also === ''
      ? `no ${first ? 'other ' : ''}figure differs by more than chance`
      : `${first ? 'also ' : ''}${also}`;
  const played = `${plural(games, 'pair')} of games; bots ${[...new Set(bots)].join(', ')}`;
  return `${[...head, tail].join('; ')}. ${played}.`;
}

function verdictOf({ stands, differing }: Comparison['differences'][number]): string {
  if (differing === 0) return '';
  return stands ? ', holds' : ', may be chance';
}
