// Packs into the browser and out of it: zips, and the packs that the project ships. Each gives a sentence for the user.
import { shippedFiles } from '../content/shipped.ts';
import { download } from '../map/picture-file.ts';
import { project } from './project.svelte.ts';

export async function exportZip(): Promise<void> {
  const { makeZip } = await import('../stores/zip.ts');
  const files = Object.fromEntries([...project.saved].map(([path, { text }]) => [path, text]));
  download('railwright-packs.zip', new Blob([makeZip(files)], { type: 'application/zip' }));
}

export async function importZip(file: File): Promise<string> {
  try {
    const { readZip } = await import('../stores/zip.ts');
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

// What is there already stays as it is.
async function add(files: ReadonlyMap<string, string>): Promise<string> {
  const { store } = project;
  if (!store) return 'Nothing is open.';
  let [added, kept] = [0, 0];
  for (const [path, text] of files) {
    const result = await store.write(path, text, undefined);
    if (result.ok) added++;
    else kept++;
  }
  await project.reload();
  const there =
    kept === 1
      ? ', 1 that was there already left as it is'
      : `, ${kept} that were there already left as they are`;
  return `${added} ${added === 1 ? 'file' : 'files'} added${kept > 0 ? there : ''}.`;
}
