// Colors as numbers: sRGB to OKLab and back (Björn Ottosson's matrices), so that a color can be made lighter or duller and still
// look like itself, and contrast after WCAG 2.
export interface Lch {
  /** 0 black to 1 white. */
  readonly l: number;
  readonly c: number;
  /** Degrees. */
  readonly h: number;
}

/** `#rgb` or `#rrggbb` as numbers from 0 to 1, or undefined for anything else. */
export function parseColor(text: string): readonly [number, number, number] | undefined {
  const match = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text);
  const digits = match?.[1];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? [...digits].map((d) => d + d).join('') : digits;
  const part = (at: number): number => Number.parseInt(full.slice(at, at + 2), 16) / 255;
  return [part(0), part(2), part(4)];
}

export function toLch(text: string): Lch | undefined {
  const rgb = parseColor(text);
  if (rgb === undefined) return undefined;
  const [r, g, b] = rgb.map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(A, B),
    h: (Math.atan2(B, A) * 180) / Math.PI,
  };
}

/** The nearest `#rrggbb`: what lies outside of sRGB is made duller until it fits. */
export function fromLch({ l, c, h }: Lch): string {
  const light = Math.min(1, Math.max(0, l));
  let chroma = Math.max(0, c);
  for (let i = 0; i < 24; i++) {
    const rgb = linearOf(light, chroma, h);
    if (rgb.every((v) => v >= -0.001 && v <= 1.001)) return hexOf(rgb);
    chroma *= 0.9;
  }
  return hexOf(linearOf(light, 0, h));
}

/** 1 to 21; 4.5 is what WCAG asks of text, 3 of signs. Both must be colors. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(text: string): number {
  const rgb = parseColor(text);
  if (rgb === undefined) throw new RangeError(`Not a color: ${text}`);
  const [r, g, b] = rgb.map(toLinear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linearOf(lightness: number, c: number, h: number): [number, number, number] {
  const A = c * Math.cos((h * Math.PI) / 180);
  const B = c * Math.sin((h * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (lightness - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (lightness - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexOf(linear: readonly number[]): string {
  return `#${linear
    .map((v) => Math.round(255 * fromLinear(Math.min(1, Math.max(0, v)))))
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')}`;
}

function toLinear(v: number): number {
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function fromLinear(v: number): number {
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
}
