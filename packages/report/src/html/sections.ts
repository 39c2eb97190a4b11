// The sections of a report on one result.
import type { GameFigure } from '@railwright/figures';
import { numbersIn, partsIn, type DistributionResult, type SimulationResult } from '@railwright/playtest';
import {
  capital,
  decimal,
  gamesRange,
  openRange,
  percent,
  percentRange,
  points,
  range80,
  toldOf,
  whole,
} from '../figures-text.ts';
import type { ReportData } from '../report-data.ts';
import { bars, histogram, intervalChart } from './charts.ts';
import { html, type Markup } from './markup.ts';
import { chart, gameLink, note, section, table, type Section } from './parts.ts';

export function targetsSection({ result: { targets } }: ReportData): Section | undefined {
  if (!targets || targets.length === 0) return undefined;
  const number = (value: number | null): string => (value === null ? '–' : decimal(value, 3));
  return section(
    'targets',
    'Targets',
    table(
      ['Target', 'Wanted', 'Verdict', 'Seen', 'Interval', 'Off by', 'Games still needed'],
      targets.map((target) => [
        target.target,
        target.wanted,
        html`<span class="verdict ${target.verdict}">${target.verdict}</span>`,
        number(target.value),
        openRange(target),
        target.off === 0 ? '–' : number(target.off),
        gamesRange(target),
      ]),
    ),
  );
}

export function winsSection(data: ReportData): Section {
  const { result } = data;
  const even = 1 / result.seats;
  const seats = result.winsBySeat.map(({ seat, wins }) => ({ name: seatName(seat), ...wins }));
  const bots = result.winsByBot.map(({ bot, wins }) => ({ name: bot, ...wins }));
  return section(
    'wins',
    'Wins',
    chart(
      intervalChart(seats, even, 'Wins by seat'),
      `Wins by seat with 95% intervals; the line is even chances, ${percent(even)}.`,
    ),
    sidesTable(
      data,
      'Seat',
      result.winsBySeat.map((side) => ({ ...side, name: seatName(side.seat) })),
    ),
    result.winsByBot.length > 1
      ? html`${chart(intervalChart(bots, even, 'Wins by bot'), 'Wins by bot, over all seats it sat in.')}${sidesTable(
          data,
          'Bot',
          result.winsByBot.map((side) => ({ ...side, name: side.bot })),
        )}`
      : undefined,
    effects(result),
    note(result.notes.wins),
  );
}

function sidesTable(
  data: ReportData,
  what: string,
  sides: readonly (Pick<SimulationResult['winsBySeat'][number], 'wins' | 'example' | 'score'> & {
    readonly name: string;
  })[],
): Markup {
  return table(
    [what, 'Wins', '95% interval', 'Such as', 'Mean score', 'Median', '10–90%', 'Lowest', 'Highest'],
    sides.map(({ name, wins, example, score }) => [
      name,
      percent(wins.share),
      percentRange(wins),
      example ? gameLink(data, example.game, example.seed) : '–',
      ...distributionCells(data, score),
    ]),
  );
}

function effects({ seatEffects, botEffects }: SimulationResult): Markup | undefined {
  if (botEffects.length === 0) return undefined;
  return table(
    ['Effect', 'On the share of wins'],
    [
      ...seatEffects.map(({ seat, effect }) => [seatName(seat), points(effect)]),
      ...botEffects.map(({ bot, effect }) => [bot, points(effect)]),
    ],
  );
}

export function lengthSection(data: ReportData): Section | undefined {
  const { length, ends } = data.result;
  if (!length) return undefined;
  return section(
    'length',
    'Length and ends',
    chart(
      histogram(length.rounds, 'Games by their rounds'),
      'Games by their number of rounds; the line is the median.',
    ),
    numbersTable(data, 'length', 'result'),
    table(
      ['End', 'Games', 'Share', '95% interval', 'Such as'],
      ends.map(({ reason, games, example }) => [
        reason,
        whole(games.count),
        percent(games.share),
        percentRange(games),
        gameLink(data, example.game, example.seed),
      ]),
    ),
  );
}

function distributionCells(data: ReportData, d: DistributionResult): (Markup | string)[] {
  const extreme = ({ value, game, seed }: DistributionResult['least']): Markup =>
    html`${value} ${gameLink(data, game, seed)}`;
  return [decimal(d.mean), String(d.median), range80(d), extreme(d.least), extreme(d.most)];
}

function numbersTable(data: ReportData, ...sections: GameFigure['section'][]): Markup {
  return table(
    ['', 'Mean', 'Median', '10–90%', 'Least', 'Most'],
    numbersIn(data.result, ...sections).map(({ figure, values }) => {
      const { mean, median, range } = toldOf(figure, values);
      const extreme = ({ value, game, seed }: DistributionResult['least']): Markup =>
        html`${figure.unit === 'count' ? value : percent(value / 1000)} ${gameLink(data, game, seed)}`;
      return [capital(figure.row), mean, median, range, extreme(values.least), extreme(values.most)];
    }),
  );
}

export function measureSections(data: ReportData): Section[] {
  const { result, nameOf } = data;
  return result.measures.map(({ group, items }) => {
    const used = items.filter(({ perGame }) => perGame > 0).sort((a, b) => b.perSeat - a.perSeat);
    return section(
      `measure-${group}`,
      capital(group),
      used.length === 0
        ? note('Nothing.')
        : chart(
            bars(
              used.map(({ item, perSeat }) => ({ name: nameOf(item), value: perSeat })),
              `How often ${group}, per seat and game`,
              (value) => decimal(value, 1),
            ),
            `How often ${group}, per seat and game.`,
          ),
      table(
        [capital(group), 'Per seat', 'In games', 'Wins with it', '95% interval', 'Most'],
        items.map(({ item, perSeat, games, wins, most }) => [
          nameOf(item),
          decimal(perSeat, 2),
          percent(games.share),
          wins ? percent(wins.share) : '–',
          wins ? percentRange(wins) : '–',
          most ? html`${most.value} ${gameLink(data, most.game, most.seed)}` : '–',
        ]),
      ),
      note(`“Wins with it”: ${result.notes.measures}`),
    );
  });
}

export function dramaSection(data: ReportData): Section | undefined {
  if (!data.result.drama) return undefined;
  return section(
    'drama',
    'Drama',
    numbersTable(data, 'drama'),
    table(
      ['', 'Share', '95% interval'],
      partsIn(data.result).map(({ figure, share }) => [
        capital(figure.row),
        percent(share.share),
        percentRange(share),
      ]),
    ),
  );
}

const seatName = (seat: number): string => `Seat ${seat + 1}`;
