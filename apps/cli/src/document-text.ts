// A document for the terminal. Charts are left out, since tables have their figures.
import {
  editLines,
  evidenceOf,
  figureTerms,
  spansOf,
  MARKS,
  titleOf,
  type Answer,
  type Block,
  type Change,
  type Document,
  type Drawing,
  type Finding,
  type Section,
  type Table,
  type Terms,
  type Text,
  type Verdict,
} from '@railwright/report/documents';
import { formatHistogram } from './histogram-text.ts';
import { safe } from './output.ts';
import { style } from './style.ts';
import { formatTable, wrapText } from './table.ts';

interface Look {
  /** How long it took and who played, for the line below the title. */
  readonly how?: string;
  /** One screen instead of everything. */
  readonly isSummary?: boolean;
}

const SIGNS = { problem: '!', good: '+', open: '?', fact: '-' } as const;
const paint = {
  problem: (text: string) => style.yellow(text),
  good: (text: string) => style.green(text),
  open: (text: string) => style.cyan(text),
  fact: (text: string) => text,
} as const;

/** A document as lines without a final newline. */
export function formatDocument(document: Document, look: Look = {}): string {
  const { trust = [], verdict, findings, sections } = document;
  const [first, ...others] = sections;
  return joined([
    headText(document, look),
    ...(verdict ? [verdictText(verdict, { isSummary: false })] : []),
    trust.map((sentence) => style.dim(wrapText(safe(sentence)))).join('\n'),
    findings.map((finding) => findingText(finding)).join('\n'),
    ...(first ? [sectionText(first, look)] : []),
    ...evidenceOf(findings).map((section) => sectionText(section, look)),
    ...others.map((section) => sectionText(section, look)),
  ]);
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** The title, and what was played. */
export function headText({ title, setup, facts }: Document, { how }: Look = {}): string {
  const name = typeof title === 'string' ? style.bold(safe(title)) : textOf(title);
  const more = [facts, how].filter((part) => part !== undefined).join('; ');
  const line = setup === undefined ? name : `${name} (${safe(setup)})`;
  return more === '' ? line : `${line}\n${wrapText(safe(more))}`;
}

const TONES = { fine: 'good', look: 'problem', broken: 'problem', unknown: 'open' } as const;

/** Each question with its answer, and a picture unless it is a summary; then what is worth changing. */
export function verdictText(
  { answers, changes, changesTold }: Verdict,
  { isSummary }: Look,
  width?: number,
): string {
  const asked = answers.map((answer) => answerText(answer, width));
  const pictures = answers.flatMap(({ picture }) => (picture && !isSummary ? [drawingText(picture)] : []));
  return joined([
    asked.join('\n'),
    ...pictures,
    [
      style.bold('Worth changing'),
      ...changes.map((change) => changeText(change, width)),
      ...(changesTold === '' ? [] : [style.dim(changesTold)]),
    ].join('\n'),
  ]);
}

function answerText({ mark, question, text, settles }: Answer, width?: number): string {
  const sign = paint[TONES[mark]](MARKS[mark].sign);
  const all = settles && mark === 'unknown' ? `${text} ${settles}` : text;
  const name = `${style.bold(safe(question))} ${style.dim(`(${MARKS[mark].words})`)}`;
  return wrapText(`${sign} ${name}  ${safe(all)}`, '  ', width);
}

function changeText({ title, text, edit, command }: Change, width?: number): string {
  const lines = edit ? editLines(edit).map((line) => `    ${safe(line)}   # ${safe(edit.file)}`) : [];
  return [
    wrapText(`- ${style.bold(safe(title))}  ${safe(text)}`, '  ', width),
    ...lines,
    ...(command === undefined ? [] : [`    ${safe(command)}`]),
  ].join('\n');
}

/** How sure it is, and what it is about, with what would settle it. */
export function findingText({ kind, title, answer, text, settles }: Finding, width?: number): string {
  const mark = `${paint[kind](SIGNS[kind])} ${style.bold(safe(answer ?? title))}`;
  return wrapText(`${mark}  ${safe(settles ? `${text} ${settles}` : text)}`, '  ', width);
}

/** The blocks of a section; empty if it has none for a terminal. */
export function sectionText({ front = [], blocks, isDetail, only }: Section, look: Look = {}): string {
  if (only === 'page' || (isDetail && look.isSummary)) return '';
  let lines = '';
  let afterNote = false;
  for (const block of [...front, ...blocks]) {
    const text = blockText(block, look);
    if (text === '') continue;
    const isNote = block.kind === 'paragraph' && block.isNote;
    // A short note belongs to the table above it, and notes stand together.
    const gap = isNote && (afterNote || !text.includes('\n')) ? '\n' : '\n\n';
    lines = lines === '' ? text : lines + gap + text;
    afterNote = isNote;
  }
  return lines;
}

function blockText(block: Block, { isSummary = false }: Look): string {
  switch (block.kind) {
    case 'paragraph': {
      const lines = wrapText(textOf(block.text));
      return block.isNote ? style.dim(lines) : lines;
    }
    case 'list':
      return block.items.map((item) => wrapText(`  ${textOf(item)}`, '  ')).join('\n');
    case 'table':
      return tableText(block, isSummary);
    case 'drawing':
      return drawingText(block);
    case 'chart':
      return block.shape === 'histogram' && !isSummary
        ? formatHistogram(block.label, block.values.histogram)
        : '';
    case 'heats':
      return '';
    case 'terms':
      return termsText(block);
  }
}

/** Names come from content, and are made safe here. */
const textOf = (text: Text): string =>
  spansOf(text)
    .map((span) =>
      typeof span === 'string'
        ? safe(span)
        : 'bold' in span
          ? style.bold(safe(span.bold))
          : 'words' in span
            ? paint[span.tone](safe(span.words))
            : 'game' in span
              ? `#${span.game}`
              : '',
    )
    .join('');

function tableText({ title, columns, rows, most, mostInSummary }: Table, isSummary: boolean): string {
  const shown = rows.slice(0, (isSummary ? mostInSummary : undefined) ?? most);
  const more = rows.length - shown.length;
  const lines = formatTable(
    columns.map((column, i) => ({
      title: safe(i === 0 ? (title ?? titleOf(column)) : titleOf(column)),
      right: i > 0 && typeof column === 'string',
    })),
    shown.map((row) => row.map((cell, i) => (i === 0 ? '  ' : '') + textOf(cell))),
    { head: (text) => style.bold(text) },
  );
  return more > 0 ? `${lines}\n  and ${more} more; --json has all.` : lines;
}

/** A picture in letters, whose first line is its title. */
function drawingText({ letters, caption }: Drawing): string {
  const [title = '', ...lines] = letters()
    .split('\n')
    .map((line) => safe(line));
  return [style.bold(title), ...lines.map((line) => `  ${line}`), style.dim(wrapText(caption))].join('\n');
}

const termsText = ({ terms }: Terms): string =>
  joined(
    terms.map(({ title, id, meaning, interval, example }) =>
      [
        `${style.bold(title)} (${id})`,
        wrapText(`  ${meaning}`, '  '),
        wrapText(`  Interval: ${interval}`, '  '),
        wrapText(`  Example: ${example}`, '  '),
      ].join('\n'),
    ),
  );

/** The meaning of all figures, or of the named ones: `--explain`. */
export const explainFigures = (...names: readonly string[]): string => termsText(figureTerms(...names));
