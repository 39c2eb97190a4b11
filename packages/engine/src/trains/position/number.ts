// Numbers in positions written by hand.

/** The number, or the least that it can be, with a problem. */
export function wholeNumber(
  problems: string[],
  what: string,
  value: unknown,
  min: number,
  max: number,
): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  problems.push(`"${what}" must be a whole number from ${min} to ${max}.`);
  return min;
}
