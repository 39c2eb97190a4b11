// A learned player in a few sentences, as one would describe it to a friend.
import type { Explanation, Habit } from '@railwright/playtest';
import { decimal as mean, percent, rate, signed } from '../figures-text.ts';

const MOST_NAMED = 5;
/** An item that fewer seats have is not a habit but an accident. */
const SELDOM = 0.05;

/** `holdings`: the group of measures for items that seats own. */
export function sentencesOf(explanation: Explanation, holdings: string | undefined): string[] {
  const own = explanation.habits.filter(({ group }) => group === holdings);
  return [
    paceOf(explanation),
    ...(own.length > 0 ? buying(explanation, own) : ['In this game there is nothing to buy or own.']),
    ...building(explanation),
    ...meetings(explanation),
  ];
}

function paceOf({ games }: Explanation): string {
  const { length, winsByBot, winsBySeat, ends } = games;
  const rounds = length?.rounds;
  const score = winsByBot[0]?.score;
  const [end] = ends;
  return [
    rounds &&
      `A game takes ${mean(rounds.mean)} rounds (half of them ${rounds.quantiles.p25} to ${rounds.quantiles.p75})`,
    score && `a seat scores ${mean(score.mean)}`,
    winsBySeat[0] && `seat 1 wins ${percent(winsBySeat[0].wins.share)}`,
    end && `${percent(end.games.share)} end by ${end.reason}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('; ')
    .concat('.');
}

function buying({ phases, games }: Explanation, own: readonly Habit[]): string[] {
  const { opening, middle } = phases;
  const names = [`in rounds 1 to ${opening}`, `in rounds ${opening + 1} to ${middle}`, 'later'];
  const parts = names.map((name, p) => {
    const most = own
      .filter(({ byPhase }) => (byPhase[p] ?? 0) >= SELDOM)
      .toSorted((a, b) => (b.byPhase[p] ?? 0) - (a.byPhase[p] ?? 0))
      .slice(0, MOST_NAMED)
      .map(({ item, byPhase }) => `${item} ${rate(byPhase[p] ?? 0)}`);
    return `${name} ${most.length === 0 ? 'nothing' : most.join(', ')}`;
  });
  const never = own.filter(({ seats }) => seats.share < SELDOM).map(({ item }) => item);
  const worth = own
    .filter(({ worth: value, seats }) => value !== null && seats.share >= SELDOM)
    .toSorted((a, b) => Math.abs(b.worth?.value ?? 0) - Math.abs(a.worth?.value ?? 0))
    .slice(0, MOST_NAMED)
    .map(({ item, worth: value }) => `${item} ${signed(value?.value ?? 0)}`);
  return [
    `A seat gains: ${parts.join('; ')}.`,
    never.length === 0
      ? `It uses every kind of card.`
      : `Fewer than 1 seat in 20 of ${games.games * games.seats} ever gained: ${never.join(', ')}.`,
    `Of what it buys, one more of these changes its chance to win most: ${worth.join(', ')} (percentage points).`,
  ];
}

function building({ firstCell, firstBuilt, games }: Explanation): string[] {
  const { board, seats } = games;
  if (!board) return [];
  const cells = board.cells.reduce((sum, cell) => sum + cell.seatsPerGame, 0) / seats;
  const built = board.cells.reduce((sum, cell) => sum + cell.builtPerGame, 0) / seats;
  const when = [
    firstCell && `leaves its start cell in round ${mean(firstCell.median)}`,
    firstBuilt && `builds in round ${mean(firstBuilt.median)}`,
  ].filter(Boolean);
  return [
    `A seat uses ${mean(cells)} cells, including its start, and builds ${rate(built)} stations${when.length > 0 ? `; where it does, it first ${when.join(', and first ')} (medians)` : ''}.`,
  ];
}

function meetings({ opponents }: Explanation): string[] {
  if (opponents.length === 0) return [];
  const sorted = opponents.toSorted((a, b) => a.wins.share - b.wins.share);
  const [worst] = sorted;
  const best = sorted.at(-1);
  if (!worst || !best) return [];
  return [
    worst === best
      ? `It wins ${percent(worst.wins.share)} against ${worst.bot}.`
      : `It wins between ${percent(worst.wins.share)} (against ${worst.bot}) and ${percent(best.wins.share)} (against ${best.bot}).`,
  ];
}
