// Numbers with their noun.

/** `1 card`, `1,200 cards`, `-1 coin`. */
export function counted(count: number, noun: string): string {
  return `${Math.round(count).toLocaleString('en')} ${noun}${Math.abs(count) === 1 ? '' : 's'}`;
}
