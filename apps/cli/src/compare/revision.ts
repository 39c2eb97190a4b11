// Content as it was in a revision of git, read into memory; nothing is checked out and nothing is written.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isYaml, loadContent, memorySource, type Content, type FileSource } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { findFolders, shownPath } from '../content/folders.ts';
import { misuse } from '../failure.ts';

const execute = promisify(execFile);
/** Of all files together; content is small. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_FILES = 20_000;

/**
 * The folders that a command would read, as they were. Packs that come with railwright and are not among them are as they are.
 * @throws Failure when there is no such revision, or the folder is in no repository.
 */
export async function loadRevision(paths: readonly string[], revision: string): Promise<Content> {
  const { own, shipped } = findFolders(paths);
  if (own.length === 0)
    throw misuse('There is no content here to compare with its past.', 'Name its folder with --content.');
  const sources: FileSource[] = await Promise.all(own.map((folder) => revisionSource(folder, revision)));
  const ids = new Set((await loadContent(sources)).packs.map(({ id }) => id));
  for (const folder of shipped) {
    const source = folderSource(folder, { prefix: `${shownPath(folder)}/` });
    const { packs } = await loadContent(source);
    if (!packs.some(({ id }) => ids.has(id))) sources.push(source);
  }
  return loadContent(sources);
}

async function revisionSource(folder: string, revision: string): Promise<FileSource> {
  // A revision must not be read as an option, nor a name with a colon as a path within one.
  if (revision === '' || revision.startsWith('-') || revision.includes(':'))
    throw misuse(`"${revision}" is no revision of git.`, 'Such as HEAD, a branch or a tag.');
  const commit = (await git(folder, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], revision))
    .toString()
    .trim();
  const listed = await git(folder, ['ls-tree', '-r', '-z', '--name-only', commit, '--', '.'], revision);
  const names = listed.toString().split('\0').filter(isYaml);
  if (names.length === 0) throw misuse(`There is no content in ${shownPath(folder)} in ${revision}.`);
  if (names.length > MOST_FILES)
    throw misuse(`There are ${names.length} files in ${revision}, too many to read.`);
  const files: Record<string, Uint8Array> = Object.create(null) as Record<string, Uint8Array>;
  for (const name of names) files[name] = await git(folder, ['show', `${commit}:./${name}`], revision);
  const shown = shownPath(folder);
  return memorySource(files, `${revision}:${shown === '' ? '' : `${shown}/`}`);
}

async function git(folder: string, args: readonly string[], revision: string): Promise<Buffer> {
  try {
    const { stdout } = await execute('git', ['-C', folder, ...args], {
      encoding: 'buffer',
      maxBuffer: MOST_BYTES,
    });
    return stdout;
  } catch (error) {
    const said = (error as { readonly stderr?: Buffer }).stderr?.toString() ?? '';
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw misuse('git was not found, so there is no past to compare with.');
    if (said.includes('not a git repository'))
      throw misuse(`${shownPath(folder) || '.'} is in no git repository.`);
    throw misuse(
      `There is no revision ${revision}.`,
      said.trim() === '' ? 'Such as HEAD, a branch or a tag.' : said.trim(),
    );
  }
}
