// Bundles on their own, without YAML and schemas: what a player page needs of this package.
export type { Bundle } from './bundle.ts';
