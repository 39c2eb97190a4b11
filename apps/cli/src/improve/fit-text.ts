// A strategy fitted to a learned player, as text: how similar it is, and what is lost.
import type { ResolvedSetup } from '@railwright/content';
import type { FitResult } from '@railwright/playtest';
import { plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { interval, percent, signed } from '../simulate/figures.ts';
import { style } from '../style.ts';
import { formatTable, wrapText } from '../table.ts';

export function formatFit({ title, id }: ResolvedSetup, result: FitResult): string {
  const { player, start, unlike, likeness, wins, tries, againstPlayer, even, bots, file } = result;
  const { before, after } = againstPlayer;
  const began = start === 'habits' ? 'what the player buys and when' : `${safe(start)}, the nearest strategy`;
  const table = formatTable(
    [
      { title: 'Wins against' },
      { title: safe(player), right: true },
      { title: 'strategy', right: true },
      { title: '95% interval', right: true },
      { title: 'lost', right: true },
      { title: '95% interval', right: true },
    ],
    bots.map(({ bot, player: own, strategy, lost }) => [
      `  ${safe(bot)}`,
      percent(own.share),
      percent(strategy.share),
      interval(strategy),
      signed(lost.value),
      `${signed(lost.low)} to ${signed(lost.high)}`,
    ]),
    { head: (text) => style.bold(text) },
  );
  return [
    `A strategy like ${style.bold(safe(player))} in ${safe(title)} (${safe(id)}), ${result.seats} seats`,
    '',
    wrapText(
      `Started from ${began}; ${plural(tries, 'change')} tried, ${likeness.length} kept for likeness and ${wins.length} for wins. In games against itself, ${unlike.before.toFixed(1)} cards, cells and stations per seat differed from the player's, or came at another time; after the changes for likeness, ${unlike.after.toFixed(1)} do.`,
    ),
    '',
    wrapText(
      `Against the player it wins ${percent(after.share)} (95% interval ${interval(after)}); its starting point wins ${percent(before.share)} (${interval(before)}); ${percent(even)} would be even. ${lossOf(even - after.share)}`,
    ),
    '',
    table,
    style.dim(wrapText(`Measured with ${plural(after.of, 'game')} each that played no part in the search.`)),
    '',
    `The strategy is ${safe(file)}.`,
  ].join('\n');
}

function lossOf(lost: number): string {
  const points = `${Math.abs(lost * 100).toFixed(1)} percentage points`;
  return lost > 0
    ? `Lost compared with the player: ${points}.`
    : `No strength is lost: the strategy wins ${points} more than an even share.`;
}
