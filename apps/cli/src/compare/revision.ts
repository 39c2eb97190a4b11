// Reads content of a git revision into memory; nothing is checked out or written.
import {
  isYaml,
  loadContent,
  memorySource,
  shippedBeside,
  type Content,
  type FileSource,
} from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { findFolders, shownPath } from '../content/folders.ts';
import { READ } from '../content/load.ts';
import { UNPLAYED } from '../content/setup.ts';
import { misuse } from '../failure.ts';
import { askGit, gitRefusal } from '../git/ask-git.ts';

const MOST_FILES = 20_000;

/**
 * The folders that a command would read, as they were. Shipped packs outside them are the current ones.
 * @throws Failure if there is no such revision, or the folder is not in a repository.
 */
export async function loadRevision(paths: readonly string[], revision: string): Promise<Content> {
  const { own, shipped } = findFolders(paths);
  if (own.length === 0)
    throw misuse(
      'There is no content here to compare with an earlier revision.',
      'Name the content folder with --content.',
    );
  const sources = own.map((folder) => revisionSource(folder, revision));
  const packs = shipped.map((folder) => folderSource(folder, { prefix: `${shownPath(folder)}/` }));
  const beside = await shippedBeside(sources, packs, true);
  return loadContent([...sources, ...beside], { skip: UNPLAYED, cache: READ });
}

function revisionSource(folder: string, revision: string): FileSource {
  // Keeps git from reading a revision as an option, or a name with a colon as a path.
  if (revision === '' || revision.startsWith('-') || revision.includes(':'))
    throw misuse(`"${revision}" is not a git revision.`, 'Name one such as HEAD, a branch or a tag.');
  const commit = git(folder, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], revision)
    .toString()
    .trim();
  const listed = git(folder, ['ls-tree', '-r', '-z', commit, '--', '.'], revision);
  const blobs = listed
    .toString()
    .split('\0')
    .map((line) => /^\d+ blob (\S+)\t(.*)$/s.exec(line) ?? [])
    .filter((match): match is RegExpExecArray => isYaml(match[2] ?? ''))
    .map(([, object = '', name = '']) => ({ object, name }));
  if (blobs.length === 0) throw misuse(`There is no content in ${shownPath(folder)} in ${revision}.`);
  if (blobs.length > MOST_FILES)
    throw misuse(`There are ${blobs.length} files in ${revision}, too many to read.`);
  const files = readBlobs(folder, blobs, revision);
  const shown = shownPath(folder);
  return memorySource(files, `${revision}:${shown === '' ? '' : `${shown}/`}`);
}

interface Blob {
  readonly object: string;
  readonly name: string;
}

/** All of them by one git: `<object> blob <size>`, a line break, the content and another line break for each. */
function readBlobs(folder: string, blobs: readonly Blob[], revision: string): Record<string, Uint8Array> {
  const input = blobs.map(({ object }) => `${object}\n`).join('');
  const read = git(folder, ['cat-file', '--batch'], revision, input);
  const files = Object.create(null) as Record<string, Uint8Array>;
  let at = 0;
  for (const { name } of blobs) {
    const start = read.indexOf('\n', at) + 1;
    const told = read.toString('latin1', at, start).trim();
    const size = Number(told.split(' ').at(-1));
    if (!Number.isInteger(size)) throw gitRefusal(`read ${name} in ${revision}`, told);
    files[name] = read.subarray(start, start + size);
    at = start + size + 1;
  }
  return files;
}

function git(folder: string, args: readonly string[], revision: string, input?: string): Buffer {
  const { succeeded, out, said } = askGit(folder, args, input === undefined ? {} : { input });
  if (succeeded) return out;
  if (said.includes('not a git repository'))
    throw misuse(`${shownPath(folder) || '.'} is not in a git repository.`);
  // In quiet mode, git says nothing about a missing revision.
  if (said === '')
    throw misuse(`There is no revision ${revision}.`, 'Name one such as HEAD, a branch or a tag.');
  throw gitRefusal(`read the content of ${revision}`, said);
}
