// The folder of a target, replaced as a whole: its files are written next to it, and take its place when all are there. A list of them with
// their fingerprints stays in the folder, so that the next publication knows what is its own, and never removes anything else.
import { existsSync, lstatSync, readdirSync, readFileSync, rmdirSync, rmSync, type Stats } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isAlive } from '@railwright/content/node';
import type { PublishedFile } from '@railwright/publish';
import { shownPath } from '../content/folders.ts';
import { misuse, reasonOf, type Failure } from '../failure.ts';
import { listed } from '../listed.ts';
import { makeFolders } from '../write-file.ts';
import { earlierOnDisk, fingerprintOf, INDEX, type EarlierFile, type FileList } from './earlier.ts';

const LIST = '.railwright-published.json';
/** Which of them are named. */
const MOST_NAMED = 3;

/**
 * Refuses a folder with anything that publishing did not write there, and what is no folder.
 * @throws Failure naming some of it
 */
export function checkTargetFolder(folder: string, force: boolean): void {
  const found = statusOf(folder);
  if (force || !found) return;
  if (!found.isDirectory())
    throw misuse(
      `${shownPath(folder)} is ${found.isSymbolicLink() ? 'a link to another place' : 'not a folder'}, and would be replaced by a folder.`,
      'Choose another place with --output, or replace it with --force.',
    );
  const known = readList(folder);
  const others = othersIn(folder, known);
  if (others.length === 0) return;
  const named = listed(others, MOST_NAMED);
  const changed = others.every((path) => Object.hasOwn(known, path));
  throw misuse(
    changed
      ? `These files in ${shownPath(folder)} were changed after they were published: ${named}.`
      : `${shownPath(folder)} holds files that were not published: ${named}.`,
    'Choose another folder with --output, move these files, or replace the folder with --force.',
  );
}

/**
 * Writes the files and puts them in the place of the folder. Nothing changes there if one cannot be written.
 * @param keeps folders in it whose files from earlier publications stay, unless there are new ones in their place
 * @param online such files that are elsewhere
 * @returns the number of files and of bytes, without those kept; and what lay at the top of the folder and is gone
 */
