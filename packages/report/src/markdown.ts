// A report as Markdown, for a pull request: the findings, then the main tables.
import { numbersIn, partsIn, type SimulationResult } from '@railwright/playtest';
import { capital, decimal, gamesRange, percent, percentRange, toldOf } from './figures-text.ts';
import { findings } from './findings.ts';
import { factsOf } from './html/page.ts';
import { commandLine, findingLines, table, text } from './markdown-parts.ts';
import type { ReportData } from './report-data.ts';

/** A report as Markdown. */
export function toMarkdown(data: ReportData): string {
  const { title, result, nameOf, command } = data;
  const lines = [
    `## ${text(title)}`,
    text(factsOf(data)),
    findingLines(findings(result, nameOf, data.expects)),
    table(
      ['Seat', 'Wins', '95% interval', 'Mean score'],
      result.winsBySeat.map(({ seat, wins, score }) => [
        String(seat + 1),
        percent(wins.share),
        percentRange(wins),
        decimal(score.mean),
      ]),
    ),
    ...(result.winsByBot.length > 1
      ? [
          table(
            ['Bot', 'Wins', '95% interval', 'Mean score'],
            result.winsByBot.map(({ bot, wins, score }) => [
              bot,
              percent(wins.share),
              percentRange(wins),
              decimal(score.mean),
            ]),
          ),
        ]
      : []),
    ...(result.targets && result.targets.length > 0
      ? [
          table(
            ['Target', 'Wanted', 'Verdict', 'Seen', 'Games still needed'],
            result.targets.map((one) => [
              one.target,
              one.wanted,
              one.verdict,
              one.value === null ? '–' : decimal(one.value, 3),
              gamesRange(one),
            ]),
          ),
        ]
      : []),
    ...gamesTables(result),
    ...result.measures.map(({ group, items }) =>
      [
        `<details><summary>${text(group)}</summary>`,
        table(
          ['', 'per seat', 'in games', 'wins with it'],
          items.map(({ item, perSeat, games, wins }) => [
            nameOf(item),
            decimal(perSeat, 2),
            percent(games.share),
            wins ? `${percent(wins.share)} (${percentRange(wins)})` : '–',
          ]),
        ),
        '</details>',
      ].join('\n\n'),
    ),
    `To save the record of game #N, which the player can open, add \`--first N --games 1 --save games\` instead of the number of games.`,
    commandLine(command),
  ];
  return `${lines.join('\n\n')}\n`;
}

/** Collapsed, like the measures. */
function gamesTables(result: SimulationResult): string[] {
  const numbers = numbersIn(result, 'length', 'result', 'drama').map(({ figure, values }) => {
    const { mean, median, range } = toldOf(figure, values);
    return [capital(figure.row), mean, median, range];
  });
  const parts = partsIn(result).map(({ figure, share }) => [
    capital(figure.row),
    percent(share.share),
    percentRange(share),
  ]);
  if (numbers.length === 0) return [];
  return [
    [
      '<details><summary>games</summary>',
      table(['', 'Mean', 'Median', '10–90%'], numbers),
      ...(parts.length === 0 ? [] : [table(['', 'Share', '95% interval'], parts)]),
      '</details>',
    ].join('\n\n'),
  ];
}
