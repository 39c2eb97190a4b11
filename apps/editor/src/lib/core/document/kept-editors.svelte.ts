// Editors live as long as their documents: after printing or visiting another page, tool, symmetry, filter and view are as they were.

/** Gives the same editor whenever it is asked for that of a document. */
export function keptEditors<Document extends object, Editor>(
  make: (document: Document) => Editor,
): (document: Document) => Editor {
  const kept = new WeakMap<Document, Editor>();
  return (document) => {
    const found = kept.get(document);
    if (found !== undefined) return found;
    // What is derived in it is to outlive the page that asks first.
    let made = undefined as Editor;
    $effect.root(() => {
      made = make(document);
    });
    kept.set(document, made);
    return made;
  };
}
