// New findings that changes caused in unchanged files.
import { dirname } from 'node:path';
import { loadContent, type Content, type Diagnostic, type FileSource } from '@railwright/content';
import { contains, shownPath } from '../content/folders.ts';
import { openPaths, READ } from '../content/load.ts';
import { printError, safe } from '../output.ts';
import { fingerprintsOf } from './fingerprints.ts';
import type { Changes } from './git.ts';
import type { PathsAndTexts } from './stdin.ts';

/**
 * Returns the new ones among findings in unchanged files.
 * The earlier state is read only if it is needed.
 */
export async function brokenBy(
  changes: Changes,
  content: Content,
  findings: readonly Diagnostic[],
  { paths, texts }: PathsAndTexts,
): Promise<ReadonlySet<Diagnostic>> {
  if (findings.length === 0) return new Set();
  if (changes.unknown.length > 0) {
    const lost = changes.unknown.map(shownPath).join(', ');
    printError(safe(`git does not have the earlier state of ${lost} here, so all findings are shown.`));
    return new Set(findings);
  }
  const { sources, folders } = await openPaths(paths, { texts });
  // These packs may have extended ones that were removed from the same folders.
  const gone = changes.removedPacks.filter(
    (pack) =>
      folders.some((folder) => dirname(folder) === dirname(pack)) &&
      !folders.some((folder) => contains(folder, pack)),
  );
  const all = [...sources, ...gone.map(emptySource)].map(changes.before);
  const before = await loadContent(all, { cache: READ });
  const known = new Set(fingerprintsOf(before, before.diagnostics, process.cwd()).values());
  const now = fingerprintsOf(content, findings, process.cwd());
  return new Set(findings.filter((finding) => !known.has(now.get(finding) ?? '')));
}

function emptySource(folder: string): FileSource {
  return {
    prefix: `${shownPath(folder)}/`,
    list: () => Promise.resolve([]),
    read: (name) => Promise.reject(new Error(`${name} does not exist.`)),
  };
}
