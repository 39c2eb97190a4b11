// Addresses within a document.

/** Keys and indices from the root of a document to one of its values. */
export type Path = readonly (string | number)[];
