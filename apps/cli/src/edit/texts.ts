// Reads the texts of all files that a command is to change.
import { listPackFiles } from '@railwright/content';
import { decodeUtf8 } from '@railwright/content/node';
import { plural } from '../check/findings.ts';
import type { Target } from '../content/folders.ts';
import { ignoredNote, isAbout, isWithin, openPaths, refuseExcluded } from '../content/load.ts';
import { misuse, reasonOf } from '../failure.ts';
import { printError, safe } from '../output.ts';

export interface KnownText {
  readonly path: string;
  readonly kind: string;
  readonly text: string;
}

/**
 * Files that cannot be read are reported and left out; `unreadable` counts them.
 * @throws Failure for a path outside all packs.
 */
export async function readTexts(paths: readonly string[]): Promise<{
  readonly texts: readonly KnownText[];
  readonly unreadable: number;
}> {
  const opened = await openPaths(paths);
  const listed = (await listPackFiles(opened.sources)).filter(({ path }) => isWithin(path, opened.targets));
  const kept = listed.filter(({ isExcluded }) => !isExcluded);
  const excluded = listed.filter(({ isExcluded }) => isExcluded);
  for (const target of opened.targets) checkThere(kept, excluded, target);
  const files = kept.filter(({ path }) => isAbout(path, opened));
  if (excluded.length > 0) printError(`${plural(excluded.length, 'file')} excluded by pack.yaml.`);
  for (const note of ignoredNote(opened, 'looked at')) printError(note);
  const texts: KnownText[] = [];
  for (const { source, name, path, kind } of files)
    try {
      const decoded = decodeUtf8(await source.read(name));
      if (decoded.ok) texts.push({ path, kind, text: decoded.text });
      else {
        const { line, column } = decoded.at;
        const reason = `it is not UTF-8 text: a byte in line ${line}, column ${column}, cannot be here.`;
        printError(safe(`railwright: ${path} is left unchanged: ${reason}`));
      }
    } catch (error) {
      printError(safe(`railwright: ${path} is left unchanged: ${reasonOf(error)}`));
    }
  return { texts, unreadable: files.length - texts.length };
}

type Files = readonly { readonly path: string }[];

function checkThere(files: Files, excluded: Files, target: Target): void {
  if (files.some(({ path }) => isWithin(path, [target]))) return;
  refuseExcluded(
    target,
    excluded.map(({ path }) => path),
  );
  throw misuse(
    `There are no files of a pack in ${target.typed}.`,
    'A pack is a folder with a pack.yaml and content files ending in .yaml.',
  );
}
