// Exports for editors, in addition to `index.ts`.
export { belongingOf, type Belonging } from './load/belonging.ts';
export { findItem, libraryOf, qualifiedId, splitReference, visibleItems } from './packs/library.ts';
export type { Library } from './packs/library.ts';
export { kindNamed } from './file-references/naming.ts';
export { referencesIn } from './file-references/references-in.ts';
export type { Reference } from './references/schema-references.ts';
export { decodeUtf8 } from './sources/decode.ts';
export { suggestedWord } from './diagnostics/suggest.ts';
export { schemaOf as fileSchema } from './file-references/file-schema.ts';
export { nameIn } from './packs/names.ts';
export { visibleCategories } from './packs/categories.ts';
export { visibleLayouts } from './packs/layouts.ts';
export { BUILT_IN_LAYOUTS } from './schema/looks.ts';
export { visibleResources } from './packs/resources.ts';
export { visibleTokens } from './packs/tokens.ts';
export { visibleRegions } from './packs/regions.ts';
export { visibleTerrains } from './packs/terrains.ts';
export { LineStarts } from './yaml/line-starts.ts';
