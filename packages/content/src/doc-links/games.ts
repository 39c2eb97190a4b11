// Games whose cards have a language of their own: where its reference explains a word, one line each.
import type { Path } from '../text/path.ts';
import { pageAt } from '../trains/reference/places.ts';

/** From a place in a file of items: a path in the repository with an anchor. */
export const DOC_LINKS: readonly ((path: Path) => string | undefined)[] = [pageAt];
