// A panel's answers on one screen: whose they are, what was found, and what is still open. The evidence is for --verbose.
import type { PanelResult } from '@railwright/playtest';
import type { Document, Finding } from '@railwright/report/documents';
import { findingText, headText, verdictText } from '../document-text.ts';
import { safe } from '../output.ts';
import { percent } from '@railwright/report/words';
import { style } from '../style.ts';
import { wrapText } from '../table.ts';

/** Of a terminal that most people have. */
const WIDTH = 100;
const LINES = 40;
const MORE =
  'This is a summary. --verbose prints the evidence, what would settle what is undecided, and what cards, starts and cells do; --report page.html writes it as a page.';

export function formatSummary(document: Document, result: PanelResult, how: string): string {
  const { trust = [], verdict } = document;
  // What the answers rest on is said by them.
  const said = new Set(verdict?.answers.flatMap(({ rests }) => rests));
  const findings = document.findings.filter(({ id = '' }) => !said.has(id));
  const open = findings.filter(({ kind }) => kind === 'open');
  const found = findings.filter(({ kind }) => kind !== 'open');
  /** With sentences for this many of the answers; the others are named. */
  const page = (sentences: number): string =>
    [
      headText(document, { how }),
      ...(verdict ? [verdictText(verdict, { isSummary: true }, WIDTH)] : []),
      style.dim(wrapText(safe(trust.join(' ')), '', WIDTH)),
      [
        ...found.slice(0, sentences).map((finding) => findingText(finding, WIDTH)),
        ...listed(`- ${style.bold('Also found')}`, found.slice(sentences)),
      ].join('\n'),
      ...listed(`? ${style.bold('Undecided')}`, open),
      panelOf(result),
      style.dim(wrapText(MORE, '', WIDTH)),
    ]
      .filter((section) => section !== '')
      .join('\n\n');
  for (let sentences = found.length; sentences > 0; sentences--) {
    const text = page(sentences);
    if (text.split('\n').length <= LINES) return text;
  }
  return page(0);
}

function listed(title: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  return [
    wrapText(`${title}  ${safe(findings.map(({ title, about = title }) => about).join('; '))}`, '  ', WIDTH),
  ];
}

function panelOf({ panel, seats }: PanelResult): string {
  const share = (wins: (typeof panel)[number]['wins']): string => (wins ? percent(wins.value) : '–');
  const met = panel.filter(({ kind }) => kind !== 'group');
  const all = met.map(({ name, wins }) => `${safe(name)} ${share(wins)}`).join(', ');
  return wrapText(
    `${style.bold('The panel')}  Wins at mixed tables: ${all}; ${percent(1 / seats)} would be even.`,
    '  ',
    WIDTH,
  );
}
