// Reads all texts of a folder.
import { isPicture } from '@railwright/content';
import { isText } from '../content/file-kinds.ts';
import { whyForeign, type FileText, type Store } from '../stores/store.ts';

const READS_AT_ONCE = 8;

/** The texts by path, and the files that are no content or cannot be read, with the reason. */
export async function readFolder(store: Store) {
  // Texts missing here are read below.
  const [listing, texts] = await Promise.all([store.list(), store.texts?.().catch(() => undefined)]);
  const files = new Map<string, FileText>([...(texts ?? [])].filter(([path]) => isText(path)));
  const foreign = [...listing.foreign];
  const paths = listing.files.map(({ path }) => path).filter((path) => !files.has(path));
  const read = async (path: string): Promise<void> => {
    try {
      if (isText(path)) files.set(path, await store.read(path));
      else if (!isPicture(path)) foreign.push({ path, reason: whyForeign(path) });
    } catch (error) {
      foreign.push({ path, reason: error instanceof Error ? error.message : String(error) });
    }
  };
  for (let i = 0; i < paths.length; i += READS_AT_ONCE) {
    await Promise.all(paths.slice(i, i + READS_AT_ONCE).map(read));
  }
  return { listing, files, foreign };
}
