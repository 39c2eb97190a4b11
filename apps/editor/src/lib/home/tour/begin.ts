// Begins the tour with a pack of its own, next to those that are there.
import { NEW_GAMES } from '@railwright/content/new';
import { TextFile } from '../../core/content/text-file.ts';
import { project } from '../../core/project/project.svelte.ts';
import { filesOfNewPack } from '../new-pack.ts';
import { addFiles } from '../transfer.ts';
import { cardIds, stepFile, type TourPack } from './steps.ts';
import { tour } from './tour.svelte.ts';

const ID = 'my-first-railway';
const TITLE = /* @wc-ignore */ 'My First Railway';

/** The path of the file to begin with, or why it cannot begin. */
export async function beginTour(): Promise<{ readonly path: string } | { readonly problem: string }> {
  const taken = (id: string): boolean =>
    [...project.saved.keys()].some((path) => path.startsWith(`content/${id}/`)) ||
    project.listing.packs.some(({ manifest }) => manifest?.id === id);
  let [id, title] = [ID, TITLE];
  for (let n = 2; taken(id); n++) [id, title] = [`${ID}-${n}`, `${TITLE} ${n}`];
  const [game = ''] = NEW_GAMES;
  const files = await filesOfNewPack({ id, title, author: /* @wc-ignore */ 'Anonymous', game });
  const { refused } = await addFiles(files.map(({ path, text }) => [path, text]));
  if (refused !== undefined) return { problem: refused };
  const place = { folder: `content/${id}/`, id };
  const textOf = (kind: 'maps' | 'cards'): string =>
    files.find(({ path }) => path === stepFile({ ...place, map: '', cards: [] }, kind))?.text ?? '';
  const pack: TourPack = { ...place, map: textOf('maps'), cards: cardIds(new TextFile(textOf('cards'))) };
  tour.begin(pack);
  return { path: stepFile(pack, 'maps') };
}
