import { project } from './project.svelte.ts';

/** Saves the open files of these. @returns why one is not saved, as sentences */
export async function saveFiles(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const document = project.documents.get(path);
    const outcome = document && (await project.save(document));
    if (outcome?.kind === 'conflict')
      return `${path} was changed by someone else. Open it to choose which version to keep.`;
    if (outcome && 'message' in outcome) return `${path} is not saved. ${outcome.message}`;
  }
  return undefined;
}
