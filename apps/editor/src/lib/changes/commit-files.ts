// Commits chosen files: what is not saved is saved first, and the commit names the versions that the page shows.
import { changedFiles, type FileChange } from '../core/project/changed-files.svelte.ts';
import { project } from '../core/project/project.svelte.ts';
import { saveFiles } from '../core/project/save-files.ts';
import { versionOf } from '../core/stores/store.ts';

/** @returns the name of the commit, or why there is none as sentences */
export async function commitFiles(
  files: readonly FileChange[],
  message: string,
): Promise<{ readonly commit: string } | { readonly failure: string }> {
  const { found } = changedFiles;
  const { store } = project;
  if (!store?.history || found?.kind !== 'found') return { failure: 'There is no repository to commit to.' };
  const unsaved = await saveFiles(files.filter(({ isUnsaved }) => isUnsaved).map(({ path }) => path));
  if (unsaved !== undefined) return { failure: unsaved };
  try {
    const all = files.flatMap(({ path, from, change }) => [
      ...(from === undefined ? [] : [{ path: from, isGone: true }]),
      { path, isGone: change === 'removed' },
    ]);
    const versions = await Promise.all(
      all.map(async ({ path, isGone }) => ({ path, version: isGone ? null : await savedVersion(path) })),
    );
    return await store.history.commit({ message, head: found.head, files: versions });
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

async function savedVersion(path: string): Promise<string> {
  const known = project.saved.get(path) ?? project.pictures.versions.get(path);
  if (known && known.version !== '') return known.version;
  const bytes = await project.store?.bytes?.(path);
  if (!bytes) throw new Error(`${path} cannot be read.`);
  return versionOf(new Uint8Array(bytes));
}
