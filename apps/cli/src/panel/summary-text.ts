// A panel's answers on one screen: whose they are, what was found, and what is still open. The evidence is for --verbose.
import type { PanelFinding, PanelResult } from '@railwright/playtest';
import { winCells } from '@railwright/report/words';
import { safe } from '../output.ts';
import { percent } from '../simulate/figures.ts';
import { style } from '../style.ts';
import { wrapText } from '../table.ts';
import { answerText, headOf, type PanelFrame } from './panel-text.ts';

/** Of a terminal that most people have. */
const WIDTH = 100;
const LINES = 40;
const MORE =
  'This is a summary. --verbose prints the evidence, what would settle what is undecided, and what cards, starts and cells do; --report page.html writes it as a page.';

export function formatSummary(result: PanelResult, frame: PanelFrame): string {
  const { trust, findings } = result;
  const open = findings.filter(({ tone }) => tone === 'open');
  const found = findings.filter(({ tone }) => tone !== 'open');
  /** With sentences for this many of the answers; the others are named. */
  const page = (sentences: number): string =>
    [
      headOf(result, frame),
      style.dim(wrapText(safe(trust.join(' ')), '', WIDTH)),
      [
        ...found.slice(0, sentences).map((finding) => answerText(finding, WIDTH)),
        ...listed(`- ${style.bold('Also found')}`, found.slice(sentences)),
      ].join('\n'),
      ...listed(`? ${style.bold('Undecided')}`, open),
      panelOf(result),
      style.dim(wrapText(MORE, '', WIDTH)),
    ]
      .filter((section) => section !== '')
      .join('\n\n');
  for (let sentences = found.length; sentences > 1; sentences--) {
    const text = page(sentences);
    if (text.split('\n').length <= LINES) return text;
  }
  return page(1);
}

function listed(title: string, findings: readonly PanelFinding[]): string[] {
  if (findings.length === 0) return [];
  return [wrapText(`${title}  ${safe(findings.map(({ about }) => about).join('; '))}`, '  ', WIDTH)];
}

function panelOf({ panel, seats }: PanelResult): string {
  const wins = panel.map((member) => `${safe(member.name)} ${winCells(member)[0]}`).join(', ');
  return wrapText(
    `${style.bold('The panel')}  Wins at mixed tables: ${wins}; ${percent(1 / seats)} would be even.`,
    '  ',
    WIDTH,
  );
}
