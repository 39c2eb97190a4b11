// Parses a number of the content: its path and its range, or a failure with a fix.
import { findField as findNumber, sweptValues, type NumberField } from '@railwright/playtest';
import { misuse } from '../failure.ts';
import { suggest } from '../suggest.ts';

const MOST_NAMES = 12;

/** @throws Failure for a path that does not lead to a number. */
export function findField<D>(definition: D, typed: string): NumberField<D> {
  const found = findNumber(definition, typed);
  if (!('problem' in found)) return found;
  const { problem, missing, below = [] } = found;
  if (missing) throw misuse(problem, suggest(missing.key, missing.known, 'There are'));
  throw misuse(
    problem,
    below.length === 0 ? undefined : `Numbers in it: ${below.slice(0, MOST_NAMES).join(', ')}.`,
  );
}

/** @throws Failure for a range that is empty, too long, or contains impossible values. */
export function valuesOf(from: number, to: number, step: number): readonly number[] {
  const values = sweptValues(from, to, step);
  if (!('problem' in values)) return values;
  switch (values.problem) {
    case 'empty':
      throw misuse(`--from ${from} is above --to ${to}.`);
    case 'beyond':
      throw misuse(values.text);
    case 'many':
      throw misuse(values.text, 'Make --step larger.');
  }
}
