// Exports for editors, in addition to `index.ts`.
export { belongingOf, checkFile, type Belonging } from './load/check-file.ts';
export { findItem, libraryOf, qualifiedId, splitReference, visibleItems } from './load/library.ts';
export type { Library } from './load/library.ts';
export { kindNamed } from './references/naming.ts';
export { referencesIn } from './references/references-in.ts';
export type { Reference } from './references/schema-references.ts';
export { decodeUtf8 } from './sources/decode.ts';
export { suggestedWord } from './diagnostics/suggest.ts';
export { schemaOf as fileSchema } from './schema/file-schema.ts';
export { visibleCategories } from './categories.ts';
export { visibleTokens } from './maps/tokens.ts';
export { visibleRegions } from './maps/regions.ts';
export { visibleTerrains } from './maps/terrains.ts';
export { LineStarts } from './yaml/line-starts.ts';
