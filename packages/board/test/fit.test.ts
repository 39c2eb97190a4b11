import fc from 'fast-check';
import { TEXT_LANGUAGES, type GameDefinition } from '@railwright/engine';
import { expect, test } from 'vitest';
import { fitParagraphs, fitText, textWidth } from '../src/text/fit.ts';
import { shippedCards, shippedMap } from './shipped.ts';
import { nameScene } from '../src/scene/places.ts';
import { freightCarFace } from '../src/freight-train/car-face.ts';
import { railcarFace } from '../src/game-of-trains/railcar-face.ts';
import { setupFaces } from '../src/svg/index.ts';
import { trainsFace } from '../src/trains/card-face.ts';

const NAME = { width: 79, lines: 2, size: 10.5, minSize: 6.5, bold: true };

test('a name breaks at a hyphen or a space, into lines of similar length', () => {
  expect(fitText('Shinjuku-Shibuya', NAME).lines).toEqual(['Shinjuku-', 'Shibuya']);
  expect(fitText('King of the Northern Isles', NAME).lines).toEqual(['King of the', 'Northern Isles']);
  expect(fitText('Kyoto', NAME)).toEqual({ lines: ['Kyoto'], size: 10.5, isCut: false });
});

test('a text does not break at a no-break space, which is as wide as a space', () => {
  const space = { width: textWidth('Un ferry') * 10 + 1, lines: 3, size: 10, minSize: 10 };
  expect(fitText('Un ferry : ici', space).lines).toEqual(['Un ferry', ': ici']);
  expect(fitText('Un ferry\u00a0: ici', space).lines).toEqual(['Un', 'ferry\u00a0:', 'ici']);
  expect(textWidth('10\u00a0×\u00a0Gare')).toBe(textWidth('10 × Gare'));
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
        const { lines, size, isCut } = fitText(text, { width, lines: most, size: 12, minSize: 6 });
        expect(lines.length).toBeLessThanOrEqual(most);
        expect(size).toBeGreaterThanOrEqual(6);
        for (const line of lines)
          if ([...new Intl.Segmenter().segment(line)].length > 1)
            expect(textWidth(line) * size).toBeLessThanOrEqual(width + 1e-9);
        const letters = (value: string): string => value.replaceAll(/\s/g, '');
        if (isCut) expect(lines.at(-1)).toMatch(/…$/);
        else expect(letters(lines.join(''))).toBe(letters(text));
      },
    ),
    { numRuns: 300 },
  );
});

test('a very long text is handled quickly and marked as cut off', () => {
  const { lines, isCut } = fitText('ab'.repeat(20_000), NAME);
  expect(isCut).toBe(true);
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

const SENTENCE =
  'You may discard a card from your hand if you do then draw two cards and gain one coin for each city with a station ' +
  'next to your rails otherwise each other player gains a Waste.';
const CARD = { ...shippedCards('trains')[0]!, id: 'c', name: { en: 'C', de: 'C' } };

/** The lines of the text of a card in one language. */
function rulesOf(text: string): { lines: string[]; size: number; cuts: unknown } {
  const { texts, cuts } = trainsFace(CARD, { language: 'de', text: [text] });
  const rules = texts.filter(({ fill }) => fill === '@card-ink');
  return { lines: rules.map((line) => line.text), size: rules[0]!.size, cuts };
}

test('a text with a word of 29 letters is set smaller until the word fits, and is not cut', () => {
  const text = `Eisenbahnverkehrsunternehmens ${SENTENCE}`;
  const { lines, size, cuts } = rulesOf(text);
  expect([lines.join(' '), cuts]).toEqual([text, []]);
  expect(size).toBeGreaterThan(12);
});

test('a word too long for the smallest type is broken, at a size at which the whole text fits', () => {
  const word = 'Donaudampfschifffahrt'.repeat(6);
  const { lines, cuts } = rulesOf(`${word} ${SENTENCE}`);
  expect([lines.join('').replaceAll(' ', ''), cuts]).toEqual([`${word}${SENTENCE}`.replaceAll(' ', ''), []]);
});

test('scripts without spaces break between words, in large type', () => {
  const { lines, size, cuts } = rulesOf(
    '手札からカードを一枚捨ててもよい。そうしたら二枚引き、一円を得る。'.repeat(2),
  );
  expect(cuts).toEqual([]);
  expect(size).toBeGreaterThan(12);
  expect(lines.filter((line) => /^[、。]/.test(line))).toEqual([]);
});

test('what is cut of a card is named by part and language', () => {
  const long = Array.from({ length: 12 }, () => SENTENCE);
  const cutOf = (own: readonly string[], other: readonly string[]) =>
    trainsFace(CARD, { language: 'en', text: own, also: { language: 'de', text: other } }).cuts;
  expect(cutOf([SENTENCE], [SENTENCE])).toEqual([]);
  expect(cutOf([SENTENCE], long)).toEqual([{ part: 'text', language: 'de' }]);
  expect(cutOf(long, [SENTENCE])).toEqual([
    { part: 'text', language: 'en' },
    { part: 'text', language: 'de' },
  ]);
  const name = { en: 'Short', de: 'Donaudampfschifffahrt '.repeat(6) };
  const cuts = [{ part: 'name', language: 'de' }];
  const ability = { id: 'a', name, steps: [] };
  expect(trainsFace({ ...CARD, name }, { language: 'de', text: [] }).cuts).toEqual(cuts);
  expect(railcarFace(7, ability, { also: { language: 'de' } }).cuts).toEqual(cuts);
  expect(railcarFace(7, ability, { text: long }).cuts).toEqual([{ part: 'text', language: 'en' }]);
  expect(freightCarFace({ id: 'coal', name }, 0, ['en', 'de']).cuts).toEqual(cuts);
});

test('printed railcars say what their ability does, in both languages', () => {
  const steps = [{ shift: { by: 2 } }];
  const definition = { game: 'game-of-trains', abilities: [{ id: 'a', name: { en: 'A', de: 'B' }, steps }] };
  const cards = { cards: [{ number: 7, ability: 'a' }] };
  const [seven] = setupFaces({ ...definition, ...cards } as unknown as GameDefinition, ['en', 'de']);
  const written = seven!.face.texts.map(({ text }) => text).join(' ');
  for (const text of ['A B 7 Move one', '2 spots to the right.', 'Verschiebe eine', 'nach rechts.'])
    expect(written).toContain(text);
});
