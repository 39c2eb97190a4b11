// The questions that figures put to a panel, from their records.
import {
  ASKED_FIGURES,
  type Asked,
  type AskedFigure,
  type TargetRange,
  type Targets,
} from '@railwright/figures';
import type { FigureTally } from '../tables/figure-tally.ts';
import type { Question } from './question.ts';
import { percent } from '../answers/sentences.ts';
import type { TableTally } from '../tables/table-tally.ts';
import { wordsOf, type Played, type Words } from '../answers/words.ts';

export function figureQuestions(played: Played): Question[] {
  return ASKED_FIGURES.flatMap((record) => {
    if (record.asked.ifWanted && mostOf(played.wanted, record.figure) === undefined) return [];
    const key = keyOf(record, played);
    return key === undefined ? [] : [matterOf(record, key, played)];
  });
}

function matterOf({ figure, asked, of }: AskedFigure, key: string, played: Played): Question {
  const { id, about, asks, note, tell } = asked;
  const words = wordsFor(played, asked, figure, key);
  const against = asks === 'size' ? 0 : (mostOf(played.wanted, figure) ?? asked.against ?? 0);
  const { changed, ...says } = tell({ against, key });
  return {
    ...{ id, about, topic: asked, asks, against, says, words, changed: { figure: changed } },
    ...(of === 'kinds' && { of: key }),
    ...(of === 'game' && { range: rangeOf(figure, asked.unit, played) }),
    note: typeof note === 'number' ? note : note.part * (words.strongest?.estimate.value ?? 0),
  };
}

/** The most that a setup's targets allow of a figure with a reference value; undefined where they do not say. */
function mostOf(wanted: Targets | undefined, figure: string): number | undefined {
  const target = (wanted as Readonly<Record<string, TargetRange | undefined>> | undefined)?.[figure];
  return target?.atMost ?? target?.between?.[1];
}

/** The kind that is asked about: if there are several, the most common one in the strongest player's games; '' for other figures. */
function keyOf(record: AskedFigure, played: Played): string | undefined {
  const { figure, of } = record;
  if (of !== 'kinds') return '';
  const keys = [
    ...new Set(played.tallies.flatMap((tally) => [...(tallyOf(tally, figure)?.byKey.keys() ?? [])])),
  ];
  if (keys.length < 2) return undefined;
  const shareOf = (key: string): number => {
    const { strongest, others } = wordsFor(played, record.asked, figure, key);
    return (strongest ?? others[0])?.estimate.value ?? 0;
  };
  return keys.map((key) => ({ key, share: shareOf(key) })).toSorted((a, b) => b.share - a.share)[0]?.key;
}

function wordsFor(played: Played, { unit, among }: Asked, figure: string, key: string): Words {
  const of = (tally: TableTally): Float64Array | undefined =>
    tallyOf(tally, figure)?.byKey.get(key) ?? (key === '' ? undefined : new Float64Array(tally.blocks));
  return wordsOf(played, { of, ...(unit === 'share' && { share: true }), ...(among && { among }) });
}

const tallyOf = ({ figures }: TableTally, figure: string): FigureTally | undefined => figures.get(figure);

/** Eight in ten games of strong play. */
function rangeOf(figure: string, unit: string, { panel, tallies }: Played): string {
  const counts = tallies
    .filter(({ table }) => table.kind === 'own' && panel[table.entries[0] ?? -1]?.kind === 'strong')
    .flatMap((tally) => [...(tallyOf(tally, figure)?.counts ?? [])])
    .toSorted(([a], [b]) => a - b);
  const [low, high] = [quantile(counts, 0.1), quantile(counts, 0.9)];
  return `; eight in ten between ${unit === 'share' ? percent(low) : low} and ${unit === 'share' ? percent(high) : high}`;
}

function quantile(counts: readonly (readonly [value: number, games: number])[], p: number): number {
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [value, count] of counts) {
    below += count;
    if (below >= p * all) return value;
  }
  return 0;
}
