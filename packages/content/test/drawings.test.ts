// Drawings from elsewhere: those that programs export are taken, and none that runs, fetches or never ends.
import { describe, expect, it } from 'vitest';
import { judgePicture } from '../src/index.ts';

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 63 88">${inner}</svg>`;
const judged = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return judgePicture('a.svg', { bytes, size: bytes.length });
};

/** Patterns that draw each other a hundred times, five deep. */
const repeated = (painted: (id: string) => string): string =>
  ['a', 'b', 'c', 'd', 'e']
    .map((id, i, ids) => {
      const inner = `<rect ${painted(ids[i + 1] ?? 'none')}/>`.repeat(100);
      return `<pattern id="${id}">${inner}</pattern><pattern id="h${id}" href="#${id}"/>`;
    })
    .join('') + `<rect ${painted('a')}/>`;

describe('a drawing', () => {
  it('is taken as programs for drawings export it', () => {
    const inkscape =
      '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Created with Inkscape --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n' +
      '<svg width="63mm" height="88mm" viewBox="0 0 63 88" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" inkscape:export-filename="C:\\art\\a.png">' +
      '<metadata><rdf:RDF><rdf:Description rdf:about="http://example.org"/></rdf:RDF></metadata><inkscape:grid id="x"/>' +
      '<style>.a{fill:url(#g);filter:none}</style><defs><linearGradient id="h"/><linearGradient id="g" xlink:href="#h"/></defs>' +
      `<g inkscape:label="Layer 1" style="fill:url(#g);stroke:#000"><path class="a" d="M0 0h1"/><text>a &gt; b</text></g></svg>`;
    expect(judged(inkscape)).toEqual({
      kind: 'svg',
      width: 63,
      height: 88,
    });
  });

  it.each([
    ['width="630" height="880"', { width: 63, height: 88 }],
    ['width="100%" height="100%"', { width: 63, height: 88 }],
    ['width="88mm" height="63mm"', { width: 88, height: 63 }],
    ['width="1in" height="48px"', { width: 96, height: 48 }],
  ])('has the shape of its sizes: %s', (sizes, expected) => {
    expect(judged(svg('').replace('<svg', `<svg ${sizes}`))).toEqual({ kind: 'svg', ...expected });
  });

  it('is refused where its sizes make it long and thin', () => {
    expect(judged(svg('').replace('<svg', '<svg width="1" height="99"'))).toMatchObject({
      code: 'picture-svg',
      says: 'is too long and thin',
    });
  });

  it.each([
    ['style sheets in disguise', '<style>.a{fill:u\\72l(http://a)}</style>'],
    ['escaped links', '<use href="&#104;ttp://a/#b"/>'],
    ['addresses in styles', '<rect style="fill: url( http://example.org/a )"/>'],
    ['data in styles', '<rect style="fill:url(\'data:image/png;base64,AA\')"/>'],
    ['patterns from style sheets', '<style>.a{fill:url(#p)}</style><pattern id="p"/>'],
    ['the same in another part of the text', '<style>.a{fill:u<![CDATA[rl(#p)]]>}</style><pattern id="p"/>'],
    [
      'the same behind what only looks like its end',
      '<style><![CDATA[</style>]]>.a{fill:url(#p)}</style><pattern id="p"/>',
    ],
    ['the same in letters by number', '<style>.a{fill:&#117;rl(#p)}</style><pattern id="p"/>'],
    ['the same under a prefix', '<s:style>.a{fill:url(#p)}</s:style><pattern id="p"/>'],
    [
      'the same under an id that is given twice',
      '<style>.a{fill:url(#p)}</style><stop id="p"/><pattern id="p"/>',
    ],
    ['patterns within each other, in letters by number', repeated((id) => `fill="&#x75;rl(#${id})"`)],
    ['patterns that take their parts from others', repeated((id) => `fill="url(#h${id})"`)],
    ['the same with more zeros', repeated((id) => `fill="&#000000000117;rl(#${id})"`)],
    ['a blur under a prefix', '<rect s:filter="blur(20)"/>'],
    ['a blur', '<rect filter="blur(20)"/>'],
    ['a shadow in a style', '<rect style="fill:red;filter/**/: drop-shadow(1 1 9)"/>'],
    ['a blur in a style sheet', '<style>.a{filter:blur(20)}</style>'],
    ['animation', '<rect><animate attributeName="x"/></rect>'],
    ['links to click', '<a href="#b"/>'],
    ['what nobody knows', '<marquee/>'],
  ])('is refused for %s', (_, inner) => {
    expect(judged(svg(inner))).toMatchObject({ code: 'picture-svg' });
  });

  it('is judged in time that grows with its length', () => {
    const long = 400_000;
    const hostile = [
      '<!--',
      '<style',
      '<![CDATA[',
      'url(',
      'url',
      '<a b="',
      ' ',
      '<g ',
      '"',
      '<use href="#',
      '/*',
      '&#',
      'filter',
    ];
    for (const piece of hostile) {
      const text = `<svg viewBox="0 0 1 1"><rect style="${piece.repeat(long / piece.length)}`;
      const started = performance.now();
      expect(judged(text)).toMatchObject({ code: 'picture-svg' });
      judged(svg(piece.repeat(long / piece.length)));
      expect(performance.now() - started).toBeLessThan(4000);
    }
  });
});
