// The result of a batch as text: tables with intervals, a histogram, and how to replay a game.
import { style } from '../style.ts';
import {
  numbersIn,
  type DistributionResult,
  type Executor,
  type SimulationResult,
} from '@railwright/playtest';
import type { EstimateResult } from '@railwright/statistics';
import { plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { formatTable, wrapText, type Column } from '../table.ts';
import { interval, mean, middle, most80, percent, rate, seen, signed, whole } from './figures.ts';
import { formatHistogram, formatSpark } from './histogram-text.ts';
import { seatName } from './seat-name.ts';
import { formatPlayers } from './players-text.ts';
import { formatBoard, formatDrama } from './observed-text.ts';

export interface ResultFrame {
  readonly title: string;
  /** How long it took and who played, or where the games came from. */
  readonly how: string;
  /** Everything, instead of a summary of one screen with what was asked for with --measure. */
  readonly verbose: boolean;
}

/** In a summary. */
const MOST_ITEMS = 10;

export function speedText(games: number, seconds: number, executor: Executor): string {
  const speed = whole(Math.round(games / Math.max(seconds, 0.001)));
  return `${seconds.toFixed(1)} s, ${speed} games/s, ${executor.label}`;
}

export function formatResult(result: SimulationResult, frame: ResultFrame): string {
  if (result.games === 0) return `${headOf(result, frame)}\n\nNo game was finished.`;
  return [
    headOf(result, frame),
    sidesOf(result),
    lengthOf(result, frame.verbose),
    endsOf(result),
    ...(result.drama ? [formatDrama(result)] : []),
    ...(frame.verbose || isTimed(result) ? measuresOf(result) : mostOf(result)),
    ...(result.board ? formatBoard(result.board) : []),
    ...formatPlayers(result.players, result.seats),
    frame.verbose ? notesOf(result) : style.dim(wrapText(SUMMARY_NOTE)),
  ]
    .filter((section) => section !== '')
    .join('\n\n');
}

const left = (title: string): Column => ({ title });
const right = (title: string): Column => ({ title, right: true });

function table(title: string, columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const [first, ...rest] = columns;
  return formatTable([{ ...first, title }, ...rest], rows, { head: (text) => style.bold(text) });
}

function headOf(result: SimulationResult, { title, how }: ResultFrame): string {
  const { setup, seats, games, requested, complete, seed, first, bots } = result;
  const asked = complete ? plural(games, 'game') : `${whole(games)} of ${plural(requested, 'game')}`;
  const names = new Set(bots).size === 1 ? (bots[0] as string) : bots.join(', ');
  const from = first === 0 ? '' : ` from #${first}`;
  return [
    `${style.bold(safe(title))} (${safe(setup)})`,
    `${asked}${from}, ${seats} seats, bots ${names}, seed ${seed}; ${how}`,
  ].join('\n');
}

const SIDE_COLUMNS = [
  left(''),
  right('wins'),
  right('95% interval'),
  right('score mean'),
  right('median'),
  right('10–90%'),
  right('lowest'),
  right('highest'),
];

type Side = Pick<SimulationResult['winsBySeat'][number], 'wins' | 'score'>;

const sideRow = (name: string, { wins, score }: Side): string[] => [
  name,
  percent(wins.share),
  interval(wins),
  ...distributionCells(score),
];

const distributionCells = (d: DistributionResult): string[] => [
  mean(d.mean),
  middle(d.median),
  most80(d),
  seen(d.least),
  seen(d.most),
];

function sidesOf(result: SimulationResult): string {
  const { winsBySeat, winsByBot, seats, sharedWins, unwon } = result;
  const parts = [
    table(
      'Seat',
      SIDE_COLUMNS,
      winsBySeat.map((side) => sideRow(`  ${seatName(side.seat)}`, side)),
    ),
    `  Even chances: ${percent(1 / seats)}. Shared wins: ${plural(sharedWins, 'game')}, each counted by share; without a winner: ${whole(unwon)}.`,
  ];
  if (winsByBot.length > 1)
    parts.push(
      '',
      table(
        'Bot',
        SIDE_COLUMNS,
        winsByBot.map((side) => sideRow(`  ${side.bot}`, side)),
      ),
    );
  if (winsByBot.length > 1) parts.push('', effectsTable(result));
  return parts.join('\n');
}

/** The effects of seats and bots, separated. */
function effectsTable({ seatEffects, botEffects }: SimulationResult): string {
  const row = (name: string, { value, low, high }: EstimateResult): string[] => [
    `  ${safe(name)}`,
    signed(value),
    `${signed(low)} to ${signed(high)}`,
  ];
  return table(
    'Effect on wins',
    [left(''), right('above even'), right('95% interval')],
    [
      ...seatEffects.map(({ seat, effect }) =>
        row(`seat ${seatName(seat)}, whichever bot sits there`, effect),
      ),
      ...botEffects.map(({ bot, effect }) => row(`${bot}, wherever it sits`, effect)),
    ],
  );
}

function lengthOf(result: SimulationResult, verbose: boolean): string {
  const { length } = result;
  if (!length) return '';
  const columns = [left(''), right('mean'), right('median'), right('10–90%'), right('least'), right('most')];
  const rows = numbersIn(result, 'length', 'result').map(({ figure, values }) => [
    `  ${figure.row}`,
    ...distributionCells(values),
  ]);
  const lines = table('Length', columns, rows);
  return verbose ? `${lines}\n\n${formatHistogram('Rounds', length.rounds.histogram)}` : lines;
}

function endsOf({ ends }: SimulationResult): string {
  return table(
    'End',
    [left(''), right('games'), right('share'), right('95% interval'), right('such as')],
    ends.map(({ reason, games, example }) => [
      `  ${safe(reason)}`,
      whole(games.count),
      percent(games.share),
      interval(games),
      `#${example.game}`,
    ]),
  );
}

const SUMMARY_NOTE =
  '"Wins with it" shows correlation with winning, not its cause. This is a summary: --verbose prints the histogram of rounds, all items, how figures are counted and how to keep the record of game #N; --report page.html writes it all as a page.';

/** Whether the rounds of each item were asked for. */
function isTimed({ measures }: Pick<SimulationResult, 'measures'>): boolean {
  return measures.some(({ items }) => items.some(({ byRound }) => byRound !== null));
}

/** The first group of items, those that games have most of. */
function mostOf(result: SimulationResult): string[] {
  const [first] = result.measures;
  if (!first) return [];
  const items = first.items.toSorted((a, b) => b.perGame - a.perGame).slice(0, MOST_ITEMS);
  const more = first.items.length - items.length;
  const [lines = ''] = measuresOf({ ...result, measures: [{ ...first, items }] });
  return [more > 0 ? `${lines}\n  and ${more} more that games have less of` : lines];
}

function measuresOf({ measures, length }: SimulationResult): string[] {
  const timed = isTimed({ measures });
  return measures.map(({ group, items }) =>
    table(
      capital(safe(group)),
      [
        left(''),
        right('per seat'),
        right('in games'),
        right('wins with it'),
        right('95% interval'),
        right('most'),
        ...(length && timed ? [left(`rounds 1 to ${length.rounds.most.value}`)] : []),
      ],
      items.map(({ item, perSeat, games, wins, most, byRound }) => [
        `  ${safe(item)}`,
        rate(perSeat),
        percent(games.share),
        wins ? percent(wins.share) : '-',
        wins ? interval(wins) : '-',
        most ? seen(most) : '-',
        ...(length && byRound ? [formatSpark(byRound, length.rounds.most.value)] : []),
      ]),
    ),
  );
}

function notesOf({ notes, measures, board, setup, seed }: SimulationResult): string {
  const lines = [notes.wins];
  if (measures.length > 0) lines.push(`"Wins with it": ${notes.measures}`);
  if (board && !board.randomStarts) lines.push(`Start cells: ${notes.starts}`);
  lines.push('--explain describes each figure.');
  lines.push(
    `#N is the number of a game. To keep its record: railwright simulate ${safe(setup)} --seed ${seed} --first N --games 1 --save DIR, with the other flags unchanged.`,
  );
  return lines.map((line) => style.dim(wrapText(line))).join('\n');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
