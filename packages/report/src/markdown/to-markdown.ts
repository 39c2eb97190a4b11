// A document as Markdown, for a pull request. Charts are left out, since their figures are in tables; long tables are folded.
import { safeText } from '@railwright/engine/safe-text';
import {
  evidenceOf,
  plainText,
  spansOf,
  titleOf,
  type Block,
  type Document,
  type Finding,
  type FindingKind,
  type Section,
  type Table,
  type Text,
} from '../document/document.ts';
import { editLines, MARKS, type Answer, type Change, type Mark, type Verdict } from '../document/verdict.ts';

const MARK_SIGNS: Readonly<Record<Mark, string>> = { fine: '✅', look: '⚠️', broken: '❌', unknown: '❔' };
const SIGNS: Readonly<Record<FindingKind, string>> = { good: '✅', problem: '⚠️', open: '❔', fact: '▪️' };
/** Longer tables are folded. */
const MOST_ROWS = 12;

/** A document as Markdown. */
export function toMarkdown(document: Document): string {
  const { title, setup, facts, trust = [], verdict, findings, isEvidence = false, command } = document;
  const sections = document.sections.filter(({ only }) => only !== 'page');
  const head = [setup === undefined ? '' : `${setup}: `, facts === undefined ? '' : `${facts}. `];
  const told = escaped(trust.join(' '));
  const found = findings.map(findingLine).join('\n');
  const lines = [
    `## ${escaped(plainText(title))}`,
    ...(verdict
      ? [escaped(head.join('').trim()), ...verdictText(verdict), told, ...folded('All findings', [found])]
      : [`${escaped(head.join(''))}${told}`.trim(), found]),
    ...sections.slice(0, 1).flatMap((section) => sectionText(section)),
    ...[...evidenceOf(findings), ...sections.slice(1)].flatMap((section) => sectionText(section, isEvidence)),
    ...(command === undefined ? [] : [`Reproduce these figures: ${code(command)}`]),
  ];
  return `${lines.filter((line) => line !== '').join('\n\n')}\n`;
}

/** Answers, the changes, and the pictures of the answers in letters. */
function verdictText({ answers, changes, changesTold }: Verdict): string[] {
  const pictures = answers.flatMap(({ picture }) => (picture ? [fenced(picture.letters())] : []));
  return [
    answers.map(answerLine).join('\n'),
    '### Worth changing',
    changes.map(changeItem).join('\n'),
    changesTold,
    ...(pictures.length > 0 ? folded('The answers in pictures', pictures) : []),
  ];
}

const answerLine = ({ mark, question, text, settles }: Answer): string =>
  `- ${MARK_SIGNS[mark]} **${escaped(question)}** (${MARKS[mark].words}) ${escaped(settles ? `${text} ${settles}` : text)}`;

function changeItem({ title, text, edit, command }: Change, i: number): string {
  const lines = edit ? [`In ${code(edit.file)}: ${editLines(edit).map(code).join(', ')}`] : [];
  const play = command === undefined ? [] : [`To find a price: ${code(command)}`];
  return `${i + 1}. **${escaped(title)}**: ${[escaped(text), ...lines, ...play].join(' ')}`;
}

function findingLine({ kind, title, answer, text, settles, games = [] }: Finding): string {
  const name = answer === undefined ? title : `${title} (${answer.toLowerCase()})`;
  const shown = games.map(({ shows, game, seed }) => `${shows} #${game} (seed ${seed})`).join(', ');
  const all = [text, ...(settles ? [settles] : []), ...(shown === '' ? [] : [`Games: ${shown}.`])];
  return `- ${SIGNS[kind]} **${escaped(name)}**: ${escaped(all.join(' '))}`;
}

function sectionText({ title, front = [], blocks }: Section, isEvidence = false): string[] {
  const pictures = front.flatMap(blockText);
  const content = blocks.flatMap(blockText);
  const tables = blocks.filter((block) => block.kind === 'table');
  const isFolded = tables.some(({ rows }) => isEvidence || rows.length > MOST_ROWS);
  const heading = `### ${escaped(title)}`;
  return [
    ...(pictures.length > 0 ? [heading, ...pictures] : []),
    ...(isFolded ? folded(title, content) : content.length > 0 ? [heading, ...content] : []),
  ];
}

const folded = (title: string, content: readonly string[]): string[] =>
  content.length === 0
    ? []
    : [[`<details><summary>${escaped(title)}</summary>`, ...content, '</details>'].join('\n\n')];

function blockText(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [textOf(block.text)];
    case 'list':
      return [block.items.map((item) => `- ${textOf(item)}`).join('\n')];
    case 'table':
      return [tableText(block)];
    case 'drawing':
      return [fenced(block.letters()), escaped(block.caption)];
    case 'chart':
    case 'heats':
    case 'terms':
      return [];
  }
}

function tableText({ columns, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = columns.map((column, i) => (i === 0 || typeof column !== 'string' ? ':--' : '--:'));
  const head = columns.map((column) => escaped(titleOf(column)));
  return [head, rule, ...rows.map((row) => row.map((cell) => kept(textOf(cell))))].map(line).join('\n');
}

/** Markdown drops spaces at the start of a cell and all but one in a row, which mean rounds in a row of bars. */
const kept = (cell: string): string =>
  cell.replaceAll(/^ +| {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length));

/** A page of Markdown contains no games, only their numbers. */
function textOf(text: Text): string {
  return spansOf(text)
    .map((span) =>
      typeof span === 'object' && ('bold' in span || 'words' in span)
        ? `**${escaped(plainText(span))}**`
        : escaped(plainText(span)),
    )
    .join('');
}

const code = (line: string): string => `\`${safeText(line.replaceAll('`', "'").replaceAll('\n', ' '))}\``;

/** Kept as it is, letter by letter: for pictures. */
function fenced(lines: string): string {
  const safe = lines.split('\n').map((line) => safeText(line.replaceAll('`', "'")));
  return ['```text', ...safe, '```'].join('\n');
}

/** Escapes names, so that nothing in them becomes markup, a mention or another column. */
function escaped(words: string): string {
  return safeText(words.replaceAll(/[\r\n]+/g, ' '))
    .replaceAll(/[\\`*_{}[\]<>#|~]/g, (sign) => (sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : `\\${sign}`))
    .replaceAll('@', '@\u200b');
}
