import fc from 'fast-check';
import { TEXT_LANGUAGES } from '@railwright/engine';
import { expect, test } from 'vitest';
import { fitParagraphs, fitText, textWidth } from '../src/text/fit.ts';
import { shippedCards, shippedMap } from './shipped.ts';
import { nameScene } from '../src/scene/places.ts';
import { trainsFace } from '../src/trains/card-face.ts';

const NAME = { width: 79, lines: 2, size: 10.5, minSize: 6.5, bold: true };

test('a name breaks at a hyphen or a space, into lines of similar length', () => {
  expect(fitText('Shinjuku-Shibuya', NAME).lines).toEqual(['Shinjuku-', 'Shibuya']);
  expect(fitText('King of the Northern Isles', NAME).lines).toEqual(['King of the', 'Northern Isles']);
  expect(fitText('Kyoto', NAME)).toEqual({ lines: ['Kyoto'], size: 10.5 });
});

test('a long word is set in smaller type before it is broken', () => {
  const { lines, size } = fitText('Futakotamagawa', NAME);
  expect(lines).toEqual(['Futakotamagawa']);
  expect(size).toBeLessThan(10.5);
});

test('whatever the text, its lines fit, and nothing is lost unless the last line says so', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 12 }),
      fc.integer({ min: 20, max: 200 }),
      fc.integer({ min: 1, max: 4 }),
      (words, width, most) => {
        const text = words.join(' ');
        const { lines, size } = fitText(text, { width, lines: most, size: 12, minSize: 6 });
        expect(lines.length).toBeLessThanOrEqual(most);
        expect(size).toBeGreaterThanOrEqual(6);
        for (const line of lines)
          if ([...new Intl.Segmenter().segment(line)].length > 1)
            expect(textWidth(line) * size).toBeLessThanOrEqual(width + 1e-9);
        const letters = (value: string): string => value.replaceAll(/\s/g, '');
        if (!lines.at(-1)?.endsWith('…')) expect(letters(lines.join(''))).toBe(letters(text));
      },
    ),
    { numRuns: 300 },
  );
});

test('a very long text is handled quickly and marked as cut off', () => {
  const { lines } = fitText('ab'.repeat(20_000), NAME);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
});

test('paragraphs stay separate and fit the height', () => {
  const space = { width: 200, height: 60, size: 14, minSize: 8, leading: 1.2, gap: 0.4 };
  const { paragraphs, size } = fitParagraphs(['One short.', 'Two short.'], space);
  expect([paragraphs, size]).toEqual([[['One short.'], ['Two short.']], 14]);
  const long = fitParagraphs(
    Array.from({ length: 20 }, () => 'The same sentence again and again.'),
    space,
  );
  const used =
    long.paragraphs.flat().length * 1.2 * long.size + (long.paragraphs.length - 1) * 0.4 * long.size;
  expect(used).toBeLessThanOrEqual(60);
  expect(long.paragraphs.at(-1)?.at(-1)).toMatch(/…$/);
});

test('every name on the shipped maps fits', () => {
  for (const [pack, map] of [
    ['trains', 'tokyo'],
    ['trains', 'osaka'],
    ['homebrew-fenland', 'fenland'],
    ['homebrew-isles', 'isles'],
  ] as const) {
    const { cells, orientation } = shippedMap(pack, map);
    for (const cell of cells.filter(({ name }) => name)) {
      const scene = nameScene(cell, orientation, 'en')!;
      expect(
        scene.lines
          .map(({ text }) => text)
          .join('')
          .replaceAll(' ', ''),
      ).toBe(cell.name!.en.replaceAll(' ', ''));
      expect(scene.size).toBeGreaterThanOrEqual(8);
    }
  }
});

test('every title of the shipped cards fits, in every language', () => {
  for (const card of shippedCards('trains'))
    for (const language of TEXT_LANGUAGES) {
      const title = trainsFace(card, { language }).texts.filter(({ fill }) => fill === '@card-title');
      expect(
        title
          .map(({ text }) => text)
          .join('')
          .replaceAll(' ', ''),
      ).toBe(card.name[language]!.replaceAll(' ', ''));
    }
});
