// Targets and their verdicts as text.
import type { SimulationResult, TargetResult } from '@railwright/playtest';
import { plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { style } from '../style.ts';
import { formatTable, wrapText } from '../table.ts';
import { whole } from './figures.ts';

/** Up to three decimals, as far as they are significant. */
const number = (value: number): string => String(Number(value.toFixed(3)));

export function formatTargets(targets: readonly TargetResult[], { games }: SimulationResult): string {
  const rows = targets.map((one) => [
    `  ${safe(one.target)}`,
    one.wanted,
    figureText(one),
    intervalText(one),
    verdictText(one),
  ]);
  const columns = [
    { title: 'Target' },
    { title: 'wanted' },
    { title: 'seen', right: true },
    { title: 'interval', right: true },
    { title: 'verdict' },
  ];
  return [
    formatTable(columns, rows, { head: (text) => style.bold(text) }),
    ...targets.flatMap(itemsText),
    style.dim(
      wrapText(
        `After ${plural(games, 'game')}. The intervals are valid at any number of games, and the chance that any verdict is wrong is at most 5%.`,
      ),
    ),
  ].join('\n');
}

export function figureText({ value }: TargetResult): string {
  return value === null ? '-' : number(value);
}

/** An open end is left out. */
export function intervalText({ value, low, high }: Pick<TargetResult, 'value' | 'low' | 'high'>): string {
  if (value === null) return '-';
  if (low === null) return high === null ? 'not known yet' : `at most ${number(high)}`;
  return high === null ? `at least ${number(low)}` : `${number(low)} to ${number(high)}`;
}

/**
 * A round total number of games to play: enough to decide it, or ten times the minimum, since a check ends once it is decided.
 * Undefined if the number is unknown.
 */
export function gamesToPlay({ gamesAtLeast, gamesAtMost }: TargetResult, games: number): number | undefined {
  if (gamesAtMost !== null) return roundUp(games + gamesAtMost);
  return gamesAtLeast === null ? undefined : roundUp(10 * (games + gamesAtLeast));
}

/** How many games decide it, `more` or in total: a range, as the distance of the true figure from the bound is unknown. */
export function gamesText({ gamesAtLeast, gamesAtMost }: TargetResult, played: number, word: string): string {
  if (gamesAtLeast === null) return 'number of games unknown';
  const least = roundUp(played + gamesAtLeast);
  if (gamesAtMost === null) return `${plural(least, word)} or far more`;
  const most = roundUp(played + gamesAtMost);
  return least === most ? `about ${plural(most, word)}` : `${whole(least)} to ${plural(most, word)}`;
}

/** Rounds to two digits. */
function roundUp(games: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(games)) - 1);
  return Math.ceil(games / unit) * unit;
}

function verdictText(one: TargetResult): string {
  const { verdict, off } = one;
  if (verdict === 'met') return style.green('met');
  if (verdict === 'missed') return style.red(`missed by ${number(off)}`);
  return style.yellow(`undecided: ${gamesText(one, 0, 'more game')}`);
}

/** How a run with a stopping rule ended; empty if the targets say it. */
export function formatUntil({ until, games }: SimulationResult): string | undefined {
  if (!until || until.width === null) return undefined;
  const seen =
    until.value === null ? 'there is no data for it' : `${number(until.value)}, ${intervalText(until)}`;
  const end = until.reached
    ? `Its interval is narrower than ${until.width} after ${plural(games, 'game')}, so the run ended.`
    : `Its interval is not narrower than ${until.width} after ${plural(games, 'game')}.`;
  return wrapText(`${style.bold(safe(until.figure))}: ${seen}. ${end}`);
}

const MOST_ITEMS = 12;

function itemsText({ target, items }: TargetResult): string[] {
  if (items.length === 0) return [];
  const more = items.length > MOST_ITEMS ? ` and ${items.length - MOST_ITEMS} more` : '';
  return [wrapText(`  ${safe(target)}: ${items.slice(0, MOST_ITEMS).map(safe).join(', ')}${more}`, '    ')];
}
