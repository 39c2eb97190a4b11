// Bundles on their own, without YAML and schemas: the part of this package that a player page needs.
export { parseBundle } from './bundle.ts';
export type { CarriedSetup } from './carried.ts';
export { drawBundle } from './market-pool.ts';
export { isPublishingAddress, publishedPage } from './published-page.ts';
export { isAnswer } from './read-bundle.ts';
export type { Bundle, Question } from './read-bundle.ts';
