// Moves packs into and out of the browser: zips, and the shipped packs. Each returns a sentence for the user.
import { counted } from '../core/content/counted.ts';
import { isPlayer } from '../core/content/file-kinds.ts';
import { shippedFiles } from '../core/content/shipped.ts';
import { homeLink } from '../core/links.ts';
import { download } from '../map/model/picture-file.ts';
import { project } from '../core/project/project.svelte.ts';
import { dropDraft } from '../core/stores/drafts.ts';
import { outside } from '../core/stores/outside.svelte.ts';
import type { WriteResult } from '../core/stores/store.ts';
import type { FileData } from './zip.ts';

const NO_PACK = 'There is no content in this zip: packs are folders with a pack.yaml.';

export async function exportZip(): Promise<void> {
  const { makeZip } = await import('./zip.ts');
  const { store } = project;
  const kept = textsAndPictures();
  const texts = [...project.files].map(([path, { text }]) => [path, text] as const);
  const bytes: [string, FileData][] = [];
  for (const path of otherFiles())
    if (store?.bytes) bytes.push([path, (await store.bytes(path)) as Uint8Array<ArrayBuffer>]);
  const zip = makeZip(Object.fromEntries([...texts, ...bytes]));
  download('railwright-packs.zip', new Blob([zip], { type: 'application/zip' }));
  if (store?.kind === 'browser') outside.went(kept);
}

/** By path, as last saved. Learned players are not among them: they come from elsewhere. */
export function textsAndPictures(): ReadonlyMap<string, { readonly version: string }> {
  return new Map<string, { readonly version: string }>([...project.saved, ...project.pictures.versions]);
}

/** Pictures and learned players of the packs. */
function otherFiles(): string[] {
  const folders = project.listing.packs.map(({ folder }) => folder);
  const players = project.foreign.map(({ path }) => path).filter(isPlayer);
  return [...(project.pictures.heads?.keys() ?? []), ...players].filter((path) =>
    folders.some((folder) => path.startsWith(folder)),
  );
}

export async function importZip(file: Blob): Promise<string> {
  try {
    const { readZip } = await import('./zip.ts');
    const files = readZip(new Uint8Array(await file.arrayBuffer()));
    return [...files.keys()].some((path) => /(^|\/)pack\.yaml$/.test(path)) || project.saved.size > 0
      ? await add(files)
      : NO_PACK;
  } catch (error) {
    return `The zip could not be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Adds a pack that was published together with this studio, by its id. */
export async function openPublished(id: string): Promise<string> {
  const answer = await fetch(`${homeLink()}packs/${id}.zip`).catch(() => undefined);
  if (!answer?.ok) return `This site has no pack ${id}.`;
  return importZip(await answer.blob());
}

export async function loadSamples(): Promise<string> {
  try {
    const { samplePictures } = await import('./sample-pictures.ts');
    return await add(new Map<string, FileData>([...(await shippedFiles()), ...(await samplePictures())]));
  } catch {
    return 'The shipped packs could not be loaded. Is the studio still running?';
  }
}

interface Added {
  readonly added: number;
  /** Existing files with other content, which are left unchanged. */
  readonly kept: number;
  /** Why the first file could not be written that was refused for another reason; writing stops there. */
  readonly refused: string | undefined;
}

/** @param isElsewhere they would not be lost with this browser */
export async function addFiles(
  files: Iterable<readonly [path: string, data: FileData]>,
  isElsewhere = false,
): Promise<Added> {
  const done = new Set<string>();
  let [added, kept] = [0, 0];
  let refused: string | undefined;
  for (const [path, data] of files) {
    const result = await addFile(path, data);
    if (result.ok) added++;
    else if (result.reason !== 'conflict') {
      refused = `${path} could not be written: ${result.message}`;
      break;
    } else if (result.current?.text !== data) {
      kept++;
      continue;
    }
    done.add(path);
  }
  await project.reload();
  if (isElsewhere && project.store?.kind === 'browser')
    outside.came(new Map([...textsAndPictures()].filter(([path]) => done.has(path))));
  return { added, kept, refused };
}

async function addFile(path: string, data: FileData): Promise<WriteResult> {
  const { store } = project;
  if (typeof data === 'string' && store) return store.write(path, data, undefined);
  const result = typeof data === 'string' ? undefined : await store?.add?.(path, data);
  return result ?? { ok: false, reason: 'refused', message: 'Files like this cannot be kept here.' };
}

async function add(files: ReadonlyMap<string, FileData>): Promise<string> {
  const { added, kept, refused } = await addFiles(files, true);
  const done =
    kept === 0
      ? /* @wc-include */ `${counted(added, 'file')} added.`
      : `${counted(added, 'file')} added, ${counted(kept, 'existing file')} left unchanged.`;
  return refused === undefined ? done : `${done} ${refused}`;
}

/** Removes files for good, with unsaved changes of them; returns why the rest stays if one cannot be removed. */
export async function removeFiles(paths: readonly string[]): Promise<string | undefined> {
  const { store, place } = project;
  const files = (await store?.list())?.files.filter(({ path }) => paths.includes(path)) ?? [];
  let failure: string | undefined;
  for (const { path, version = '' } of files) {
    const result = await store?.remove(path, version);
    if (result && !result.ok) {
      failure = result.reason === 'conflict' ? `${path} was changed just now, so it stays.` : result.message;
      break;
    }
    project.documents.delete(path);
    await dropDraft(place, path).catch(() => undefined);
  }
  await project.reload();
  return failure;
}
