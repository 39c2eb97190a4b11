// Every format writes every kind of block, and names stay text.
import { expect, test } from 'vitest';
import { note, paragraph, table, words, type Document } from '../src/document/document.ts';
import type { Drawing } from '../src/document/drawing.ts';
import { FORMATS, type Renderer } from '../src/formats.ts';

const NAME = 'a<img src=x>|b';
const PICTURE: Drawing = { kind: 'drawing', caption: '', svg: () => '<svg></svg>', letters: () => '' };
const DOCUMENT: Document = {
  title: [{ bold: NAME }, ' in print'],
  setup: 'pack/setup',
  facts: `played by ${NAME}`,
  trust: [`trusts ${NAME}`],
  findings: [{ kind: 'problem', title: `found ${NAME}`, text: `said ${NAME}`, settles: `settled ${NAME}` }],
  sections: [
    {
      id: 'all',
      title: `part ${NAME}`,
      blocks: [
        paragraph(['plain ', { bold: NAME }, { tone: 'good', words: `verdict ${NAME}` }]),
        note(`noted ${NAME}`),
        { kind: 'list', items: [`listed ${NAME}`] },
        ...table(
          [`head ${NAME}`, words('kind')],
          [[`row ${NAME}`, [`cell ${NAME} `, { game: 7, seed: 1 }, { picture: PICTURE }]]],
        ),
      ],
    },
  ],
  command: `railwright ${NAME}`,
};

const PARTS = ['found', 'said', 'settled', 'part', 'verdict', 'noted', 'listed', 'head', 'row', 'cell'];

test.each(Object.entries(FORMATS))('%s', async (ending, { load }) => {
  const render: Renderer = await load();
  const text = render(DOCUMENT);
  for (const part of [...PARTS, 'in print', 'pack/setup', 'played by', 'trusts', '#7'])
    expect(text.replaceAll('\\', '')).toContain(part);
  // In a row of a table, there is no room for letters.
  expect(text.includes('<svg>')).toBe(ending === '.html');
  // Within the code of a command line, Markdown shows signs as they are.
  expect(text.replaceAll(/`[^`]*`/g, '')).not.toContain('<img');
});
