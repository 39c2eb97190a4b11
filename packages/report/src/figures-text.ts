// Figures as text, the same in every form of a report.
import type { TextLanguage } from '@railwright/engine/languages';
import type { GameFigure } from '@railwright/figures';
import type { DistributionResult } from '@railwright/playtest';

/** How a language writes figures. */
export interface FigureWords {
  readonly language: TextLanguage;
  /** `1 game`, `1,200 games` */
  readonly counted: (count: number, word: string) => string;
  readonly whole: (value: number) => string;
  /** Between units and tenths. */
  readonly point: string;
  readonly percent: string;
  /** Between the ends of a range. */
  readonly to: string;
}

const english = (value: number): string => value.toLocaleString('en');
let written: FigureWords = {
  counted: (count, word) => `${english(count)} ${word}${count === 1 ? '' : 's'}`,
  whole: english,
  ...{ language: 'en', point: '.', percent: '%', to: ' to ' },
};
/** For an app that shows reports in other languages. */
export function writeFigures(words: FigureWords): void {
  written = words;
}

/** Of the report. */
export const writtenLanguage = (): TextLanguage => written.language;

/** A number with so many decimals. */
export const decimal = (value: number, digits = 1): string =>
  value.toFixed(digits).replace('.', written.point);
/** A share in percent, without the sign: `12.3`. */
const tenths = (share: number): string =>
  decimal(share * 100)
    .replace(/^-(?=0[.,]0$)/, '')
    .replace('-', '−');
/** A share (0 to 1) in percent: `12.3%`. */
export const percent = (share: number): string => `${tenths(share)}${written.percent}`;
/** A share in whole percent: `12%`. */
export const rounded = (share: number): string => `${Math.round(share * 100)}${written.percent}`;
/** A range of shares or differences in percent: `12.3–45.6%`, `−2.9 to 21.9%`. */
export function percentRange({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${tenths(low)}${low < 0 ? written.to : '–'}${percent(high)}`;
}
/** Of a rate, with two digits. */
export const rate = (value: number): string => decimal(value, 2);
/** A whole number with thousands: `1,200`. */
export const whole = (value: number): string => written.whole(value);
/** `1 game`, `1,200 games` */
export const plural = (count: number, word: string): string => written.counted(count, word);
/** `2 of 3 targets are met` */
export const metWords = (met: number, all: number): string =>
  `${met} of ${plural(all, 'target')} ${met === 1 || all === 1 ? 'is' : 'are'} met`;
export const range80 = ({ quantiles }: DistributionResult): string => `${quantiles.p10}–${quantiles.p90}`;

/** Mean, median and the middle 80% of a figure, in its unit. */
export function toldOf(
  { unit }: GameFigure,
  { mean, median, quantiles: { p10, p90 } }: DistributionResult,
): { readonly mean: string; readonly median: string; readonly range: string } {
  if (unit === 'count')
    return {
      mean: decimal(mean),
      median: String(median).replace('.', written.point),
      range: `${p10}–${p90}`,
    };
  const share = (value: number): string => percent(value / 1000);
  return { mean: share(mean), median: share(median), range: `${share(p10)}–${share(p90)}` };
}

/** The words with a capital letter at the start. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `+2.1 points (-0.4 to +4.6)`, of a share. */
export function points({ value, low, high }: { value: number; low: number; high: number }): string {
  const signed = (share: number): string => `${share < 0 ? '−' : '+'}${decimal(Math.abs(share * 100))}`;
  return `${signed(value)} points (${signed(low)} to ${signed(high)})`;
}

/** A difference of shares in points: `+3.1`. */
export const signed = (share: number): string => `${share >= 0 ? '+' : ''}${decimal(share * 100)}`;

/** `-0.4 to +4.6`, in points. */
export const signedRange = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${signed(low)}${written.to}${signed(high)}`;
