// The shipped packs. A pack in the open folder can extend them without a copy, as on the command line.
import { parseManifest } from './manifest.ts';
import type { PackManifest } from './manifest.ts';
import { TextFile } from './text-file.ts';

const manifests = import.meta.glob<string>('../../../../../../content/*/pack.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let loading: Promise<ReadonlyMap<string, string>> | undefined;

/** All their files by path. Loaded on first use, and again after a failure. */
export function shippedFiles(): Promise<ReadonlyMap<string, string>> {
  loading ??= import('./shipped-texts.ts').then(
    ({ SHIPPED_TEXTS }) => SHIPPED_TEXTS,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

export const SHIPPED_MANIFESTS: readonly PackManifest[] = Object.values(manifests).flatMap(
  (text) => parseManifest(new TextFile(text)) ?? [],
);
