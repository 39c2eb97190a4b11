// The packs that come with Railwright. A pack in the opened folder may extend them without having a copy, as on the command line.
import { parseManifest } from './manifest.ts';
import type { PackManifest } from './manifest.ts';

const texts = import.meta.glob<string>('../../../../../content/**/*.yaml', {
  query: '?raw',
  import: 'default',
});
const manifests = import.meta.glob<string>('../../../../../content/*/pack.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ROOT = '/content/';

const below = (path: string): string => path.slice(path.indexOf(ROOT) + ROOT.length);

/** All their files by path. Loaded when first asked for. */
export async function shippedFiles(): Promise<Map<string, string>> {
  return new Map(
    await Promise.all(
      Object.entries(texts).map(async ([path, load]) => [below(path), await load()] as const),
    ),
  );
}

export const SHIPPED_MANIFESTS: readonly PackManifest[] = Object.values(manifests).flatMap(
  (text) => parseManifest(text) ?? [],
);
