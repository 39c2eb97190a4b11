// Backs of cards: the same upside down, in the colors and with the name of the pack.
import { expect, it } from 'vitest';
import { backFace, BACK_PATTERNS, renderFaceSvg } from '../src/svg/index.ts';
import { shownPart } from '../src/faces/picture.ts';

it('shows the name of the pack twice, once for each end', () => {
  const { texts, label } = backFace({ title: 'Fenland Railways' });
  expect(label).toBe('Fenland Railways');
  expect(texts.map(({ text, isTurned = false }) => [text, isTurned])).toEqual([
    ['Fenland Railways', false],
    ['Fenland Railways', true],
  ]);
  expect(texts[0]!.y + texts[1]!.y).toBeCloseTo(352, 1);
});

it('keeps a long name in its band', () => {
  const { texts } = backFace({
    title: 'The Collected Narrow Gauge Railways of the Northern Isles and Beyond',
  });
  for (const { y, isTurned, size } of texts.filter((one) => !one.isTurned)) {
    expect(isTurned).toBeUndefined();
    expect(y - size).toBeGreaterThan(40);
    expect(y).toBeLessThan(84);
  }
});

it('looks different from pack to pack, and always the same for one', () => {
  const titles = ['Trains', 'Fenland', 'Isles', 'Freight', 'Rivers', 'Peaks', 'Deserts', 'Harbours'];
  const drawn = titles.map((title) => renderFaceSvg(backFace({ title })).replaceAll(title, ''));
  expect(new Set(drawn).size).toBeGreaterThan(5);
  expect(renderFaceSvg(backFace({ title: 'Trains' })).replaceAll('Trains', '')).toBe(drawn[0]);
  expect(new Set(BACK_PATTERNS.map((pattern) => renderFaceSvg(backFace({ title: 'P', pattern })))).size).toBe(
    4,
  );
});

it('takes colors, and nothing else, from a pack', () => {
  expect(renderFaceSvg(backFace({ title: 'P', color: '#123456', ink: '#abcdef' }))).toMatch(
    /#123456[^]*#abcdef/,
  );
  const hostile = renderFaceSvg(
    backFace({ title: '<b>&', color: 'url(http://a.example/x)', ink: '"><script>' }),
  );
  expect(hostile).not.toMatch(/http:\/\/a|<script|<b>/);
  expect(hostile).toBe(renderFaceSvg(backFace({ title: '<b>&' })));
});

it('shows a picture alone', () => {
  const art = { picture: { href: 'data:image/png;base64,AAAA', width: 630, height: 880 } };
  const svg = renderFaceSvg(backFace({ title: 'P', art }));
  expect(svg).toContain('<image xlink:href="data:image/png;base64,AAAA" width="630" height="880"');
  expect(svg.match(/<text/g)).toBeNull();
});

it('cuts a picture to a box around its focal point, never beyond its edges', () => {
  const wide = { width: 400, height: 100 };
  const box = { width: 100, height: 100 };
  expect(shownPart(wide, box)).toEqual([150, 0, 100, 100]);
  expect(shownPart(wide, box, [0, 0.5, 1])).toEqual([0, 0, 100, 100]);
  expect(shownPart(wide, box, [1, 1, 2])).toEqual([350, 50, 50, 50]);
  expect(shownPart({ width: 10, height: 40 }, box, [0.5, 0.25, 1])).toEqual([0, 5, 10, 10]);
});
