// A report as Markdown, for a pull request: what was found, then the tables that matter.
import { safeText } from '@railwright/engine/safe-text';
import { decimal, percent, percentRange, whole } from './figures-text.ts';
import { findings, type Finding, type FindingKind } from './findings.ts';
import { factsOf } from './html/page.ts';
import type { ReportData } from './report-data.ts';

const SIGNS: Readonly<Record<FindingKind, string>> = { good: '✅', problem: '⚠️', open: '❔', fact: '▪️' };

export function toMarkdown(data: ReportData): string {
  const { title, result, nameOf, command } = data;
  const lines = [
    `## ${text(title)}`,
    text(factsOf(data)),
    findings(result, nameOf, data.expects)
      .map(
        (finding) =>
          `- ${SIGNS[finding.kind]} **${text(finding.title)}**: ${text(finding.text)}${shown(finding)}`,
      )
      .join('\n'),
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
            result.targets.map(({ target, wanted, verdict, value, gamesNeeded }) => [
              target,
              wanted,
              verdict,
              value === null ? '–' : decimal(value, 3),
              gamesNeeded === null ? '–' : whole(gamesNeeded),
            ]),
          ),
        ]
      : []),
    ...result.measures.map(({ group, items }) =>
      [
        `<details><summary>${text(group)}</summary>`,
        table(
          ['', 'a seat', 'in games', 'wins with it'],
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
    `To keep the record of game #N, which the player opens, add \`--first N --games 1 --save games\` in place of the number of games.`,
    `The same figures again: \`${safeText(command.replaceAll('`', "'").replaceAll('\n', ' '))}\``,
  ];
  return `${lines.join('\n\n')}\n`;
}

/** A page of Markdown holds no games; whoever wants to see one makes its record. */
function shown({ games = [] }: Finding): string {
  if (games.length === 0) return '';
  return text(
    ` Games: ${games.map(({ shows, game, seed }) => `${shows} #${game} (seed ${seed})`).join(', ')}.`,
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(text).join(' | ')} |`;
  const rule = `| ${head.map((_, i) => (i === 0 ? ':--' : '--:')).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Nothing in a name becomes markup, a mention or another column. */
function text(words: string): string {
  return safeText(words.replaceAll(/[\r\n]+/g, ' '))
    .replaceAll(/[\\`*_{}[\]<>#|~]/g, (sign) => (sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : `\\${sign}`))
    .replaceAll('@', '@\u200b');
}
