// Where several players that learned the same agree and differ, as text.
import { differences, type PopulationResult, type PopulationShare } from '@railwright/playtest';
import { safe } from '../output.ts';
import { percent } from '../simulate/figures.ts';
import { style } from '../style.ts';
import { formatTable, wrapText } from '../table.ts';

const MOST_HABITS = 6;

export function formatPopulation(population: PopulationResult): string {
  const { members, seats, firstSeat } = population;
  const pasts = members.some(({ againstPast }) => againstPast !== undefined);
  const table = formatTable(
    [
      { title: `${members.length} players, ${seats} seats` },
      { title: 'won, mixed tables', right: true },
      ...(pasts ? [{ title: 'against the others halfway', right: true }] : []),
      { title: 'first seat wins, own table', right: true },
    ],
    members.map((member) => [
      `  ${safe(member.name)}`,
      rangeOf(member.won),
      ...(pasts ? [member.againstPast ? rangeOf(member.againstPast) : ''] : []),
      rangeOf(member.firstSeat),
    ]),
    { head: (text) => style.bold(text) },
  );
  const own = members.map((member) => member.firstSeat.share);
  const verdict = `The first seat wins ${rangeOf(firstSeat)} at mixed tables; on their own they would show ${percent(Math.min(...own))} to ${percent(Math.max(...own))}. ${percent(1 / seats)} would be even.`;
  const habits = formatTable(
    [
      { title: 'Largest differences, per seat and game' },
      ...members.map(({ name }) => ({ title: safe(name), right: true })),
    ],
    differences(population, MOST_HABITS).map(({ measure, means }) => [
      `  ${safe(measure.replace(':', ' '))}`,
      ...means.map((mean) => mean.toFixed(2)),
    ]),
    { head: (text) => style.bold(text) },
  );
  return [table, wrapText(verdict), '', habits].join('\n');
}

function rangeOf({ share, low, high }: PopulationShare): string {
  return `${percent(share)} (${percent(low)} to ${percent(high)})`;
}
