// Games whose cards have a language of their own: the pages that are made of it, by their path in the repository.
import type { Content } from '../packs/model.ts';
import { trainsPages } from '../trains/reference/page.ts';

/** Each from the content of docs/cookbook and what it extends. */
export const REFERENCE_PAGES: readonly ((content: Content) => ReadonlyMap<string, string>)[] = [trainsPages];
