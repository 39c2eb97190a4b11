// Gives something another id in all files of the opened folder that mention it, as one step of the file where the renaming began.
import type { Named } from '@railwright/content';
import type { NewId } from '@railwright/workspace';
import type { TextDocument } from '../../core/document/text-document.svelte.ts';
import { project } from '../../core/project/project.svelte.ts';
import { NOUNS } from './nouns.ts';

/** The files with the other id, and what stands in its way. */
export function withNewId(named: Named, id: string): Promise<NewId> {
  return project.ask('rename', { named, id });
}

/** Number of references to the item in each file that has some. */
export function countReferences({ files }: NewId): [path: string, count: number][] {
  return files
    .map(({ path, references }): [string, number] => [path, references])
    .filter(([, count]) => count > 0);
}

/** Rewrites the files, as one step of `document`. */
export function rename(document: TextDocument, { files }: NewId, named: Named, to: string): void {
  const others = files.flatMap(({ path, text }): [TextDocument, string][] => {
    const other = path === document.path ? undefined : project.document(path);
    return other ? [[other, text]] : [];
  });
  const own = files.find(({ path }) => path === document.path);
  document.changeWith(
    own?.text ?? document.text,
    others,
    `Rename the ${NOUNS[named.kind]} ${named.id} to ${to}`,
  );
}
