// Escapes text from files for the Markdown of answers.

/** Content is text, never markup. */
export function escape(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]()#+!|<>~&]/g, '\\$&').replaceAll(/\s+/g, ' ');
}
