// A panel's answers as one HTML page: the answers, how far to trust them, then the evidence, each with a picture.
import type { PanelFinding, PanelResult } from '@railwright/playtest';
import { CELL_HEAD, cellHeats, cellRows } from '../cell-words.ts';
import { percent } from '../figures-text.ts';
import { bars, intervalChart, NARROW } from '../html/charts.ts';
import { framePage } from '../html/frame.ts';
import { heatPicture } from '../html/heat-picture.ts';
import { html, trusted, type Markup } from '../html/markup.ts';
import { chart, note, section, table, type Section } from '../html/parts.ts';
import { leadPicture } from '../pictures/leads.ts';
import { worthPicture } from '../pictures/worth.ts';
import {
  LEAD_HEAD,
  leadRows,
  LEADS_NOTE,
  panelNote,
  sayShares,
  START_HEAD,
  startRows,
  STARTS_NOTE,
  turnShares,
  USE_HEAD,
  USE_NOTE,
  useRows,
  WORTH_HEAD,
  WORTH_NOTE,
  WORTH_TABLE_NOTE,
  worthRows,
} from '../panel-words.ts';
import {
  PANEL_HEAD,
  panelFacts,
  panelFindings,
  panelRows,
  SAYS_HEAD,
  saysRows,
  type PanelReport,
} from './panel-report.ts';

/** Longer tables are folded. */
const MOST_ROWS = 24;

/** A panel's findings as an HTML page that loads nothing else. */
export function panelToHtml(report: PanelReport): string {
  const { title, result, command } = report;
  const wins = result.panel.flatMap(({ name, wins: won }) =>
    won ? [{ name, share: won.value, low: won.low, high: won.high }] : [],
  );
  const label = 'Wins at mixed tables';
  return framePage({
    title,
    about: 'playtest',
    facts: panelFacts(report),
    findings: panelFindings(result),
    shown: () => [],
    sections: pictures(report),
    evidence: [
      section(
        'asked',
        'The panel',
        wins.length > 0
          ? chart(intervalChart(wins, 1 / result.seats, label), `${label}; the line is even chances.`)
          : undefined,
        table(PANEL_HEAD, panelRows(result)),
      ),
      ...result.findings.map((finding) =>
        section(
          finding.id,
          finding.about,
          html`<p>${finding.sentence}</p>`,
          picture(finding),
          evidence(finding),
        ),
      ),
      ...leads(result),
      ...cards(result),
      ...(result.starts.length > 0
        ? [section('start-cells', 'Start cells', note(STARTS_NOTE), table(START_HEAD, startRows(result)))]
        : []),
      ...mapSection(report),
      section('how', 'How it was found', note(panelNote())),
    ],
    command,
    made: `Made by Railwright, engine ${result.engine}. Content ${result.content}.`,
  });
}

/** By player, folded if it takes more than a screen; empty if no player has answers of its own. */
function evidence(finding: PanelFinding): Markup | undefined {
  const rows = saysRows(finding);
  if (rows.length === 0) return undefined;
  const all = table(SAYS_HEAD, rows);
  return rows.length <= MOST_ROWS
    ? all
    : html`<details>
        <summary>All ${rows.length} rows</summary>
        ${all}
      </details>`;
}

/** Charts; the figures are among the evidence. */
function pictures(report: PanelReport): Section[] {
  const { result } = report;
  const figures = [
    ...wide('Wins of strong play by turn', seats(result)),
    ...drawn('How safe a lead is', leadPicture(result), LEADS_NOTE),
    ...drawn('Worth of cards', worthPicture(result), WORTH_NOTE),
    ...result.findings
      .filter(isWays)
      .flatMap((finding) => (sayShares(finding).length > 1 ? wide(finding.about, picture(finding)) : [])),
    ...wide('Start cells', starts(report)),
  ];
  return figures.length === 0
    ? []
    : [section('pictures', 'In pictures', html`<div class="pictures">${figures}</div>`)];
}

function drawn(title: string, svg: string | undefined, caption: string): Markup[] {
  return svg === undefined
    ? []
    : [
        html`<div>
          <h3>${title}</h3>
          ${chart(trusted(svg), caption)}
        </div>`,
      ];
}

const wide = (title: string, content: Markup | undefined): Markup[] =>
  content === undefined
    ? []
    : [
        html`<div class="wide">
          <h3>${title}</h3>
          ${content}
        </div>`,
      ];

/** The win rates of strong play from each start cell. */
function starts({ result, map }: PanelReport): Markup | undefined {
  if (!map || result.starts.length === 0) return undefined;
  const shares = result.starts.map(({ wins }) => wins.value);
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  const heat = new Map(
    result.starts.map(({ cell, wins: { value } }) => [
      cell,
      { level: (value - least) / (most - least || 1), text: `${Math.round(value * 100)}%` },
    ]),
  );
  return heatPicture(map, heat, 'Wins of strong play from randomly drawn start cells');
}

/** The ways to win: parts of a whole, unlike other findings. */
const isWays = ({ id }: PanelFinding): boolean => id === 'winning';

function leads(result: PanelResult): Section[] {
  if (result.leads.length === 0) return [];
  return [section('leads', 'How safe a lead is', note(LEADS_NOTE), table(LEAD_HEAD, leadRows(result)))];
}

function cards(result: PanelResult): Section[] {
  const { cards: used, worths } = result;
  return [
    ...(used.length > 0
      ? [section('card-use', 'Cards in strong play', note(USE_NOTE), table(USE_HEAD, useRows(result)))]
      : []),
    ...(worths.length > 0
      ? [section('worths', 'Worth of cards', note(WORTH_TABLE_NOTE), table(WORTH_HEAD, worthRows(result)))]
      : []),
  ];
}

function picture(finding: PanelFinding): Markup | undefined {
  const rows = sayShares(finding);
  if (rows.length === 0) return undefined;
  const { about, against } = finding;
  if (isWays(finding))
    return chart(
      bars(
        rows.map(({ name, share }) => ({ name, value: share })),
        about,
        percent,
      ),
      'Share of the wins of strong players.',
    );
  return chart(intervalChart(rows, against, about), `${about}, by player; the line is the reference value.`);
}

/** How cells are used, by strong play and by everybody. */
function mapSection({ result, map }: PanelReport): Section[] {
  if (result.cells.length === 0) return [];
  const pictures = map ? cellHeats(result).map(({ heat, caption }) => heatPicture(map, heat, caption)) : [];
  return [section('map', 'Map', ...pictures, table(CELL_HEAD, cellRows(result)))];
}

/** Where it was asked. */
function seats(result: PanelResult): Markup | undefined {
  const rows = turnShares(result);
  if (rows.length === 0) return undefined;
  const label = 'Wins of strong play by turn';
  return chart(intervalChart(rows, 1 / result.seats, label, NARROW), 'The line is even chances.');
}
