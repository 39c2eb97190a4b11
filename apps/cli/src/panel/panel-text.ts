// A panel's answers for the terminal: how far to trust them, the answers, then the evidence.
import { plural } from '../check/findings.ts';
import type { PanelFinding, PanelResult } from '@railwright/playtest';
import {
  answerWords,
  CELL_HEAD,
  cellRows,
  KIND_WORDS,
  leadBars,
  LEADS_NOTE,
  panelNote,
  sayCells,
  START_HEAD,
  startRows,
  STARTS_NOTE,
  USE_HEAD,
  USE_NOTE,
  useRows,
  winCells,
  WORTH_HEAD,
  WORTH_NOTE,
  worthPlot,
  worthRows,
} from '@railwright/report/words';
import { safe } from '../output.ts';
import { percent, whole } from '../simulate/figures.ts';
import { style } from '../style.ts';
import { formatTable, wrapText, type Column } from '../table.ts';

export interface PanelFrame {
  readonly title: string;
  readonly seconds: number;
  readonly jobs: string;
}

/** The rest are in reports. */
const MOST_CELLS = 12;

const left = (title: string): Column => ({ title });
const right = (title: string): Column => ({ title, right: true });
const bold = { head: (text: string): string => style.bold(text) };

export function formatPanel(result: PanelResult, frame: PanelFrame): string {
  return [
    headOf(result, frame),
    trustOf(result),
    answersOf(result),
    askedOf(result),
    ...result.findings.map((finding) => evidenceOf(finding)),
    ...drawn(leadBars(result), LEADS_NOTE),
    ...listOf(USE_HEAD, useRows(result), USE_NOTE),
    ...drawn(worthPlot(result), WORTH_NOTE),
    ...listOf(WORTH_HEAD, worthRows(result), ''),
    ...listOf(START_HEAD, startRows(result), STARTS_NOTE),
    ...listOf(CELL_HEAD, cellRows(result, MOST_CELLS), ''),
    wrapText(style.dim(panelNote())),
  ]
    .filter((section) => section !== '')
    .join('\n\n');
}

export function headOf(
  { setup, seats, games, panel, seed }: PanelResult,
  { title, seconds, jobs }: PanelFrame,
): string {
  return [
    `${style.bold(safe(title))} (${safe(setup)})`,
    `${seats} seats, ${panel.length === 1 ? '1 player' : `${panel.length} players in every combination`}, ${plural(games, 'game')}, seed ${seed}; ${seconds.toFixed(0)} s, ${jobs}`,
  ].join('\n');
}

const MARKS = { problem: '!', good: '+', open: '?', fact: '-' } as const;
const paint = {
  problem: (text: string) => style.yellow(text),
  good: (text: string) => style.green(text),
  open: (text: string) => style.cyan(text),
  fact: (text: string) => text,
} as const;

function answersOf({ findings }: PanelResult): string {
  return findings.map((finding) => answerText(finding)).join('\n');
}

export function answerText(finding: PanelFinding, width?: number): string {
  const { tone, sentence, settles } = finding;
  const more = settles === null ? '' : ` ${settles}`;
  const text = `${paint[tone](MARKS[tone])} ${style.bold(answerWords(finding))}  ${safe(sentence + more)}`;
  return wrapText(text, '  ', width);
}

/** Comes first, since readers have to know whose answers they are. */
function trustOf({ trust }: PanelResult): string {
  return trust.map((sentence) => style.dim(wrapText(safe(sentence)))).join('\n');
}

function askedOf({ panel, seats }: PanelResult): string {
  return [
    formatTable(
      [left('The panel'), left(''), right('wins'), right('95% interval')],
      panel.map((member) => [`  ${safe(member.name)}`, KIND_WORDS[member.kind], ...winCells(member)]),
      bold,
    ),
    `  At mixed tables; ${percent(1 / seats)} would be even.`,
  ].join('\n');
}

/** A picture in letters, whose first line is its title. */
function drawn(picture: string | undefined, about: string): string[] {
  if (picture === undefined) return [];
  const [title = '', ...lines] = picture.split('\n').map((line) => safe(line));
  return [[style.bold(title), ...lines.map((line) => `  ${line}`), wrapText(about, '  ')].join('\n')];
}

function listOf(head: readonly string[], rows: readonly (readonly string[])[], about: string): string[] {
  if (rows.length === 0) return [];
  const [first = '', ...others] = head;
  const lines = formatTable(
    [left(first), ...others.map(right)],
    rows.map(([name = '', ...cells]) => [`  ${safe(name)}`, ...cells]),
    bold,
  );
  return [about === '' ? lines : `${lines}\n${wrapText(about, '  ')}`];
}

function evidenceOf(finding: PanelFinding): string {
  const { about, says } = finding;
  return formatTable(
    [left(about), right(''), right('corrected interval'), right('games'), left('')],
    says.map((one) => {
      const { value, range, verdict } = sayCells(finding, one);
      return [`  ${safe(one.player)}`, value, range, whole(one.games), verdict];
    }),
    bold,
  );
}
