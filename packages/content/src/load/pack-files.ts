// The YAML files of packs with their kinds, by their folders alone: for what changes files that may be too old to be understood.
import type { FileSource } from '../sources/file-source.ts';
import { findPacks, isContent, isPlayer, type FoundFile } from './find-packs.ts';

export interface PackFileName {
  readonly source: FileSource;
  /** In the source. */
  readonly name: string;
  /** As in diagnostics. */
  readonly path: string;
  /** The folder of the pack that it is in, or `pack` for pack.yaml. */
  readonly kind: string;
}

/** Rejects where a source cannot be listed. */
export async function listPackFiles(sources: readonly FileSource[]): Promise<readonly PackFileName[]> {
  const files: FoundFile[] = [];
  for (const source of sources)
    for (const name of (await source.list()).filter((path) => isContent(path) && !isPlayer(path)).sort())
      files.push({ source, name, path: (source.prefix ?? '') + name });
  return findPacks(files).packs.flatMap(({ folder, manifest, files: own }) => [
    { ...manifest, kind: 'pack' },
    ...own.flatMap((file) => {
      const [kind, ...rest] = file.path.slice(folder.length).split('/');
      return kind === undefined || rest.length === 0 ? [] : [{ ...file, kind }];
    }),
  ]);
}
