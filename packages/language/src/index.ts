// The public API: answers to editors' requests about content, from the current texts. The server that talks to editors is in
// `@railwright/language/server`.
export { actions } from './actions.ts';
export { complete } from './completion.ts';
export { toDiagnostic } from './diagnostics.ts';
export { folding } from './folding.ts';
export { hover } from './hover.ts';
export { lenses } from './lenses.ts';
export { colors, letterColors } from './map-colors.ts';
export { definition, references, rename } from './naming.ts';
export { symbols } from './symbols.ts';
export { tokens } from './tokens.ts';
export { Workspace } from './workspace.ts';
