// The numbers of games that figures are made of: how they were distributed, by figure.
import { gameFigures, type DramaName, type LengthName } from '@railwright/figures';
import { createSpread, mergeSpread, type Spread } from './spread.ts';

/** Those of drama are there where it is gathered. */
export type ValuesTally = Readonly<Record<LengthName, Spread>> & Readonly<Partial<Record<DramaName, Spread>>>;

export function createValues(withDrama: boolean): ValuesTally {
  return Object.fromEntries(
    gameFigures(withDrama).map(({ figure }) => [figure, createSpread()]),
  ) as ValuesTally;
}

export function spreadOf(values: ValuesTally, figure: string): Spread {
  const spread = findSpread(values, figure);
  if (!spread) throw new Error(`${figure} is not gathered.`);
  return spread;
}

/** Undefined where it is not gathered. */
export function findSpread(values: ValuesTally, figure: string): Spread | undefined {
  return (values as Readonly<Record<string, Spread | undefined>>)[figure];
}

export function mergeValues(into: ValuesTally, from: ValuesTally): void {
  for (const [figure, spread] of Object.entries(from)) mergeSpread(spreadOf(into, figure), spread);
}
