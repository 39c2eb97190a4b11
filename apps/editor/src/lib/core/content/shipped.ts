// The shipped packs. A pack in the open folder can extend them without a copy, as on the command line.
import { parseManifest } from './manifest.ts';
import type { PackManifest } from './manifest.ts';

const texts = import.meta.glob<string>('../../../../../../content/**/*.yaml', {
  query: '?raw',
  import: 'default',
});
const manifests = import.meta.glob<string>('../../../../../../content/*/pack.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ROOT = '/content/';

const below = (path: string): string => path.slice(path.indexOf(ROOT) + ROOT.length);

let loading: Promise<ReadonlyMap<string, string>> | undefined;

/** All their files by path. Loaded on first use, and again after a failure. */
export function shippedFiles(): Promise<ReadonlyMap<string, string>> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<ReadonlyMap<string, string>> {
  return new Map(
    await Promise.all(
      Object.entries(texts).map(async ([path, read]) => [below(path), await read()] as const),
    ),
  );
}

export const SHIPPED_MANIFESTS: readonly PackManifest[] = Object.values(manifests).flatMap(
  (text) => parseManifest(text) ?? [],
);
