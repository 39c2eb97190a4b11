// Ids for new cards, maps and other files.

/** An id from a name: lower-case letters, digits and single hyphens. `otherwise` is for names without any of them. */
export function idFromName(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  return plain.slice(0, 60) || otherwise;
}
