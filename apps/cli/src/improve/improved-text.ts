// The result of a search for a better strategy, as text.
import type { ResolvedSetup, StrategyFile, StrategySummary } from '@railwright/content';
import type { Improved } from '@railwright/playtest';
import { plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { percent } from '../simulate/figures.ts';
import { style } from '../style.ts';
import { formatTable, wrapText } from '../table.ts';

/** As percentage points. */
const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;

export function formatImproved(
  { title, id }: ResolvedSetup,
  strategy: StrategySummary,
  { kept, tries, gain, opponents }: Improved<StrategyFile>,
  file: string | undefined,
): string {
  const head = `${style.bold(safe(strategy.id))} in ${safe(title)} (${safe(id)}): ${plural(tries, 'change')} tried, ${kept.length} kept`;
  if (kept.length === 0)
    return `${head}\n\nNo change was clearly better. Nothing was written; try more changes or more games.`;
  const changes = kept.map(({ what, gain: { gain: seen } }) => `  ${points(seen)}  ${safe(what)}`);
  const table = formatTable(
    [
      { title: 'Wins against' },
      { title: 'before', right: true },
      { title: 'after', right: true },
      { title: 'gain', right: true },
    ],
    opponents.map(({ bots, before, after }) => [
      `  ${bots.map(safe).join(', ')}`,
      percent(before),
      percent(after),
      points(after - before),
    ]),
    { head: (text) => style.bold(text) },
  );
  const measured = `${points(gain.gain)} percentage points of wins, 95% interval ${points(gain.low)} to ${points(gain.high)}`;
  const verdict =
    file === undefined
      ? `With ${plural(gain.games, 'game')} that played no part in the search: ${measured}. That may be no gain at all, so nothing was written.`
      : `With ${plural(gain.games, 'game')} that played no part in the search: ${measured}. The better version is ${safe(file)}.`;
  return [
    head,
    '',
    style.bold('Kept changes, with the gain each showed when it was tried'),
    ...changes,
    '',
    table,
    '',
    wrapText(verdict),
    style.dim(
      wrapText(
        'Changes are kept because they did well, so the gains above the table are overestimates; those in the table are not.',
      ),
    ),
  ].join('\n');
}
