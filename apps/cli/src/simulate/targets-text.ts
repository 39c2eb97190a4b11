// Targets and their verdicts for people.
import type { SimulationResult, TargetResult } from '@railwright/playtest';
import { plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { style } from '../style.ts';
import { formatTable, wrapText } from '../table.ts';

/** Up to three digits after the point, as many as say something. */
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
        `After ${plural(games, 'game')}. The intervals are right at any number of games, and the chance that any verdict is wrong is 5% at most.`,
      ),
    ),
  ].join('\n');
}

export function figureText({ value }: TargetResult): string {
  return value === null ? '-' : number(value);
}

/** An end that the games leave open is not named. */
export function intervalText({ value, low, high }: Pick<TargetResult, 'value' | 'low' | 'high'>): string {
  if (value === null) return '-';
  if (low === null) return high === null ? 'not known yet' : `at most ${number(high)}`;
  return high === null ? `at least ${number(low)}` : `${number(low)} to ${number(high)}`;
}

/** How many games in all decide a target, in two digits and with something to spare; undefined when that cannot be told. */
export function gamesToDecide({ gamesNeeded }: TargetResult, games: number): number | undefined {
  if (gamesNeeded === null) return undefined;
  const enough = games + 1.2 * gamesNeeded;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(enough)) - 1);
  return Math.ceil(enough / unit) * unit;
}

function verdictText({ verdict, off, gamesNeeded }: TargetResult): string {
  if (verdict === 'met') return style.green('met');
  if (verdict === 'missed') return style.red(`missed by ${number(off)}`);
  const needed =
    gamesNeeded === null
      ? 'too close to tell how many games it takes'
      : `about ${plural(gamesNeeded, 'more game')}`;
  return style.yellow(`not decided: ${needed}`);
}

/** How a run ended that was to end by itself; nothing where targets tell it. */
export function formatUntil({ until, games }: SimulationResult): string | undefined {
  if (!until || until.width === null) return undefined;
  const seen =
    until.value === null ? 'nothing was seen of it' : `${number(until.value)}, ${intervalText(until)}`;
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
