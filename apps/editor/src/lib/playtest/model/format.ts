// Figures as readable text.
import type { TargetResult } from '@railwright/playtest';
import { language } from '../../core/words/words.ts';

const withDigits = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
export const percent = (share: number, digits = 1): string =>
  share.toLocaleString(language, { style: 'percent', ...withDigits(digits) });
export const decimal = (value: number, digits = 1): string =>
  value.toLocaleString(language, { useGrouping: false, ...withDigits(digits) });
/** With as many digits as it has, up to three. */
export const figure = (value: number): string => value.toLocaleString(language, { useGrouping: false });
export { whole } from '../../core/content/counted.ts';

/** `+2.1`, with a real minus. */
export function signed(value: number, digits = 1): string {
  const size = Math.abs(value);
  const text = decimal(size, digits);
  return Number(size.toFixed(digits)) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
}

/** A duration, rounded. */
export function roughly(seconds: number): string {
  if (seconds < 1) return /* @wc-include */ 'a moment';
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}

const ENDS: Readonly<Record<string, string>> = {
  rails: /* @wc-include */ 'rails used up',
  stations: /* @wc-include */ 'stations used up',
  piles: /* @wc-include */ 'piles empty',
  rounds: /* @wc-include */ 'rounds over',
  ordered: /* @wc-include */ 'a train in order',
  'turn-limit': /* @wc-include */ 'too many turns',
  'trains-leave': /* @wc-include */ 'the trains leave',
  'nobody-can-act': /* @wc-include */ 'everyone passed',
};

/** Whether a target is met. */
// @wc-include
export const VERDICTS: Readonly<Record<TargetResult['verdict'], string>> = {
  met: 'met',
  missed: 'missed',
  undecided: 'undecided',
};

/** Describes why a game ended. */
export function endLabel(reason: string): string {
  return ENDS[reason] ?? reason.replaceAll('-', ' ');
}
