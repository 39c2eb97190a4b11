// Files to check, together with the shipped packs they do not include. These are in a separate folder, so that their diagnostics can be
// recognised.
import { lostPacks, type Content, type Diagnostic } from '@railwright/content';
import { parseManifest } from './manifest.ts';
import { TextFile } from './text-file.ts';

export const SHIPPED_FOLDER = '(shipped)/';

export function withShipped(
  files: Iterable<readonly [string, string]>,
  shipped: ReadonlyMap<string, string>,
): Map<string, string> {
  const all = new Map(files);
  const own = new Set(packIds(all).values());
  const ids = packIds(shipped);
  for (const [path, text] of shipped) {
    const id = ids.get(path.slice(0, path.indexOf('/') + 1));
    if (id !== undefined && !own.has(id)) all.set(SHIPPED_FOLDER + path, text);
  }
  return all;
}

/** By folder. */
function packIds(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const [path, text] of files) {
    if (path !== 'pack.yaml' && !path.endsWith('/pack.yaml')) continue;
    const id = parseManifest(new TextFile(text))?.id;
    if (id !== undefined) ids.set(path.slice(0, -'pack.yaml'.length), id);
  }
  return ids;
}

/** Errors that would make a setup use a shipped pack in place of an unreadable one. */
export function missedPacks(content: Content, setup: string): readonly Diagnostic[] {
  const pack = content.packs.find(({ id }) => setup.startsWith(`${id}/`));
  return lostPacks(content, pack, ({ folder }) => folder.startsWith(SHIPPED_FOLDER));
}
