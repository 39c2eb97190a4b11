// Files to check, together with the shipped packs they do not include. These are in a separate folder, so that their diagnostics can be
// recognised.
import { lostPacks, type Content, type Diagnostic } from '@railwright/content';
import { parseManifest } from './manifest.ts';

export const SHIPPED_FOLDER = '(shipped)/';

export function withShipped(
  files: Iterable<readonly [string, string]>,
  shipped: ReadonlyMap<string, string>,
): Map<string, string> {
  const all = new Map(files);
  const isPack = (path: string): boolean => path === 'pack.yaml' || path.endsWith('/pack.yaml');
  const own = new Set(
    [...all].flatMap(([path, text]) => (isPack(path) ? (parseManifest(text)?.id ?? []) : [])),
  );
  for (const [path, text] of shipped) {
    const [folder = ''] = path.split('/');
    const id = parseManifest(shipped.get(`${folder}/pack.yaml`) ?? '')?.id;
    if (id !== undefined && !own.has(id)) all.set(SHIPPED_FOLDER + path, text);
  }
  return all;
}

/** Errors that would make a setup use a shipped pack in place of an unreadable one. */
export function missedPacks(content: Content, setup: string): readonly Diagnostic[] {
  const pack = content.packs.find(({ id }) => setup.startsWith(`${id}/`));
  return lostPacks(content, pack, ({ folder }) => folder.startsWith(SHIPPED_FOLDER));
}
