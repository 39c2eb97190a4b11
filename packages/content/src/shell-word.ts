// Quotes a word for a shell, so that advice can be pasted.

/** In single quotes if it needs any. */
export function shellWord(text: string): string {
  return /^[\w./:@%+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
