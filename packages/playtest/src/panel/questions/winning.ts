// Whether there is one way to win or several. The gains of winners among strong players fall into groups with hardly any game in
// between: each group is a way to win. Two ways differ in more than one item, so one card more or less does not make another.
import { distanceBetween, groupsOf, centroidOf, type Point, wilson } from '@railwright/statistics';
import type { PanelFinding } from '../panel-result.ts';
import { listed, percent } from '../answers/sentences.ts';
import { strongTables, type Played } from '../answers/words.ts';

const ABOUT = 'Ways to win';
/** Next to the worth of cards. */
const WEIGHT = 0.9;
const OPEN_WEIGHT = 0.4;
const MOST_THINGS = 3;
/** An item distinguishes a way if there is this much more of it, as a square root. */
const TELLING = 0.4;

interface Way {
  /** Items that its winners have more of than others. */
  readonly things: string;
  readonly wins: number;
  /** The wins of its seats, as a share of their games. */
  readonly chance: number;
}

/** Empty if no player is strong, or if seats own nothing. */
export function winningFindings(played: Played): PanelFinding[] {
  const seats = seatsOf(played);
  if (seats.length === 0) return [];
  const winners = seats.filter(({ won }) => won > 0);
  const { groups, sure } = groupsOf(winners.map(({ point }) => point));
  const ways = waysOf(played, seats, winners, groups);
  const isOne = ways.length === 1;
  // A single player only shows its own way.
  const isSaid = sure && !(isOne && strongOf(played) < 2);
  const told = isOne
    ? `Strong play has one way to win: winners gain much the same, above all ${ways[0]?.things}.`
    : `There are ${ways.length} ways to win: ${listed(
        ways.map(
          ({ things, wins, chance }) =>
            `with ${things} (${percent(wins / winners.length)} of wins; it wins ${percent(chance)} of its games)`,
        ),
        ways.length,
      )}.`;
  return [
    {
      ...{ id: 'winning', about: ABOUT, answer: isSaid ? 'holds' : 'cannot-say', whose: 'strong' },
      ...{
        tone: isSaid ? (isOne ? 'fact' : 'good') : 'open',
        weight: isSaid ? WEIGHT : OPEN_WEIGHT,
        unit: 'share',
      },
      ...{ against: 1 / ways.length, note: 0, effect: null },
      sentence: isSaid
        ? told
        : sure
          ? `${told} It is one player’s way; others may find another.`
          : `These games cannot tell whether there are several ways to win.`,
      settles: isSaid
        ? null
        : sure
          ? 'Players that learn independently would settle it: “ask --learn 2” or, in the studio, “Learn the setup first”.'
          : 'More games at each table would settle it.',
      says: ways.map(({ things, wins }) => {
        const { low, high } = wilson(wins, winners.length);
        const even = 1 / ways.length;
        return {
          ...{ player: `with ${things}`, kind: 'strong', games: winners.length, side: null },
          effect: { value: wins / winners.length - even, low: low - even, high: high - even },
        };
      }),
    },
  ];
}

interface Seat {
  /** The square root of the number gained of each item: having one counts more than having one more of many. */
  readonly point: Point;
  readonly won: number;
}

function seatsOf(played: Played): Seat[] {
  const { called = (item) => item } = played;
  return strongTables(played).flatMap(({ holdings }): Seat[] => {
    if (!holdings) return [];
    const { items, counts, won } = holdings;
    const asked = items.flatMap((item, i) => (called(item) === undefined ? [] : [i]));
    return Array.from(won, (share, seat) => ({
      won: share,
      point: Float64Array.from(asked, (i) => Math.sqrt(counts[seat * items.length + i] as number)),
    }));
  });
}

function waysOf(
  played: Played,
  seats: readonly Seat[],
  winners: readonly Seat[],
  groups: readonly (readonly Point[])[],
): Way[] {
  const { called = (item) => item } = played;
  const names = (strongTables(played)[0]?.holdings?.items ?? []).flatMap((item) => called(item) ?? []);
  const centers = groups.map(centroidOf);
  const nearest = ({ point }: Seat): number => {
    const away = centers.map((center) => distanceBetween(point, center));
    return away.indexOf(Math.min(...away));
  };
  const own = seats.map(nearest);
  return centers
    .map((center, way) => {
      const others = centers.filter((_, i) => i !== way);
      const most = names
        .map((name, i) => ({
          name,
          more: (center[i] as number) - (others.length > 0 ? (centroidOf(others)[i] as number) : 0),
        }))
        .toSorted((a, b) => b.more - a.more)
        .filter(({ more }, i) => i === 0 || more > TELLING)
        .slice(0, MOST_THINGS);
      const mine = seats.filter((_, i) => own[i] === way);
      return {
        things: listed(
          most.map(({ name }) => name),
          MOST_THINGS,
        ),
        wins: winners.filter((winner) => nearest(winner) === way).length,
        chance: mine.reduce((sum, { won }) => sum + won, 0) / Math.max(1, mine.length),
      };
    })
    .toSorted((a, b) => b.wins - a.wins);
}

const strongOf = ({ panel }: Played): number => panel.filter(({ kind }) => kind === 'strong').length;
