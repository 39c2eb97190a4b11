// A report on learned players as one page of HTML.
import { CHECK_GAMES } from '@railwright/playtest';
import { wilson } from '@railwright/statistics';
import { html, type Markup } from '../html/markup.ts';
import { framePage } from '../html/frame.ts';
import { growthChart, intervalChart } from '../html/charts.ts';
import { chart, note, section, table } from '../html/parts.ts';
import { percent } from '../figures-text.ts';
import { byHardest, learningFindings } from './learning-findings.ts';
import { memberName, type LearningMember, type LearningReport } from './learning-report.ts';
import { learningFacts, learningParts, seatCounts, type Part } from './learning-sections.ts';

const ITSELF = 'itself halfway';

/** A report on learned players as an HTML page that loads nothing else. */
export function learningToHtml(report: LearningReport): string {
  return framePage({
    title: report.title,
    about: report.members.length > 1 ? 'learned players' : 'learned player',
    facts: learningFacts(report),
    findings: learningFindings(report),
    shown: () => [],
    sections: learningParts(report).map((part) =>
      section(
        part.id,
        part.title,
        ...chartsOf(report, part),
        ...part.tables.map(({ head, rows }) => table(head, rows)),
        ...part.notes.map(part.id === 'trust' ? paragraph : note),
      ),
    ),
    command: report.command,
    made: `Made by Railwright, engine ${report.engine}. Content ${report.content}.`,
  });
}

const paragraph = (text: string): Markup => html`<p>${text}</p>`;

function chartsOf(report: LearningReport, { id }: Part): Markup[] {
  const { members, populations } = report;
  const whose = (member: LearningMember): string => (members.length > 1 ? `, ${memberName(member)}` : '');
  switch (id) {
    case 'growth':
      return members.filter(({ curve }) => curve.length > 0).map((member) => growth(member, whose(member)));
    case 'strength':
      return seatCounts(report).flatMap((seats) =>
        members.flatMap((member) => {
          const rows = byHardest(member.strength, seats);
          if (rows.length === 0) return [];
          const title = `Won at ${seats} seats${whose(member)}`;
          const shares = rows.map((one) => ({ ...one, name: one.against, share: one.won }));
          return [
            chart(
              intervalChart(shares, 1 / seats, title),
              `${title}, with 95% intervals; the line is even chances, ${percent(1 / seats)}.`,
            ),
          ];
        }),
      );
    case 'population':
      return populations.map(({ seats, members: all, firstSeat }) => {
        const title = `How often the first seat wins, ${seats} seats`;
        const rows = [
          { ...firstSeat, name: 'mixed tables' },
          ...all.map((one) => ({ ...one.firstSeat, name: `${one.name} alone` })),
        ];
        return chart(
          intervalChart(rows, 1 / seats, title),
          `${title}: at mixed tables, and each player at its own table.`,
        );
      });
    default:
      return [];
  }
}

function growth({ curve }: LearningMember, whose: string): Markup {
  const points = curve.flatMap(({ games, won, strength }) => [
    { name: ITSELF, games, share: won, ...wilson(won * CHECK_GAMES, CHECK_GAMES), even: 0.5 },
    ...strength.map((one) => ({
      ...{ name: one.against, games, share: one.won },
      ...{ low: one.low, high: one.high, even: 1 / one.seats },
    })),
  ]);
  return chart(
    growthChart(points, `Share of the wins by number of games${whose}`),
    `Share of the wins by number of games${whose}, with 95% intervals; the dashed lines are even chances.`,
  );
}
