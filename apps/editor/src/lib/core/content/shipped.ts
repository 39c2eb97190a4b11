// The shipped packs. A pack in the open folder can extend them without a copy, as on the command line.
import { parseManifest } from './manifest.ts';
import type { PacksById } from './manifest.ts';
import { TextFile } from './text-file.ts';

const manifests = import.meta.glob<string>('../../../../../../content/*/pack.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const texts = import.meta.glob<Readonly<Record<string, string>>>('../../../../../../content/*/pack.yaml', {
  query: '?texts',
  import: 'texts',
});

const manifestFiles = new Map(
  Object.entries(manifests).map(([path, text]) => [path.split('/').at(-2) ?? '', new TextFile(text)]),
);

export const SHIPPED_IDS: readonly string[] = [...manifestFiles.keys()];

/** All files of a shipped pack by path in it, loaded on first use. */
export async function shippedPack(id: string): Promise<Readonly<Record<string, string>>> {
  const load = Object.entries(texts).find(([path]) => path.endsWith(`/${id}/pack.yaml`))?.[1];
  return (await load?.()) ?? {};
}

/** All files of all shipped packs by path below the folder of packs. */
export async function shippedFiles(): Promise<ReadonlyMap<string, string>> {
  const packs = SHIPPED_IDS.map(async (id) =>
    Object.entries(await shippedPack(id)).map(([path, text]) => [`${id}/${path}`, text] as const),
  );
  return new Map((await Promise.all(packs)).flat());
}

/** Their manifests, each read when it is first asked for. */
export const SHIPPED_MANIFESTS: PacksById = { get: (id) => manifestFiles.get(id)?.read(parseManifest) };

export const manifestText = (id: string): string => manifestFiles.get(id)?.text ?? '';
