// Editors live as long as their documents: after printing or visiting another page, tool, symmetry, filter and view are unchanged.
import { outliving } from './outliving.svelte.ts';

/** Always returns the same editor for a document. */
export function keptEditors<Document extends object, Editor>(
  make: (document: Document) => Editor,
): (document: Document) => Editor {
  const kept = new WeakMap<Document, Editor>();
  return (document) => {
    const found = kept.get(document);
    if (found !== undefined) return found;
    const made = outliving(() => make(document));
    kept.set(document, made);
    return made;
  };
}
