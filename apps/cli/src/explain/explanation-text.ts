// A description of what a learned player does: first sentences, then tables.
import type { ResolvedSetup } from '@railwright/content';
import type { Explanation, Habit } from '@railwright/playtest';
import { plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { interval, percent, rate, signed } from '../simulate/figures.ts';
import { style } from '../style.ts';
import { formatTable, wrapText, type Column } from '../table.ts';
import { sentencesOf } from './sentences.ts';

const left = (title: string): Column => ({ title });
const right = (title: string): Column => ({ title, right: true });
const head = { head: (text: string) => style.bold(text) };
const MOST_CELLS = 12;
const MOST_DIFFERENCES = 4;

/** `holdings`: the group of measures for items that seats own. */
export function formatExplanation(
  setup: ResolvedSetup,
  explanation: Explanation,
  holdings: string | undefined,
): string {
  const { player, games, positions } = explanation;
  const groups = holdings === undefined ? games.measures.map(({ group }) => group) : [holdings];
  return [
    `${style.bold(safe(player.name))} plays ${safe(setup.title)} (${safe(setup.id)})`,
    wrapText(
      `${plural(games.games, 'game')} against itself, ${games.seats} seats, seed ${games.seed}${positions > 0 ? `; ${plural(positions, 'position')} examined` : ''}. It learned from ${plural(player.games, 'game')} of ${player.setups.map(({ setup: id, seats }) => `${safe(id)} (${seats.join(', ')} seats)`).join(', ')}${player.before === null ? '' : `, starting from a player that had learned from ${plural(player.before, 'game')}`}.`,
    ),
    '',
    ...sentencesOf(explanation, holdings).map((sentence) => wrapText(`  ${sentence}`, '  ')),
    ...groups.flatMap((group) => ['', habitsTable(explanation, group, group === holdings)]),
    ...(games.board ? ['', cellsTable(explanation)] : []),
    ...(explanation.opponents.length > 0 ? ['', opponentsTable(explanation, groups)] : []),
  ].join('\n');
}

function habitsTable({ habits, phases }: Explanation, group: string, owned: boolean): string {
  const own = habits.filter((habit) => habit.group === group && habit.seats.count > 0);
  const columns = [
    left(`${group} per seat`),
    right('mean'),
    right('95% interval'),
    right('seats'),
    right(`rounds 1–${phases.opening}`),
    right(`${phases.opening + 1}–${phases.middle}`),
    right('later'),
    ...(owned ? [right('at the end'), right('one more'), right('95% interval')] : []),
  ];
  const rows = own.map((habit) => [
    `  ${safe(habit.item)}`,
    rate(habit.perSeat.value),
    `${rate(Math.max(0, habit.perSeat.low))}–${rate(habit.perSeat.high)}`,
    percent(habit.seats.share),
    ...habit.byPhase.map((value) => rate(value ?? 0)),
    ...(owned ? worthOf(habit) : []),
  ]);
  const note = owned
    ? [
        style.dim(
          wrapText(
            '  one more: change in its estimated chance to win, in percentage points, when it is handed one at the start of a turn; averaged over all turns, everything else unchanged.',
            '  ',
          ),
        ),
      ]
    : [];
  return [formatTable(columns, rows, head), ...note].join('\n');
}

function worthOf({ owned, worth }: Habit): string[] {
  return [
    owned === null ? '-' : rate(owned),
    worth ? signed(worth.value) : '-',
    worth ? `${signed(worth.low)} to ${signed(worth.high)}` : '-',
  ];
}

function cellsTable({ games: { board, seats } }: Explanation): string {
  const cells = board?.cells ?? [];
  const used = cells.filter((cell) => cell.used.count > 0).sort((a, b) => b.seatsPerGame - a.seatsPerGame);
  const rows = used
    .slice(0, MOST_CELLS)
    .map((cell) => [
      `  ${safe(cell.cell)}`,
      percent(cell.seatsPerGame / seats),
      rate(cell.builtPerGame / seats),
      rate(cell.pointsPerGame / seats),
    ]);
  const starts = (board?.starts ?? []).toSorted((a, b) => b.wins.of - a.wins.of).slice(0, 3);
  const all = starts.reduce((sum, { wins }) => sum + wins.of, 0);
  const began = starts.map(({ cell, wins }) => `${safe(cell)} (${wins.of} times)`).join(', ');
  return [
    formatTable(
      [left('Where'), right('seats there'), right('built per seat'), right('points per seat')],
      rows,
      head,
    ),
    ...(used.length > rows.length
      ? [`  and ${plural(used.length - rows.length, 'cell')} more; --json has all.`]
      : []),
    ...(all > 0 ? [wrapText(`  It starts most often at ${began}.`, '  ')] : []),
  ].join('\n');
}

function opponentsTable({ opponents }: Explanation, groups: readonly string[]): string {
  const rows = opponents.map(({ bot, wins, differences }) => [
    `  ${safe(bot)}`,
    percent(wins.share),
    interval(wins),
    differences
      .filter(({ group, difference }) => groups.includes(group) && clear(difference))
      .slice(0, MOST_DIFFERENCES)
      .map(({ item, difference }) => `${safe(item)} ${more(difference.value)}`)
      .join(', ') || 'no difference beyond chance',
  ]);
  return formatTable(
    [
      left('Compared with'),
      right('won against'),
      right('95% interval'),
      left('largest differences, per seat'),
    ],
    rows,
    head,
  );
}

const clear = ({ low, high }: { readonly low: number; readonly high: number }): boolean =>
  low > 0 || high < 0;
const more = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(1)}`;
