// The index of a pack for tests, from texts by path.
import { parseManifest } from './manifest.ts';
import { PackIndex } from './pack-index.ts';
import { listPacks, type FolderListing } from './packs.ts';
import { filesOf } from './text-file.ts';

type Texts = Iterable<readonly [path: string, text: string]>;

export function listTexts(texts: Texts): FolderListing {
  const files = filesOf(texts);
  return listPacks([...files.keys()], (path) => files.get(path)?.read(parseManifest));
}

export function indexTexts(folder: string, texts: Texts): PackIndex {
  const files = filesOf(texts);
  return new PackIndex(folder, listTexts(texts).packs, (path) => files.get(path));
}
