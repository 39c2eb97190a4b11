// Notes the setups of the open folder in the browser, where the player's first page finds them; its links lead back here. Unchanged
// shipped packs are left out: the player has those.
import { readKeptText, keep } from '../../core/browser/kept.ts';
import { SHIPPED_MANIFESTS } from '../../core/content/shipped.ts';
import { project } from '../../core/project/project.svelte.ts';
import { setupFile } from './setups.ts';

const KEY = 'railwright.studio.setups';
const MOST = 200;

export async function noteSetups(): Promise<void> {
  const { files: now, listing } = project;
  const isCopied = listing.packs.some(({ manifest }) => SHIPPED_MANIFESTS.get(manifest?.id ?? ''));
  const copies = isCopied ? await project.ask('copies', null) : [];
  const setups = listing.packs
    .filter(({ folder }) => !copies.includes(folder))
    .flatMap(({ files }) =>
      (files.get('setups') ?? []).flatMap((path) => {
        const setup = setupFile(path, now, listing);
        return setup ? [{ path, id: setup.id, title: setup.title }] : [];
      }),
    );
  const text = JSON.stringify(setups.slice(0, MOST));
  if (text !== readKeptText(KEY)) keep(KEY, text);
}
