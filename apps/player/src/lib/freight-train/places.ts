// How the places of a siding lie on the screen: all of them from the beginning, so that a siding is always as high.

/** Side by side at most; more lie in further rows. */
const WIDE = 8;
const NARROW = 5;

/** Custom properties for a siding of so many places and, beside them, `more` of what is no car. */
export function placesFor(spaces: number, more = 0): string {
  const wide = Math.min(WIDE, spaces) + more;
  const rows = (columns: number): number => Math.ceil((spaces + more) / columns);
  return `--wide: ${wide}; --wide-rows: ${rows(wide)}; --narrow: ${NARROW}; --narrow-rows: ${rows(NARROW)}`;
}
