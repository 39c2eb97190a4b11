// The YAML files of packs with their kinds, by their folders alone: for what changes files that may be too old to be understood.
import { DiagnosticSink } from '../diagnostics/sink.ts';
import { PackSchema } from '../schema/pack.ts';
import type { FileSource } from '../sources/file-source.ts';
import { sortOut } from './checks.ts';
import { findPacks, isContent, isPicture, isPlayer, type FoundFile, type FoundPack } from './find-packs.ts';
import { readFile } from './read-file.ts';

export interface PackFileName {
  readonly source: FileSource;
  /** In the source. */
  readonly name: string;
  /** As in diagnostics. */
  readonly path: string;
  /** The folder of the pack that it is in, or `pack` for pack.yaml. */
  readonly kind: string;
  /** Whether the settings of its pack leave it out. */
  readonly isExcluded: boolean;
}

/**
 * The files of packs by name, without reading them.
 * @throws Error when a source cannot be listed.
 */
export async function listPackFiles(sources: readonly FileSource[]): Promise<readonly PackFileName[]> {
  const files: FoundFile[] = [];
  for (const source of sources)
    for (const name of (await source.list())
      .filter((path) => isContent(path) && !isPlayer(path) && !isPicture(path))
      .sort())
      files.push({ source, name, path: (source.prefix ?? '') + name });
  const lists = findPacks(files).packs.map(async (pack) => {
    const excluded = await excludedIn(pack);
    return [
      { ...pack.manifest, kind: 'pack', isExcluded: false },
      ...pack.files.flatMap((file) => {
        const [kind, ...rest] = file.path.slice(pack.folder.length).split('/');
        const isExcluded = excluded.has(file);
        return kind === undefined || rest.length === 0 ? [] : [{ ...file, kind, isExcluded }];
      }),
    ];
  });
  return (await Promise.all(lists)).flat();
}

async function excludedIn({ folder, manifest, files }: FoundPack): Promise<ReadonlySet<FoundFile>> {
  const content = await manifest.source.read(manifest.name).catch(() => undefined);
  // Reading it later reports why it cannot be read.
  if (content === undefined) return new Set();
  const kind = { name: 'pack', schema: PackSchema, folder };
  const { file } = await readFile(manifest.path, content, kind, undefined);
  return new Set(sortOut(file, folder, files, new DiagnosticSink()).excluded);
}
