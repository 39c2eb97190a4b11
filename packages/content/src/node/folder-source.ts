// The files of a folder. Links are not followed, so nothing outside the folder is read; what is called like a content file but is
// none, and folders that cannot be examined, are listed, so that reading them reports the error. Number and size of files are
// bounded, so that a wrong folder does not fill the memory.
import { closeSync, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MOST_PLAYER_BYTES } from '@railwright/net';
import { isContentFile, isPlayer, isYaml } from '../load/find-packs.ts';
import { headOf } from '../pictures/picture-header.ts';
import type { FileHead } from '../pictures/picture.ts';
import { MOST_PICTURE_BYTES } from '../pictures/picture-limits.ts';
import type { FileSource } from '../sources/file-source.ts';

export interface FolderLimits {
  /** Most files looked at. */
  readonly files?: number;
  /** Most bytes of one file. */
  readonly bytes?: number;
}

const DEFAULT_LIMITS = { files: 20_000, bytes: 8 * 1024 * 1024 } as const;
/** This many folders behind a link are examined to see whether it leads to content. */
const MAX_PEEKED = 100;
/** Folders that never hold content. */
const SKIPPED = new Set(['node_modules']);

/**
 * A source over all YAML files, pictures and learned players below `folder`; diagnostics name them `folder/…` unless a prefix is given. Reading rejects
 * for what cannot be read, with a message for people; `loadContent` makes a diagnostic of it.
 */
export function folderSource(
  folder: string,
  { prefix = asPrefix(folder), ...limits }: FolderLimits & { readonly prefix?: string } = {},
): FileSource {
  const { files: maxFiles, bytes: maxBytes } = { ...DEFAULT_LIMITS, ...limits };
  return {
    prefix,
    list: () => plainly(listFiles(folder, maxFiles)),
    head: (path) => plainly(readHead(folder, path)),
    read: (path) =>
      plainly(readFile(folder, path, isPlayer(path) ? Math.min(maxBytes, MOST_PLAYER_BYTES) : maxBytes)),
  };
}

async function listFiles(folder: string, maxFiles: number): Promise<string[]> {
  const found: string[] = [];
  const waiting = [''];
  let seen = 0;
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((error: unknown) => {
      if (below === '') throw error;
      found.push(below);
      return [];
    });
    for (const entry of entries) {
      if (++seen > maxFiles) throw new Error(`There are more than ${maxFiles} files in it.`);
      if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue;
      const path = below + entry.name;
      if (entry.isDirectory()) waiting.push(`${path}/`);
      else if (isContentFile(entry.name)) found.push(path);
      else if (entry.isSymbolicLink() && (await holdsYaml(join(folder, path), 2))) found.push(`${path}/`);
    }
  }
  return found.sort();
}

/** Whether there are YAML files in a folder or, some levels deep, in those within it. Nothing is read but names. */
async function holdsYaml(folder: string, levels: number): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  if (entries.some(({ name }) => isYaml(name))) return true;
  if (levels === 1) return false;
  for (const entry of entries.slice(0, MAX_PEEKED))
    if (entry.isDirectory() && (await holdsYaml(join(folder, entry.name), levels - 1))) return true;
  return false;
}

async function readFile(folder: string, path: string, maxBytes: number): Promise<Uint8Array> {
  const { bytes } = await readUpTo(folder, path, maxBytes, (size) => {
    if (size > maxBytes) throw new Error(`It has ${size} bytes; at most ${maxBytes} are read.`);
  });
  return bytes;
}

async function readHead(folder: string, path: string): Promise<FileHead> {
  const { bytes, size } = await readUpTo(folder, path, MOST_PICTURE_BYTES);
  return headOf(path, bytes, size);
}

/** The first bytes of a file; `judge` may refuse its size. */
async function readUpTo(
  folder: string,
  path: string,
  most: number,
  judge: (size: number) => void = () => undefined,
): Promise<FileHead> {
  const isFolder = path.endsWith('/');
  const parts = (isFolder ? path.slice(0, -1) : path).split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..' || part.includes('\\')))
    throw new Error('The path is outside the folder.');
  for (let i = 1; i <= parts.length; i++) {
    const status = lstatSync(join(folder, ...parts.slice(0, i)));
    if (status.isSymbolicLink()) throw new Error('Links are not followed.');
    if (i === parts.length && !isFolder && !status.isFile()) throw new Error('It is not a regular file.');
  }
  if (isFolder) {
    await readdir(join(folder, path));
    throw new Error('It is a folder.');
  }
  // Files are small and read one after the other: asking for each piece of one takes longer than reading it.
  const file = openSync(join(folder, ...parts), 'r');
  try {
    const { size } = fstatSync(file);
    judge(size);
    const bytes = new Uint8Array(Math.min(size, most));
    let length = 0;
    while (length < bytes.length) {
      const count = readSync(file, bytes, length, bytes.length - length, length);
      if (count === 0) break;
      length += count;
    }
    return { bytes: bytes.subarray(0, length), size };
  } finally {
    closeSync(file);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'It was deleted or moved while the folder was being read.',
  EACCES: 'You have no permission to read it.',
  EPERM: 'You have no permission to read it.',
  ENOTDIR: 'It is not a folder.',
  EMFILE: 'Too many files are open on this machine.',
};

/** The system's message without the paths of this machine. */
async function plainly<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    const { code = '' } = error as Partial<NodeJS.ErrnoException>;
    const reason = REASONS[code];
    throw reason === undefined ? error : new Error(reason, { cause: error });
  }
}

function asPrefix(folder: string): string {
  const clean = folder
    .replaceAll('\\', '/')
    .replace(/^(\.\/)+/, '')
    .replace(/\/+$/, '');
  return clean === '' || clean === '.' ? '' : `${clean}/`;
}
