// Lists in sentences.

/** The first of them by name, the others by their number: `a, b and 3 more`. */
export function listed(names: readonly string[], most: number): string {
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(', ')} and ${more} more` : names.join(', ');
}
