// Commits that were published, as the site keeps them for the next publication, and what git knows of them.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isData, type Pack } from '@railwright/content';
import { COMMITS_FILE, type PublishedCommit } from '@railwright/publish';
import { askGit } from '../git/ask-git.ts';
import { download } from './earlier.ts';

/** By the ids of packs. */
export type Commits = ReadonlyMap<string, PublishedCommit>;

const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const isCommit = (value: unknown): value is string => typeof value === 'string' && COMMIT.test(value);

/**
 * Those of the site in a folder, else of the one at an address; none where there is nothing.
 * @throws Failure if the address does not answer
 */
export async function readCommits(folder: string, address: string | undefined): Promise<Commits> {
  const file = join(folder, ...COMMITS_FILE.split('/'));
  if (existsSync(file)) return parse(readFileSync(file));
  const data = address === undefined ? undefined : await download(address + COMMITS_FILE);
  return data ? parse(data) : new Map();
}

/** Leaves out what is none: then nothing is told, and the next publication has its own. */
function parse(data: Uint8Array): Commits {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(data));
  } catch {
    return new Map();
  }
  return new Map(
    Object.entries(isData(value) ? value : {}).flatMap(([pack, one]) => {
      if (!isData(one) || !isCommit(one['commit'])) return [];
      const { commit, since } = one;
      return [[pack, { commit, ...(isCommit(since) && { since }) }] as const];
    }),
  );
}

/** Whether git keeps the pack, in the repository around the current folder. */
export function isInGit({ file }: Pack): boolean {
  return askGit('.', ['ls-files', '--error-unmatch', '--', file.path]).succeeded;
}

/** The commit that holds the packs as they are; undefined if something in their folders is not committed. */
export function commitOf(packs: readonly Pack[]): string | undefined {
  const folders = packs.filter(isInGit).map(({ file }) => dirname(file.path));
  const status = askGit('.', ['status', '--porcelain', '--untracked-files=all', '--', ...folders]);
  if (folders.length === 0 || !status.succeeded || status.out.length > 0) return undefined;
  return answer(['rev-parse', '--verify', 'HEAD']);
}

/** The last tag, and the one before: of which the last may be what is published now. */
export function lastTags(): string[] {
  const last = answer(['describe', '--tags', '--abbrev=0', 'HEAD']);
  const before = last === undefined ? undefined : answer(['describe', '--tags', '--abbrev=0', `${last}^`]);
  return [last, before].flatMap((tag) => (tag === undefined ? [] : (answer(['rev-list', '-1', tag]) ?? [])));
}

/** `2026-11-29`. */
export const dayOf = (commit: string): string => answer(['show', '-s', '--format=%cs', commit]) ?? '';

function answer(args: readonly string[]): string | undefined {
  const { succeeded, out } = askGit('.', args);
  return succeeded ? out.toString().trim() : undefined;
}
