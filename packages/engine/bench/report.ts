// The table that the benchmark prints: a line for each figure, and how it stands to what is aimed at.

export const millions = (n: number): string => `${(n / 1e6).toFixed(2)} M/s`;
export const whole = (n: number): string => `${Math.round(n).toLocaleString('en')}/s`;
export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

export function row(what: string, figure: string, more = ''): void {
  console.log(`${what.padEnd(48)} ${figure.padStart(14)}  ${more}`.trimEnd());
}

export interface Aim {
  /** As people write it: `8,000/s`. */
  readonly aim: string;
  /** The figure in shares of the aim; 1 and more where it is reached. */
  readonly reached: number;
}

/** A line for a figure with an aim. */
export function aimedRow(what: string, figure: string, { aim, reached }: Aim, more = ''): void {
  row(what, figure, `${reached.toFixed(2)} of the aim, ${aim}${more === '' ? '' : `; ${more}`}`);
}
