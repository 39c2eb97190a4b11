// Bundles on their own, without YAML and schemas: what a player page needs of this package.
export { makeBundle, parseBundle } from './bundle.ts';
export type { Bundle, BundledStrategy, ParsedBundle } from './read-bundle.ts';
