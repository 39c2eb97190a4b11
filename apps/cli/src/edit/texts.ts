// The texts of all files that a command was asked to change.
import { listPackFiles } from '@railwright/content';
import type { Target } from '../content/folders.ts';
import { ignoredNote, isAbout, isWithin, openPaths } from '../content/load.ts';
import { misuse, reasonOf } from '../failure.ts';
import { printError, safe } from '../output.ts';

export interface KnownText {
  readonly path: string;
  readonly kind: string;
  readonly text: string;
}

/**
 * Files that cannot be read are reported and left out; `unreadable` counts them.
 * @throws Failure for a path at which there is nothing of a pack.
 */
export async function readTexts(paths: readonly string[]): Promise<{
  readonly texts: readonly KnownText[];
  readonly unreadable: number;
}> {
  const opened = await openPaths(paths);
  const listed = (await listPackFiles(opened.sources)).filter(({ path }) => isWithin(path, opened.targets));
  for (const target of opened.targets) checkThere(listed, target);
  const files = listed.filter(({ path }) => isAbout(path, opened));
  for (const note of ignoredNote(opened, 'looked at')) printError(note);
  const texts: KnownText[] = [];
  for (const { source, name, path, kind } of files)
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await source.read(name));
      texts.push({ path, kind, text });
    } catch (error) {
      const reason = error instanceof TypeError ? 'it is not UTF-8 text.' : reasonOf(error);
      printError(safe(`railwright: ${path} is left as it is: ${reason}`));
    }
  return { texts, unreadable: files.length - texts.length };
}

function checkThere(files: readonly { readonly path: string }[], target: Target): void {
  if (files.some(({ path }) => isWithin(path, [target]))) return;
  throw misuse(
    `There are no files of a pack in ${target.typed}.`,
    'A pack is a folder with a pack.yaml; its content files end in .yaml.',
  );
}
