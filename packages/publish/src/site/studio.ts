// The studio as part of the site, with each pack as a zip that it opens in the browser of a visitor.
import type { Pack } from '@railwright/content';
import { zipSync } from 'fflate';
import type { PublishedFile, StudioPages } from '../target.ts';
import type { Page } from './frame.ts';

const FOLDER = 'studio';
/** The same for the same files. */
const MODIFIED = new Date(2000, 0, 1);

/** The files, as seen from the site. */
export async function* studioFiles(
  { pages, packFiles }: StudioPages,
  packs: readonly Pack[],
): AsyncGenerator<PublishedFile> {
  for await (const { path, data } of pages()) yield { path: `${FOLDER}/${path}`, data };
  for (const pack of packs)
    yield {
      path: `${FOLDER}/packs/${pack.id}.zip`,
      data: zipSync(await packFiles(pack), { mtime: MODIFIED }),
    };
  // Else GitHub Pages leaves out folders whose names begin with an underscore, if it builds the site itself.
  yield { path: '.nojekyll', data: '' };
}

/** The address at which the studio opens a pack. */
export function studioAddress({ asset }: Page, pack: string): string {
  return `${asset(`${FOLDER}/index.html`)}?pack=${pack}`;
}
