// Notes the setups of the open folder in the browser, where the player's first page finds them; its links lead back here. Unchanged
// shipped packs are left out: the player has those.
import { readKeptText, keep } from '../../core/browser/kept.ts';
import type { PackListing } from '../../core/content/packs.ts';
import { shippedFiles } from '../../core/content/shipped.ts';
import { project } from '../../core/project/project.svelte.ts';
import { setupFile } from './setups.ts';

const KEY = 'railwright.studio.setups';
const MOST = 200;

export async function noteSetups(): Promise<void> {
  const { files: now, listing } = project;
  const shipped = await shippedFiles();
  const isShipped = ({ folder, manifest, files }: PackListing): boolean =>
    [...files.values()]
      .flat()
      .every(
        (path) => now.get(path)?.text === shipped.get(`${manifest?.id ?? ''}/${path.slice(folder.length)}`),
      );
  const setups = listing.packs
    .filter((pack) => !isShipped(pack))
    .flatMap(({ files }) =>
      (files.get('setups') ?? []).flatMap((path) => {
        const setup = setupFile(path, now, listing);
        return setup ? [{ path, id: setup.id, title: setup.title }] : [];
      }),
    );
  const text = JSON.stringify(setups.slice(0, MOST));
  if (text !== readKeptText(KEY)) keep(KEY, text);
}
