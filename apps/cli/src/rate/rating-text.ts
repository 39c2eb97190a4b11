// Ratings as text: the table, and who beats whom.
import type { ResolvedSetup } from '@railwright/content';
import type { RatingResult } from '@railwright/playtest';
import { plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { interval, percent, whole } from '../simulate/figures.ts';
import { seatName } from '../simulate/seat-name.ts';
import { style } from '../style.ts';
import { formatTable, wrapText, type Column } from '../table.ts';

const head = (text: string): string => style.bold(text);
const left = (title: string): Column => ({ title });
const right = (title: string): Column => ({ title, right: true });
const points = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)}`;

export function formatRatings({ title, id }: ResolvedSetup, result: RatingResult): string {
  const { ratings, games, played, seats, seed, winsBySeat } = result;
  const what = plural(played, seats === 2 ? 'pair' : 'table');
  const lines = [
    `${style.bold(safe(title))} (${safe(id)})`,
    `${plural(games, 'game')}, ${what}, ${seats} seats, seed ${seed}`,
  ];
  if (played === 0) return [...lines, '', `No ${seats === 2 ? 'pair' : 'table'} was played.`].join('\n');
  const strengths = formatTable(
    [
      left('Bot'),
      right('rating'),
      right('95% interval'),
      right('wins'),
      right('95% interval'),
      right('games'),
    ],
    ratings.map(({ bot, rating, low, high, wins }) => [
      `  ${safe(bot)}`,
      points(rating),
      `${points(low)} to ${points(high)}`,
      percent(wins.share),
      interval(wins),
      whole(wins.of),
    ]),
    { head },
  );
  const bySeat = formatTable(
    [left('Seat'), right('wins'), right('95% interval')],
    winsBySeat.map(({ seat, wins }) => [`  ${seatName(seat)}`, percent(wins.share), interval(wins)]),
    { head },
  );
  return [
    ...lines,
    '',
    strengths,
    '',
    ...orderWords(result).flatMap((words) => [wrapText(words), '']),
    whoBeatsWhom(result),
    '',
    bySeat,
    '',
    ...notes(result),
  ].join('\n');
}

const MOST_PAIRS = 6;

/** A warning about the ranking above; empty if it is sound. */
function orderWords({ fit, against, circle }: RatingResult): string[] {
  const beats = ({ winner, loser, share }: RatingResult['against'][number]): string =>
    `${safe(winner)} beats ${safe(loser)} (${(share * 100).toFixed(0)}%)`;
  const others = against.length - MOST_PAIRS;
  const named = against.slice(0, MOST_PAIRS).map(beats).join(', ');
  const chance = fit && (fit.p < 0.001 ? 'below 0.001' : fit.p.toFixed(3));
  return [
    ...(circle ? [`There is no single ranking: ${circle.map(beats).join(', ')}.`] : []),
    ...(fit && !fit.fits
      ? [
          `A single strength for each bot does not explain these games (χ² ${whole(Math.round(fit.chiSquare))}, ${plural(fit.freedom, 'degree')} of freedom, p ${chance}), so the ratings and their intervals mean little. Go by who wins against whom.`,
        ]
      : []),
    ...(against.length > 0
      ? [`Clearly against the ratings: ${named}${others > 0 ? ` and ${plural(others, 'other pair')}` : ''}.`]
      : []),
  ];
}

/** Shares of the row's bot against the column's bot. */
function whoBeatsWhom({ ratings, pairs }: RatingResult): string {
  const shares = new Map<string, string>();
  for (const { bots, share, won, lost } of pairs) {
    if (won + lost === 0) continue;
    shares.set(JSON.stringify(bots), `${(share * 100).toFixed(0)}%`);
    shares.set(JSON.stringify(bots.toReversed()), `${((1 - share) * 100).toFixed(0)}%`);
  }
  const names = ratings.map(({ bot }) => bot);
  const digits = String(names.length).length;
  return formatTable(
    [left('Wins against'), ...names.map((_, i) => right(String(i + 1)))],
    names.map((name, i) => [
      `  ${String(i + 1).padStart(digits)} ${safe(name)}`,
      ...names.map((other) => shares.get(JSON.stringify([name, other])) ?? '·'),
    ]),
    { head },
  );
}

function notes({ seats, ratings, unwon, steadied, firstSeat }: RatingResult): string[] {
  const model = seats === 2 ? 'Bradley and Terry 1952' : 'Luce 1959';
  const lines = [
    `400 points are odds of 10 to 1, and the mean of this field is 0 (${model}). Intervals are for the distance from that mean. A win shared by k seats counts 1/k for each.`,
    ...(seats > 2
      ? [
          `Even chances: ${percent(1 / seats)}. "Wins against": of the games won by one of the two, the share won by the row's bot.`,
        ]
      : []),
    `Every bot sat in every seat equally often. The first seat won ${percent(firstSeat.share)} (${interval(firstSeat)}).`,
  ];
  if (ratings.length < seats)
    lines.push('There are fewer bots than seats, so some bots had two seats in a game; each seat counts.');
  if (unwon > 0)
    lines.push(
      `${plural(unwon, 'game')} had no winner; for ratings ${unwon === 1 ? 'it counts' : 'they count'} as shared by all seats.`,
    );
  if (steadied)
    lines.push(
      'A bot won or lost every game, so the games alone give no finite ratings: every bot was given one extra drawn game against an opponent of mean strength.',
    );
  return lines.map((line) => style.dim(wrapText(line)));
}
