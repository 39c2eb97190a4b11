// Moves packs into and out of the browser: zips, and the shipped packs. Each returns a sentence for the user.
import { counted } from '../core/content/counted.ts';
import { shippedFiles } from '../core/content/shipped.ts';
import { download } from '../map/model/picture-file.ts';
import { project } from '../core/project/project.svelte.ts';

export async function exportZip(): Promise<void> {
  const { makeZip } = await import('./zip.ts');
  const files = Object.fromEntries([...project.saved].map(([path, { text }]) => [path, text]));
  download('railwright-packs.zip', new Blob([makeZip(files)], { type: 'application/zip' }));
}

export async function importZip(file: File): Promise<string> {
  try {
    const { readZip } = await import('./zip.ts');
    const files = readZip(new Uint8Array(await file.arrayBuffer()));
    return files.size === 0
      ? 'There is no content in this zip: packs are folders with a pack.yaml.'
      : await add(files);
  } catch (error) {
    return `The zip could not be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

export async function loadSamples(): Promise<string> {
  try {
    return await add(await shippedFiles());
  } catch {
    return 'The shipped packs could not be loaded. Is the studio still running?';
  }
}

interface Added {
  readonly added: number;
  /** Existing files, which are left unchanged. */
  readonly kept: number;
  /** The first that could not be written for another reason; writing stops there. */
  readonly refused: { readonly path: string; readonly message: string } | undefined;
}

export async function addFiles(files: Iterable<readonly [path: string, text: string]>): Promise<Added> {
  const { store } = project;
  let [added, kept] = [0, 0];
  let refused: Added['refused'];
  for (const [path, text] of files) {
    const result = await store?.write(path, text, undefined);
    if (result?.ok) added++;
    else if (result?.reason === 'conflict') kept++;
    else {
      refused = { path, message: result?.message ?? 'Nothing is open.' };
      break;
    }
  }
  await project.reload();
  return { added, kept, refused };
}

async function add(files: ReadonlyMap<string, string>): Promise<string> {
  const { added, kept, refused } = await addFiles(files);
  const there = kept === 1 ? ', 1 existing file left unchanged' : `, ${kept} existing files left unchanged`;
  const done = `${counted(added, 'file')} added${kept > 0 ? there : ''}.`;
  return refused ? `${done} ${refused.path} could not be written: ${refused.message}` : done;
}
