// The studio for a site: its pages as they were built, the player's next to them, and what a visitor needs of a pack to change it.
import { existsSync, globSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Pack } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import type { PublishedFile, StudioPages } from '@railwright/publish';
import { misuse, reasonOf } from '../failure.ts';
import { shippedFolder } from '../shipped.ts';
import { noteNames } from './notes.ts';

/** Pages that only servers answer with, and the player for pages of one file. */
const UNUSED = /^(200|one-file)\.html(\.br)?$/;

/** @throws Failure if its pages are not built */
export function openStudio(): StudioPages {
  const apps = [
    { folder: shippedFolder('studio'), below: '', workspace: 'apps/editor' },
    { folder: shippedFolder('player'), below: 'play/', workspace: 'apps/player' },
  ];
  for (const { folder, workspace } of apps)
    if (!existsSync(join(folder, 'index.html')))
      throw misuse(
        `The site cannot have the studio: its pages in ${workspace} are not built yet.`,
        `Build them first: npm run build -w ${workspace}`,
      );
  return {
    async *pages() {
      for (const { folder, below } of apps) {
        yield* filesIn(folder, below);
        yield* shippedPlayers(folder, below);
      }
    },
    packFiles,
  };
}

/** Those of the published package are compressed. */
async function* filesIn(folder: string, below: string): AsyncGenerator<PublishedFile> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || UNUSED.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `${below}${relative(folder, file).split(sep).join('/')}`;
    const bytes = await readFile(file);
    yield path.endsWith('.br')
      ? { path: path.slice(0, -'.br'.length), data: brotliDecompressSync(bytes) }
      : { path, data: bytes };
  }
}

/** In a published package, the learned players of packs are not among the files of the apps. */
async function* shippedPlayers(folder: string, below: string): AsyncGenerator<PublishedFile> {
  const content = shippedFolder('content');
  for (const path of globSync('*/players/*.player', { cwd: content })) {
    const [pack = '', , player = ''] = path.split(sep);
    const name = `bundles/${pack}.${player}`;
    if (!existsSync(join(folder, name)))
      yield { path: `${below}${name}`, data: await readFile(join(content, path)) };
  }
}

async function packFiles(pack: Pack): Promise<Record<string, Uint8Array>> {
  const shipped = resolve(shippedFolder('content')) + sep;
  const files: Record<string, Uint8Array> = {};
  for (const { id, folder } of pack.visible) {
    const place = resolve(folder);
    if (id !== pack.id && place.startsWith(shipped)) continue;
    const source = folderSource(place);
    for (const path of [...ownFiles(await source.list()), ...noteNames(place)])
      files[`${id}/${path}`] = await bytesOf(source.read(path), `${folder}${path}`);
  }
  return files;
}

/** Those of the pack itself, but not what people said in its playtests, which is theirs. */
function ownFiles(paths: readonly string[]): string[] {
  const inner = paths
    .filter((path) => path.endsWith('/pack.yaml'))
    .map((path) => path.slice(0, -'pack.yaml'.length));
  return paths.filter(
    (path) =>
      path === 'pack.yaml' ||
      (path.includes('/') && !path.startsWith('playtests/') && !inner.some((one) => path.startsWith(one))),
  );
}

async function bytesOf(read: Promise<string | Uint8Array>, shown: string): Promise<Uint8Array> {
  try {
    const data = await read;
    return typeof data === 'string' ? Buffer.from(data) : data;
  } catch (error) {
    throw misuse(
      `${shown} cannot be read for the studio: ${reasonOf(error)}`,
      'Correct the file, or remove it.',
    );
  }
}
