// The test files that a change can affect: those that differ, and all test files of packs in which anything else differs, or which
// extend or name such packs.
import type { Content, FileSource, Pack } from '@railwright/content';
import { shownPath } from '../content/folders.ts';
import { printError, safe } from '../output.ts';
import type { Changes } from './git.ts';

export async function affectedTests(
  changes: Changes,
  { packs }: Content,
  sources: readonly FileSource[],
): Promise<(file: string) => boolean> {
  if (changes.unknown.length > 0) {
    const lost = changes.unknown.map(shownPath).join(', ');
    printError(safe(`git does not have the earlier state of ${lost} here, so all tests are run.`));
    return () => true;
  }
  // A removed pack no longer appears among the packs that others need.
  if (changes.removedPacks.length > 0) return () => true;
  const gone = (await Promise.all(sources.map((source) => goneFrom(source, changes)))).flat();
  const differs = (pack: Pack): boolean =>
    [pack.file, ...pack.files].some(({ kind, path }) => kind !== 'tests' && changes.isChanged(path)) ||
    gone.some((path) => path.startsWith(pack.folder));
  const affected = new Set(packs.filter(differs));
  for (let before = -1; before < affected.size;) {
    before = affected.size;
    for (const pack of packs) if ([...affected].some((other) => needs(pack, other))) affected.add(pack);
  }
  const folders = new Set([...affected].flatMap(({ files }) => files.map(({ path }) => path)));
  return (file) => folders.has(file) || changes.isChanged(file);
}

/** The files that a source had before, named as in diagnostics. */
async function goneFrom(source: FileSource, { before }: Changes): Promise<string[]> {
  const now = new Set(await source.list());
  const prefix = source.prefix ?? '';
  return (await before(source).list()).filter((name) => !now.has(name)).map((name) => prefix + name);
}

function needs(pack: Pack, other: Pack): boolean {
  return pack.visible.includes(other) || pack.files.some(({ text }) => text.includes(`${other.id}/`));
}
