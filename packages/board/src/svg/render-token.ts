// Tokens alone, each as a square picture for tables outside.
import type { TokenDefinition } from '@railwright/engine';
import { coin, railToken, SEAT_LOOKS, station } from '../art/marks.ts';
import { circle } from '../art/shape.ts';
import { filePaint } from '../paint/file-paint.ts';
import { crate } from '../scene/own-tokens.ts';
import { colorOf } from '../scene/token-color.ts';
import { tokenSigns } from '../scene/token-signs.ts';
import { SvgWriter } from './markup.ts';
import { features } from './render-map.ts';

/** A rail of a seat, counted from 0; a station or a coin; or a kind that a pack declares, with its place among them, for a seat if owned. */
export type Token =
  | 'station'
  | 'coin'
  | { readonly rail: number }
  | { readonly kinds: readonly TokenDefinition[]; readonly index: number; readonly seat?: number };

export interface TokenSvgOptions {
  readonly language?: string;
  /** A disc behind the token, for tables that cut it out round. */
  readonly disc?: boolean;
}

/** Half of the square, in units of the board. */
const HALF = { station: 10.5, coin: 8, rail: 13.5, own: 13 } as const;

/** A token as a square SVG document without a background, 15 mm wide. */
export function renderTokenSvg(token: Token, { language = 'en', disc }: TokenSvgOptions = {}): string {
  const svg = new SvgWriter(filePaint('light'));
  const [half, markup] = drawn(svg, token, language);
  const radius = disc ? half * 1.1 : half;
  const viewBox = [-radius, -radius, 2 * radius, 2 * radius].join(' ');
  const ground = disc ? svg.shapes([circle(0, 0, radius, { fill: '@token-rim' })]) : '';
  return svg.document({ viewBox, width: '15mm', height: '15mm' }, '', [ground + markup]);
}

function drawn(svg: SvgWriter, token: Token, language: string): readonly [half: number, markup: string] {
  if (token === 'station') return [HALF.station, svg.shapes(station())];
  if (token === 'coin') return [HALF.coin, svg.shapes(coin())];
  if ('rail' in token) return [HALF.rail, svg.shapes(railToken(token.rail))];
  const { kinds, index, seat } = token;
  const kind = kinds[index];
  const sign = tokenSigns(kinds, language)[index] ?? '';
  const color = seat !== undefined || !kind ? `@seat-${(seat ?? 0) % SEAT_LOOKS}` : colorOf(kind, index);
  return [HALF.own, features(svg, crate(0, 0, color, seat === undefined ? [] : railToken(seat), sign))];
}
