// How tests name seats: the first is the one whose keys stand at the top, the next is the opponent, any is seat-0, seat-1, …
/** The seat a key names, or undefined when it names none. */
export function seatNamed(key: string): number | undefined {
  if (key === 'opponent') return 1;
  const match = /^(?:seat-)?([0-7])$/.exec(key);
  return match ? Number(match[1]) : undefined;
}

/** For keys among others, where a bare number would be odd. */
export function isSeatKey(key: string): boolean {
  return key === 'opponent' || /^seat-[0-7]$/.test(key);
}
