// Ratings for people: the table, and who beats whom.
import type { ResolvedSetup } from '@railwright/content';
import type { RatingResult } from '@railwright/playtest';
import { safe } from '../output.ts';
import { percent } from '../simulate/figures.ts';
import { style } from '../style.ts';
import { formatTable, wrapText, type Column } from '../table.ts';

const head = (text: string): string => style.bold(text);
const left = (title: string): Column => ({ title });
const right = (title: string): Column => ({ title, right: true });
const interval = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}%`;
const points = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)}`;

export function formatRatings({ title, id }: ResolvedSetup, result: RatingResult): string {
  const { ratings, pairs, seed, firstSeat, steadied } = result;
  const games = pairs.reduce((sum, pair) => sum + pair.games, 0);
  const lines = [
    `${style.bold(safe(title))} (${safe(id)})`,
    `${games.toLocaleString('en')} games, ${pairs.length} pairs, seed ${seed}; the first seat won ${percent(firstSeat.share)} (${interval(firstSeat)})`,
  ];
  if (pairs.length === 0) return [...lines, '', 'No pair was played.'].join('\n');
  const table = formatTable(
    [left('Bot'), right('rating'), right('95% interval'), right('wins'), right('games')],
    ratings.map(({ bot, rating, low, high, share, games: own }) => [
      `  ${safe(bot)}`,
      points(rating),
      `${points(low)} to ${points(high)}`,
      percent(share),
      String(own),
    ]),
    { head },
  );
  return [...lines, '', table, '', whoBeatsWhom(result), '', ...notes(steadied)].join('\n');
}

/** Shares of the row's bot against the column's. */
function whoBeatsWhom({ ratings, pairs }: RatingResult): string {
  const shares = new Map<string, string>();
  for (const { bots, share } of pairs) {
    shares.set(JSON.stringify(bots), `${(share * 100).toFixed(0)}%`);
    shares.set(JSON.stringify(bots.toReversed()), `${((1 - share) * 100).toFixed(0)}%`);
  }
  const names = ratings.map(({ bot }) => bot);
  return formatTable(
    [left('Wins against'), ...names.map((_, i) => right(String(i + 1)))],
    names.map((name, i) => [
      `  ${i + 1} ${safe(name)}`,
      ...names.map((other) => shares.get(JSON.stringify([name, other])) ?? '·'),
    ]),
    { head },
  );
}

function notes(steadied: boolean): string[] {
  const lines = [
    '400 points are odds of 10 to 1 and the mean of this field is 0 (Bradley and Terry 1952). A shared win counts half. Intervals are for the distance from that mean.',
  ];
  if (steadied)
    lines.push(
      'Somebody won or lost everything, so that the games alone give no finite ratings: everybody was given one drawn game with an opponent of mean strength more.',
    );
  return lines.map((line) => style.dim(wrapText(line)));
}
