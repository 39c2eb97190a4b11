// Ids as readable words.

/** `call-locomotive`: Call locomotive. */
export function plainWords(item: string): string {
  const words = item.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
