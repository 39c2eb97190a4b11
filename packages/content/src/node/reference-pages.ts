// The pages on the language of cards, made from its declarations and the cookbook.
import { join } from 'node:path';
import { loadContent } from '../load-content.ts';
import type { Content } from '../packs/model.ts';
import { REFERENCE_PAGES } from '../reference/games.ts';
import { folderSource } from './folder-source.ts';

/** The cookbook with what it extends; `root` is the repository. */
export function loadCookbook(root: string): Promise<Content> {
  return loadContent([
    folderSource(join(root, 'content'), { prefix: 'content/' }),
    folderSource(join(root, 'docs', 'cookbook'), { prefix: 'cookbook/' }),
  ]);
}

/** Each page by its path in the repository. */
export function referencePages(content: Content): ReadonlyMap<string, string> {
  return new Map(REFERENCE_PAGES.flatMap((pagesOf) => [...pagesOf(content)]));
}