export async function replaceTargetFolder(
  folder: string,
  files: AsyncIterable<PublishedFile>,
  keeps: readonly string[] = [],
  online: readonly EarlierFile[] = [],
): Promise<{ readonly files: number; readonly bytes: number; readonly gone: readonly string[] }> {
  const beside = (word: string): string =>
    join(dirname(folder), `.${basename(folder)}-${process.pid}.${word}`);
  const [unfinished, old] = [beside('unfinished'), beside('old')];
  const parent = dirname(folder);
  const isNew = !existsSync(parent);
  try {
    makeFolders(parent);
    await clearLeftovers(folder);
    makeFolders(unfinished);
  } catch (error) {
    throw unwritable(folder, error);
  }
  try {
    const list: Record<string, string> = {};
    let bytes = 0;
    for await (const { path, data } of files) {
      const file = join(unfinished, ...parts(path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, data, { flag: 'wx' });
      list[path] = fingerprintOf(data);
      bytes += typeof data === 'string' ? Buffer.byteLength(data) : data.length;
    }
    const last = readList(folder);
    const earlier = [...earlierOnDisk(folder, last, keeps), ...online];
    const all = { ...list, ...(await keepEarlier(unfinished, list, earlier)) };
    for (const name of keeps) all[`${name}/${INDEX}`] = await writeIndex(unfinished, name, all);
    await writeFile(join(unfinished, LIST), `${JSON.stringify(all, undefined, 1)}\n`);
    if (existsSync(folder)) await rename(folder, old);
    await rename(unfinished, folder);
    rmSync(old, { recursive: true, force: true });
    return {
      files: Object.keys(list).length,
      bytes,
      gone: topOf(last).filter((name) => !topOf(all).includes(name)),
    };
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another publication may have begun in it.
    if (isNew && readdirSync(parent).length === 0) rmdirSync(parent);
    if (existsSync(old) && !existsSync(folder)) await rename(old, folder);
    if (error instanceof Error && 'code' in error)
      throw misuse(`${shownPath(folder)} cannot be written: ${reasonOf(error)} What was there is unchanged.`);
    throw error;
  }
}

/** Names of the files and folders right in the folder. */
function topOf(list: FileList): string[] {
  return [...new Set(Object.keys(list).map((path) => path.split('/', 1)[0] ?? ''))];
}

/** What a publication that was killed left beside the folder: the old one comes back if it was gone already. */
async function clearLeftovers(folder: string): Promise<void> {
  const parent = dirname(folder);
  const left = new RegExp(`^\\.${basename(folder)}-(\\d+)\\.(unfinished|old)$`);
  for (const name of readdirSync(parent)) {
    const [, pid, word] = left.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    if (word === 'old' && !existsSync(folder)) await rename(join(parent, name), folder);
    else rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** Writes what this publication does not replace. Only --force comes here with files that were changed or removed by hand: they go. */
async function keepEarlier(
  unfinished: string,
  written: FileList,
  earlier: readonly EarlierFile[],
): Promise<FileList> {
  const kept: Record<string, string> = {};
  for (const { path, fingerprint, read } of earlier) {
    if (Object.hasOwn(written, path) || Object.hasOwn(kept, path)) continue;
    const data = await read();
    if (!data) continue;
    const file = join(unfinished, ...parts(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, data, { flag: 'wx' });
    kept[path] = fingerprint;
  }
  return kept;
}

/** Lists what is in a folder that stays. @returns the fingerprint of the list */
async function writeIndex(unfinished: string, name: string, list: FileList): Promise<string> {
  const inside = Object.entries(list).filter(([path]) => path.startsWith(`${name}/`));
  const text = `${JSON.stringify(Object.fromEntries(inside.sort()), undefined, 1)}\n`;
  await mkdir(join(unfinished, name), { recursive: true });
  await writeFile(join(unfinished, name, INDEX), text);
  return fingerprintOf(text);
}

/** @throws Error for a path that would leave the folder */
function parts(path: string): string[] {
  const names = path.split('/');
  if (names.some((name) => name === '' || name === '.' || name === '..' || name.includes('\\')))
    throw new Error(`${path} is no path of a published file.`);
  return names;
}

function readList(folder: string): FileList {
  try {
    const list: unknown = JSON.parse(readFileSync(join(folder, LIST), 'utf8'));
    return typeof list === 'object' && list !== null ? (list as FileList) : {};
  } catch {
    return {};
  }
}

/** @throws Failure where a file is in the place of a folder above it */
function statusOf(folder: string): Stats | undefined {
  try {
    return lstatSync(folder, { throwIfNoEntry: false });
  } catch (error) {
    throw unwritable(folder, error);
  }
}

function unwritable(folder: string, error: unknown): Failure {
  return misuse(
    `${shownPath(folder)} cannot be written: ${reasonOf(error)}`,
    'Choose another place with --output.',
  );
}

/** Paths of what was not published as it is now. */
function othersIn(folder: string, known: FileList): string[] {
  const isPublished = (path: string): boolean => {
    const file = join(folder, path);
    // A link may lead anywhere, and a pipe would never end.
    return Object.hasOwn(known, path) && lstatSync(file).isFile() && known[path] === hashFile(file);
  };
  try {
    return filesIn(folder).filter((path) => path !== LIST && !isPublished(path));
  } catch (error) {
    throw misuse(`${shownPath(folder)} cannot be read: ${reasonOf(error)}`);
  }
}

/** Paths of all but folders; links are not followed, which `recursive` of readdir would do. */
function filesIn(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = `${below}${entry.name}`;
    return entry.isDirectory() ? filesIn(folder, `${path}/`) : [path];
  });
}

function hashFile(file: string): string {
  return fingerprintOf(readFileSync(file));
}
