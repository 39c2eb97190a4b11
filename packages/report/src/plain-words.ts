// Ids as people say them.

/** `call-locomotive`: Call locomotive. */
export function plainWords(item: string): string {
  const words = item.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
