// Text of a file in the Markdown of an answer.

/** Content is text, never markup. */
export function escape(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]()#+!|<>~&]/g, '\\$&').replaceAll(/\s+/g, ' ');
}
