// Explanations of the card language as forms show them.

/** An explanation without its remarks on the text: notation does not help in the form. */
export function formDoc(doc: string): string {
  return doc.replace(/\s*(?:[;:]|, (?:as in|comme dans|wie in)) `[^`]*`[^;.]*/g, '').replaceAll('`', '');
}
