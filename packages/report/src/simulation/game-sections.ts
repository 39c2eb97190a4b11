// Who wins, how long games take and how they end, and what seats had.
import type { GameFigure } from '@railwright/figures';
import { numbersIn, partsIn, type DistributionResult, type SimulationResult } from '@railwright/playtest';
import {
  note,
  table,
  type Chart,
  type Column,
  type Section,
  type ShareRow,
  type Table,
  type Text,
} from '../document/document.ts';
import {
  capital,
  decimal,
  percent,
  percentRange,
  plural,
  range80,
  signed,
  signedRange,
  toldOf,
  whole,
} from '../figures-text.ts';
import type { ReportData } from '../report-data.ts';
import { spark } from './spark.ts';

export function winsSections(result: SimulationResult): Section[] {
  const { winsBySeat, winsByBot, seats, sharedWins, unwon } = result;
  const even = 1 / seats;
  const bySeat = winsBySeat.map((side) => ({ ...side, name: String(side.seat + 1) }));
  const byBot = winsByBot.map((side) => ({ ...side, name: side.bot }));
  const chart = (label: string, rows: readonly ShareRow[], caption: string): Chart => ({
    ...{ kind: 'chart', shape: 'shares', label, rows, even, caption },
  });
  return [
    {
      id: 'wins',
      title: 'Wins',
      blocks: [
        chart(
          'Wins by seat',
          bySeat.map(({ name, wins }) => ({ ...wins, name: `Seat ${name}` })),
          `Wins by seat with 95% intervals; the line is even chances, ${percent(even)}.`,
        ),
        ...sidesTable('Seat', bySeat),
        note(
          `Even chances: ${percent(even)}. Shared wins: ${plural(sharedWins, 'game')}, each counted by share; without a winner: ${whole(unwon)}.`,
        ),
        ...(byBot.length > 1
          ? [
              chart(
                'Wins by bot',
                byBot.map(({ name, wins }) => ({ ...wins, name })),
                'Wins by bot, over all seats it sat in.',
              ),
              ...sidesTable('Bot', byBot),
              ...effectsTable(result),
            ]
          : []),
      ],
    },
  ];
}

type Side = Pick<SimulationResult['winsBySeat'][number], 'wins' | 'example' | 'score'> & {
  readonly name: string;
};

const SIDE = ['wins', '95% interval', 'such as', 'score mean', 'median', '10–90%', 'lowest', 'highest'];

const sidesTable = (what: string, sides: readonly Side[]): Table[] =>
  table(
    [what, ...SIDE],
    sides.map(({ name, wins, example, score }) => [
      ...[name, percent(wins.share), percentRange(wins), example ?? '–'],
      ...[decimal(score.mean), String(score.median), range80(score), seen(score.least), seen(score.most)],
    ]),
  );

/** The effects of seats and bots, separated. */
function effectsTable({ seatEffects, botEffects }: SimulationResult): Table[] {
  const effects = [
    ...seatEffects.map(({ seat, effect }) => ({ effect, of: `seat ${seat + 1}, whichever bot sits there` })),
    ...botEffects.map(({ bot, effect }) => ({ effect, of: `${bot}, wherever it sits` })),
  ];
  return table(
    ['Effect on wins', 'points above even', '95% interval'],
    effects.map(({ of, effect }) => [of, signed(effect.value), signedRange(effect)]),
  );
}

/** A value, and a game that has it. */
const seen = ({ value, game, seed }: DistributionResult['least'], shown = String(value)): Text => [
  `${shown} (`,
  { game, seed },
  ')',
];

export function lengthSection(result: SimulationResult): Section[] {
  const { length } = result;
  if (!length) return [];
  return [
    {
      id: 'length',
      title: 'Length',
      blocks: [
        ...numbersTable(result, 'Length', 'length', 'result'),
        {
          ...{ kind: 'chart', shape: 'histogram', label: 'Games by rounds', values: length.rounds },
          caption: 'Games by their number of rounds; the line is the median.',
        },
      ],
    },
  ];
}

export function endsSection({ ends }: SimulationResult): Section[] {
  const rows = ends.map(({ reason, games, example }) => [
    ...[reason, whole(games.count), percent(games.share), percentRange(games), example],
  ]);
  const blocks = table(['End', 'games', 'share', '95% interval', 'such as'], rows);
  return blocks.length === 0 ? [] : [{ id: 'ends', title: 'How games end', blocks }];
}

function numbersTable(
  result: SimulationResult,
  title: string,
  ...sections: GameFigure['section'][]
): Table[] {
  return table(
    [title, 'mean', 'median', '10–90%', 'least', 'most'],
    numbersIn(result, ...sections).map(({ figure, values }) => {
      const { mean, median, range } = toldOf(figure, values);
      const extreme = (one: DistributionResult['least']): Text =>
        seen(one, figure.unit === 'count' ? undefined : percent(one.value / 1000));
      return [figure.row, mean, median, range, extreme(values.least), extreme(values.most)];
    }),
  );
}

export function dramaSection(result: SimulationResult): Section[] {
  if (!result.drama) return [];
  const shares = partsIn(result).map(({ figure, share }) => [
    ...[figure.row, percent(share.share), percentRange(share)],
  ]);
  return [
    {
      id: 'drama',
      title: 'Drama',
      blocks: [
        ...numbersTable(result, 'Drama', 'drama'),
        ...table(['Choices', 'share', '95% interval'], shares),
      ],
    },
  ];
}

/** In a summary. */
const MOST_ITEMS = 10;

/** The most used first. A summary shows the first group alone, unless the rounds of each item were asked for. */
export function measureSections({ result: { measures, length }, nameOf }: ReportData): Section[] {
  const isTimed = measures.some(({ items }) => items.some(({ byRound }) => byRound !== null));
  const last = isTimed ? length?.rounds.most.value : undefined;
  return measures.map(({ group, items }, i): Section => {
    const sorted = items.toSorted((a, b) => b.perGame - a.perGame);
    const used = sorted.filter(({ perGame }) => perGame > 0);
    const label = `How often ${group}, per seat and game`;
    const rounds: readonly Column[] =
      last === undefined ? [] : [{ title: `rounds 1 to ${last}`, isText: true }];
    return {
      ...{ id: `measure-${group}`, title: capital(group), isDetail: i > 0 && !isTimed },
      blocks: [
        ...(used.length === 0
          ? []
          : [
              {
                ...({ kind: 'chart', shape: 'bars', label, caption: `${label}.` } as const),
                rows: used.map(({ item, perSeat }) => ({ name: nameOf(item), value: perSeat })),
                format: (value: number) => decimal(value),
              },
            ]),
        ...table(
          [capital(group), 'per seat', 'in games', 'wins with it', '95% interval', 'most', ...rounds],
          sorted.map(({ item, perSeat, games, wins, most, byRound }) => [
            ...[nameOf(item), decimal(perSeat, 2), percent(games.share)],
            ...(wins ? [percent(wins.share), percentRange(wins)] : ['–', '–']),
            most ? seen(most) : '–',
            ...(last === undefined ? [] : [byRound ? spark(byRound, last) : '']),
          ]),
          isTimed ? {} : { mostInSummary: MOST_ITEMS },
        ),
      ],
    };
  });
}
