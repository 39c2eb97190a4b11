// The public API: the open packs with unsaved texts, and answers about them.
export { actions } from './actions.ts';
export { complete } from './completion.ts';
export { toDiagnostic } from './diagnostics.ts';
export { folding } from './folding.ts';
export { hover } from './hover.ts';
export { lenses, OPEN_STUDIO, RUN_TEST } from './lenses.ts';
export { colors, colorTexts, letterColors } from './map-colors.ts';
export { definition, references, rename, renameable, withNewId } from './naming.ts';
export type { NewId } from './naming.ts';
export { symbols } from './symbols.ts';
export { TOKEN_MODIFIERS, TOKEN_TYPES, tokens } from './tokens.ts';
export { Workspace } from './workspace.ts';
