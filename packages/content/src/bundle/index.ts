// Bundles on their own, without YAML and schemas: what a player page needs of this package.
export { parseBundle } from './bundle.ts';
export type { Bundle } from './read-bundle.ts';
