// Ratings: the table, who beats whom, and how far a single ranking holds.
import type { RatingResult } from '@railwright/playtest';
import { note, paragraph, table, type Block, type Document, type Table } from '../document/document.ts';
import { percent, percentRange, plural, whole } from '../figures-text.ts';

const points = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)}`;

/** Ratings as a document. `title` and `id` are those of the setup. */
export function ratingDocument(
  { title, id }: { readonly title: string; readonly id: string },
  result: RatingResult,
): Document {
  const { games, played, seats, seed } = result;
  const table = seats === 2 ? 'pair' : 'table';
  return {
    ...{ title, setup: id, findings: [] },
    facts: `${plural(games, 'game')}, ${plural(played, table)}, ${seats} seats, seed ${seed}`,
    sections: [
      {
        id: 'ratings',
        title: 'Ratings',
        blocks: played === 0 ? [paragraph(`No ${table} was played.`)] : blocksOf(result),
      },
    ],
  };
}

function blocksOf(result: RatingResult): Block[] {
  return [
    ...table(
      ['Bot', 'rating', '95% interval', 'wins', '95% interval', 'games'],
      result.ratings.map(({ bot, rating, low, high, wins }) => [
        ...[bot, points(rating), `${points(low)} to ${points(high)}`],
        ...[percent(wins.share), percentRange(wins), whole(wins.of)],
      ]),
    ),
    ...orderWords(result).map(paragraph),
    ...whoBeatsWhom(result),
    ...table(
      ['Seat', 'wins', '95% interval'],
      result.winsBySeat.map(({ seat, wins }) => [
        ...[String(seat + 1), percent(wins.share), percentRange(wins)],
      ]),
    ),
    ...notes(result).map(note),
  ];
}

const MOST_PAIRS = 6;

/** A warning about the ranking above; empty if it is sound. */
function orderWords({ fit, against, circle }: RatingResult): string[] {
  const beats = ({ winner, loser, share }: RatingResult['against'][number]): string =>
    `${winner} beats ${loser} (${(share * 100).toFixed(0)}%)`;
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
function whoBeatsWhom({ ratings, pairs }: RatingResult): Table[] {
  const shares = new Map<string, string>();
  for (const { bots, share, won, lost } of pairs) {
    if (won + lost === 0) continue;
    shares.set(JSON.stringify(bots), `${(share * 100).toFixed(0)}%`);
    shares.set(JSON.stringify(bots.toReversed()), `${((1 - share) * 100).toFixed(0)}%`);
  }
  const names = ratings.map(({ bot }) => bot);
  const digits = String(names.length).length;
  return table(
    ['Wins against', ...names.map((_, i) => String(i + 1))],
    names.map((name, i) => [
      `${String(i + 1).padStart(digits)} ${name}`,
      ...names.map((other) => shares.get(JSON.stringify([name, other])) ?? '·'),
    ]),
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
    `Every bot sat in every seat equally often. The first seat won ${percent(firstSeat.share)} (${percentRange(firstSeat)}).`,
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
  return lines;
}
