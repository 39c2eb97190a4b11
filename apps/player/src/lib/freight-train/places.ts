// The layout of the places of a siding: all of them from the start, so that the height of a siding never changes.

/** The most places in a row; more are in further rows. */
const WIDE = 8;
const NARROW = 5;

/** Custom properties for a siding with a number of places and `more` items that are not cars. */
export function placesFor(spaces: number, more = 0): string {
  const wide = Math.min(WIDE, spaces) + more;
  const rows = (columns: number): number => Math.ceil((spaces + more) / columns);
  return `--wide: ${wide}; --wide-rows: ${rows(wide)}; --narrow: ${NARROW}; --narrow-rows: ${rows(NARROW)}`;
}
