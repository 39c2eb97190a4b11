// Editors live as long as their documents: after printing or visiting another page, tool, symmetry, filter and view are unchanged.
import { outliving } from './outliving.svelte.ts';

/** Always returns the same editor for a document, and another in each further slot. */
export function keptEditors<Document extends object, Editor>(
  make: (document: Document) => Editor,
): (document: Document, slot?: string) => Editor {
  const kept = new WeakMap<Document, Map<string, Editor>>();
  return (document, slot = '') => {
    const slots = kept.get(document) ?? new Map<string, Editor>();
    kept.set(document, slots);
    const found = slots.get(slot);
    if (found !== undefined) return found;
    const made = outliving(() => make(document));
    slots.set(slot, made);
    return made;
  };
}
