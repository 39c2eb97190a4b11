// Figures as text: shares, intervals, example games.
import type { DistributionResult, SeenResult, ShareResult } from '@railwright/playtest';

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** `49.2–55.4%` */
export const interval = ({ low, high }: Pick<ShareResult, 'low' | 'high'>): string =>
  `${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}%`;

/** Whole numbers and halves as they are. */
export const middle = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

export const mean = (value: number): string => value.toFixed(1);

export const rate = (value: number): string => value.toFixed(2);

/** `25–50`: one value in ten is below, one in ten above. */
export const most80 = ({ quantiles }: DistributionResult): string => `${quantiles.p10}–${quantiles.p90}`;

/** `12 (#345)`: a value and the number of an example game. */
export const seen = ({ value, game }: SeenResult): string => `${value} (#${game})`;

export const whole = (value: number): string => value.toLocaleString('en');

/** A difference of shares in points: `+3.1`. */
export const signed = (share: number): string => `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)}`;
