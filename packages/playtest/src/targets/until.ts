// A rule that ends a run: the interval of a figure has become narrow, or every target is decided.
import type { Game } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import { SEQUENCE_FIGURES, type SequenceName, type Targets } from '@railwright/figures';
import type { UntilResult } from '../result/verdicts.ts';
import type { Tally } from '../tally.ts';
import { allDecided, ALPHA, checkTargets } from './check.ts';
import { sequenceOf } from './sequences.ts';

/** `targets`: all decided. Otherwise the interval of a figure is to be narrower than `width`. */
export type Until =
  | { readonly figure: 'targets' }
  | { readonly figure: SequenceName; readonly width: number };

/** `rounds:1` or `decided`, or what is wrong with it. */
export function parseUntil(text: string): Until | { readonly problem: string } {
  if (text === 'decided') return { figure: 'targets' };
  const [name = '', number = '', ...rest] = text.split(':');
  const figure = SEQUENCE_FIGURES.find((one) => one.figure === name);
  if (!figure) return { problem: `There is no figure "${name}".` };
  const width = Number(number);
  if (rest.length > 0 || number.trim() === '' || !Number.isFinite(width) || width <= 0) {
    const what = number.trim() === '' ? `${name} lacks a width` : `"${number}" is not a width`;
    return {
      problem: `${what}: a number above 0, as in ${name}:${figure.of === 'game' && figure.unit === 'count' ? 1 : 0.02}.`,
    };
  }
  return { figure: figure.figure, width };
}

/** The rule that ends the run; it depends on the tally alone. */
export function stopRule(
  until: Until,
  targets: Targets | undefined,
  game: Game,
  batch: Batch,
  batches = 1,
): (tally: Tally) => boolean {
  if (until.figure === 'targets')
    return (tally) => allDecided(checkTargets(targets ?? {}, tally, game, batch, batches));
  return (tally) => {
    const value = sequenceOf(until.figure, tally, ALPHA);
    if (value === undefined || value.low === null || value.high === null) return false;
    return value.high - value.low < until.width;
  };
}

/** How far a run has come towards its stop rule. */
export function untilResult(until: Until, tally: Tally, enough: boolean): UntilResult {
  const value = until.figure === 'targets' ? undefined : sequenceOf(until.figure, tally, ALPHA);
  return {
    figure: until.figure,
    width: until.figure === 'targets' ? null : until.width,
    reached: enough,
    value: value?.value ?? null,
    low: value?.low ?? null,
    high: value?.high ?? null,
  };
}
