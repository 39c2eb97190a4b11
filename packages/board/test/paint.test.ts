import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, fromLch, parseColor, toLch } from '../src/paint/color.ts';
import { PALETTE, THEMES } from '../src/paint/palette.ts';
import type { PaintName, Theme } from '../src/paint/palette.ts';
import { filePaint, themeCss } from '../src/paint/file-paint.ts';
import { terrainPaints, terrainStyles } from '../src/paint/terrain-style.ts';
import { shippedMap } from './shipped.ts';

test('theme.css matches the palette: npm run theme -w packages/board', () => {
  const normal = (css: string): string => css.replaceAll(/\s+/g, ' ').replaceAll('"', "'");
  expect(normal(readFileSync(new URL('../src/theme.css', import.meta.url), 'utf8'))).toBe(normal(themeCss()));
});

test('a colour survives the conversion to lightness and hue and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const color = `#${value.toString(16).padStart(6, '0')}`;
      const back = parseColor(fromLch(toLch(color)!))!;
      parseColor(color)!.forEach((part, i) =>
        expect(Math.abs(part - back[i]!)).toBeLessThanOrEqual(1.01 / 255),
      );
    }),
  );
});

test('contrast follows WCAG', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(THEMES)('in the %s theme', (theme: Theme) => {
  const paint = filePaint(theme);
  const of = (a: PaintName, b: PaintName): number => contrast(paint(a), paint(b));

  test.each([
    ['ink', 'halo', 7],
    ['ink', 'table', 7],
    ['ink', 'city', 7],
    ['ink', 'remote', 7],
    ['faint', 'table', 4.5],
    ['star-ink', 'star', 7],
    ['coin-ink', 'coin', 7],
    ['closed-ink', 'closed', 3],
    ['card-ink', 'card-paper', 7],
    ['card-faint', 'card-paper', 4.5],
    ['blank-mark', 'blank', 3],
    ['barrier', 'barrier-rim', 4.5],
    ['station-line', 'station', 7],
    ['token-line', 'token-rim', 7],
    ['focus', 'focus-rim', 7],
  ] as const)('%s stands out from %s', (a, b, least) => {
    expect(of(a, b)).toBeGreaterThanOrEqual(least);
  });

  test('titles are legible on the colour of every category', () => {
    for (const name of Object.keys(PALETTE) as PaintName[])
      if (name.startsWith('kind-')) expect([name, of('card-title', name) >= 4.5]).toEqual([name, true]);
  });

  test('highlights stand out from their rim', () => {
    for (const name of ['legal', 'hover', 'selected', 'recent', 'way', 'error', 'warning', 'info'] as const)
      expect([name, of(name, 'mark-rim') >= 4.5]).toEqual([name, true]);
  });

  test('letters of a name stand out from any ground by their rim', () => {
    const styles = terrainStyles(shippedMap('homebrew-fenland', 'fenland').terrains);
    for (const { fill } of styles)
      expect(Math.max(contrast(paint('ink'), fill[theme]), of('ink', 'halo'))).toBeGreaterThanOrEqual(7);
  });
});

test('the printed terrains keep their textures, and homebrew ones differ from each other', () => {
  const ids = ['field', 'swamp', 'waste', 'forest', 'sea'];
  const textures = terrainStyles(ids.map((id) => ({ id }))).map(({ texture }) => texture);
  expect([textures[0], textures[4]]).toEqual(['field', 'sea']);
  expect(new Set(textures).size).toBe(5);
});

test('a terrain looks the same regardless of the order of terrains', () => {
  const looks = (ids: readonly string[]) =>
    new Map(terrainStyles(ids.map((id) => ({ id }))).map(({ id, texture }) => [id, texture]));
  const [one, other] = [looks(['swamp', 'field', 'waste', 'ash']), looks(['field', 'ash', 'waste', 'swamp'])];
  for (const id of one.keys()) expect(other.get(id)).toBe(one.get(id));
});

test('invalid colours and ids that objects inherit do no harm', () => {
  const styles = terrainStyles([
    { id: '__proto__', color: 'url(javascript:alert(1))' },
    { id: 'constructor', color: '#12' },
    { id: 'toString', color: '#ABC' },
  ]);
  for (const color of terrainPaints(styles).values())
    for (const theme of THEMES) expect(color[theme]).toMatch(/^#[0-9a-f]{6}$/);
  expect(styles[2]!.fill.light).toBe('#aabbcc');
});

test('a terrain has the colour of its pack', () => {
  const [style] = terrainStyles([{ id: 'swamp', color: '#7d8c5a' }]);
  expect(style!.fill.light).toBe('#7d8c5a');
});
