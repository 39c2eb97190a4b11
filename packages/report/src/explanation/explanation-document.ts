// What a learned player does: first sentences, then tables.
import type { Explanation, Habit } from '@railwright/playtest';
import { note, paragraph, table, words, type Block, type Document } from '../document/document.ts';
import { percent, percentRange, plural, rate, signed, signedRange } from '../figures-text.ts';
import { sentencesOf } from './sentences.ts';

/** On a terminal. */
const MOST_CELLS = 12;
const MOST_DIFFERENCES = 4;

/** What a learned player does as a document. `holdings` is the group of measures for items that seats own. */
export function explanationDocument(
  { title, id }: { readonly title: string; readonly id: string },
  explanation: Explanation,
  holdings: string | undefined,
): Document {
  const { player, games } = explanation;
  const groups = holdings === undefined ? games.measures.map(({ group }) => group) : [holdings];
  return {
    title: [{ bold: player.name }, ` plays ${title} (${id})`],
    facts: factsOf(explanation),
    findings: [],
    sections: [
      {
        id: 'play',
        title: 'How it plays',
        blocks: [
          paragraph(learnedWords(player)),
          { kind: 'list', items: sentencesOf(explanation, holdings) },
        ],
      },
      {
        id: 'habits',
        title: 'Habits',
        blocks: groups.flatMap((group) => habitsTable(explanation, group, group === holdings)),
      },
      { id: 'cells', title: 'Where it builds', blocks: cellBlocks(explanation) },
      { id: 'opponents', title: 'Compared with others', blocks: opponentsTable(explanation, groups) },
    ],
  };
}

function factsOf({ games, positions }: Explanation): string {
  const examined = positions > 0 ? `; ${plural(positions, 'position')} examined` : '';
  return `${plural(games.games, 'game')} against itself, ${games.seats} seats, seed ${games.seed}${examined}`;
}

function learnedWords(player: Explanation['player']): string {
  const setups = player.setups.map(({ setup, seats }) => `${setup} (${seats.join(', ')} seats)`);
  const before =
    player.before === null
      ? ''
      : `, starting from a player that had learned from ${plural(player.before, 'game')}`;
  return `It learned from ${plural(player.games, 'game')} of ${setups.join(', ')}${before}.`;
}

function habitsTable({ habits, phases }: Explanation, group: string, owned: boolean): Block[] {
  const own = habits.filter((habit) => habit.group === group && habit.seats.count > 0);
  return [
    ...table(
      [
        ...[`${group} per seat`, 'mean', '95% interval', 'seats', `rounds 1–${phases.opening}`],
        ...[`${phases.opening + 1}–${phases.middle}`, 'later'],
        ...(owned ? ['at the end', 'one more', '95% interval'] : []),
      ],
      own.map((habit) => [
        ...[habit.item, rate(habit.perSeat.value)],
        ...[`${rate(Math.max(0, habit.perSeat.low))}–${rate(habit.perSeat.high)}`],
        ...[percent(habit.seats.share), ...habit.byPhase.map((value) => rate(value ?? 0))],
        ...(owned ? worthOf(habit) : []),
      ]),
    ),
    ...(owned
      ? [
          note(
            'one more: change in its estimated chance to win, in percentage points, when it is handed one at the start of a turn; averaged over all turns, everything else unchanged.',
          ),
        ]
      : []),
  ];
}

const worthOf = ({ owned, worth }: Habit): string[] => [
  owned === null ? '–' : rate(owned),
  ...(worth ? [signed(worth.value), signedRange(worth)] : ['–', '–']),
];

function cellBlocks({ games: { board, seats } }: Explanation): Block[] {
  if (!board) return [];
  const used = board.cells
    .filter((cell) => cell.used.count > 0)
    .sort((a, b) => b.seatsPerGame - a.seatsPerGame);
  const starts = board.starts.toSorted((a, b) => b.wins.of - a.wins.of).slice(0, 3);
  const began = starts.map(({ cell, wins }) => `${cell} (${wins.of} times)`).join(', ');
  return [
    ...table(
      ['Where', 'seats there', 'built per seat', 'points per seat'],
      used.map(({ cell, seatsPerGame, builtPerGame, pointsPerGame }) => [
        ...[cell, percent(seatsPerGame / seats), rate(builtPerGame / seats), rate(pointsPerGame / seats)],
      ]),
      { most: MOST_CELLS },
    ),
    ...(starts.some(({ wins }) => wins.of > 0) ? [paragraph(`It starts most often at ${began}.`)] : []),
  ];
}

function opponentsTable({ opponents }: Explanation, groups: readonly string[]): Block[] {
  return table(
    ['Compared with', 'won against', '95% interval', words('largest differences, per seat')],
    opponents.map(({ bot, wins, differences }) => [
      ...[bot, percent(wins.share), percentRange(wins)],
      differences
        .filter(({ group, difference }) => groups.includes(group) && clear(difference))
        .slice(0, MOST_DIFFERENCES)
        .map(({ item, difference }) => `${item} ${more(difference.value)}`)
        .join(', ') || 'no difference beyond chance',
    ]),
  );
}

const clear = ({ low, high }: { readonly low: number; readonly high: number }): boolean =>
  low > 0 || high < 0;
const more = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(1)}`;
