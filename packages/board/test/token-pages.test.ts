import { expect, test } from 'vitest';
import fc from 'fast-check';
import { renderTextSheets, renderTokenSheets, renderTokenSvg } from '../src/svg/index.ts';
import { planTokenPages, TOKEN_SIDE } from '../src/sheet/token-pages.ts';

test('every token has a place within the margins, and no two kinds lie on one another', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 12 }),
      fc.constantFrom('a4' as const, 'letter' as const),
      (counts, paper) => {
        const { sheets, columns, width, height } = planTokenPages(counts, { paper });
        const placed = counts.map(() => 0);
        for (const blocks of sheets) {
          let free = 0;
          expect(blocks.length).toBeGreaterThan(0);
          for (const { kind, count, x, y } of blocks) {
            const bottom = y + Math.ceil(count / columns) * TOKEN_SIDE;
            expect(y).toBeGreaterThan(free);
            expect(x).toBeGreaterThanOrEqual(10);
            expect(x + columns * TOKEN_SIDE).toBeLessThanOrEqual(width - 10);
            expect(bottom).toBeLessThanOrEqual(height - 10);
            free = bottom;
            placed[kind]! += count;
          }
        }
        expect(placed).toEqual(counts);
      },
    ),
  );
});

test('tokens lie under their titles, and the first sheet has the rule', () => {
  const svg = renderTokenSvg({ rail: 1 }, { disc: true });
  const sheets = renderTokenSheets([{ title: '400 × <Rails>', svg, count: 400 }], {
    paper: 'a4',
    title: 'Kit',
    label: (sheet, of) => `Kit, ${sheet}/${of}`,
    note: 'at 100%',
  });
  expect(sheets.map((sheet) => sheet.includes('>50 mm – at 100%<'))).toEqual([true, false]);
  expect(
    sheets.map((sheet) => sheet.split('width="12" height="12"').length - 1).reduce((a, b) => a + b),
  ).toBe(400);
  expect(sheets.every((sheet) => sheet.includes('400 × &lt;Rails&gt;'))).toBe(true);
});

test('a heading never ends a sheet, and a rule is drawn where a note is given', () => {
  const texts = Array.from({ length: 60 }, (_, i) => (i % 3 === 0 ? { heading: `Part ${i}` } : `Line ${i}.`));
  const sheets = renderTextSheets(texts, { paper: 'letter', title: 'Kit', note: 'at 100%' });
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) {
    const lines = [...sheet.matchAll(/font-weight="(\d+)"/g)];
    expect(lines.at(-1)?.[1]).toBe('400');
  }
  expect(sheets[0]).toContain('50 mm – at 100%');
  expect(renderTextSheets(['A line.'], { paper: 'a4', title: 'Kit' })[0]).not.toContain('50 mm');
});
