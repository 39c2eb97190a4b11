// The repository around the opened folder: where it stands, and whether something is in the way of a commit.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runGit, wordsIn } from './run-git.ts';
import type { VersionEntry } from '../protocol.ts';

/** Where a repository stands. */
export interface Repository {
  readonly gitFolder: string;
  /** The last commit; '' before the first. */
  readonly head: string;
  /** Undefined if no branch is checked out. */
  readonly branch: string | undefined;
}

/** Or the reason why there is none, as sentences. */
export async function findRepository(folder: string): Promise<Repository | string> {
  const place = await runGit(folder, ['rev-parse', '--absolute-git-dir']);
  if (!place.ok)
    return /not a git repository/.test(place.said)
      ? 'This folder is in no git repository, so there is no earlier version to compare with. “git init” in it begins one.'
      : place.said;
  const top = await runGit(folder, ['rev-parse', '--show-toplevel']);
  if (!top.ok) return top.said;
  const [head, branch] = await Promise.all([
    findCommit(folder, 'HEAD'),
    runGit(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD']),
  ]);
  return {
    gitFolder: lineOf(place.out),
    head: head ?? '',
    branch: branch.ok ? lineOf(branch.out) : undefined,
  };
}

const lineOf = (out: Buffer): string => out.toString().replace(/\r?\n$/, '');

/** Only full names of references, names of commits and HEAD; undefined if there is none of that name. */
export async function findCommit(folder: string, name: string): Promise<string | undefined> {
  if (!/^(?:HEAD|refs\/.+|[0-9a-f]{40}|[0-9a-f]{64})$/.test(name)) return undefined;
  const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const found = await runGit(folder, words);
  return found.ok ? lineOf(found.out) : undefined;
}

const UNDER_WAY = [
  ['MERGE_HEAD', 'A merge is'],
  ['rebase-merge', 'A rebase is'],
  ['rebase-apply', 'A rebase is'],
  ['CHERRY_PICK_HEAD', 'A cherry-pick is'],
  ['REVERT_HEAD', 'A revert is'],
] as const;

/** Why nothing can be committed now, as sentences; else who commits. */
export async function authorOf(
  folder: string,
  { gitFolder }: Repository,
): Promise<{ readonly trouble: string } | { readonly author: string }> {
  const [, what] = UNDER_WAY.find(([name]) => existsSync(join(gitFolder, name))) ?? [];
  if (what !== undefined)
    return { trouble: `${what} under way in this repository. Finish or abort it with git first.` };
  if (existsSync(join(gitFolder, 'index.lock'))) return { trouble: lockedBy(gitFolder) };
  const idents = await Promise.all(
    ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'].map((name) => runGit(folder, ['var', name])),
  );
  const [author] = idents;
  if (!author || idents.some(({ ok }) => !ok))
    return {
      trouble:
        /* @wc-include */ 'git does not know who you are. Tell it once, in a terminal: git config --global user.name "Your Name", and git config --global user.email you@example.com.',
    };
  return { author: lineOf(author.out).replace(/ \d+ [-+]\d+$/, '') };
}

/** What a lock means. */
export function lockedBy(gitFolder: string): string {
  return `Another git program is at work in this repository, or one ended half-way. If none is running, delete the file ${join(gitFolder, 'index.lock')}.`;
}

const MOST_REFERENCES = 200;
const MOST_COMMITS = 50;

/** What can be compared with: branches, tags, and the last commits that changed the folder. */
export async function versionsOf(folder: string): Promise<VersionEntry[]> {
  const fields = '%(refname)%00%(refname:short)%00%(creatordate:unix)%00%(symref)';
  const sorted = ['--sort=-creatordate', `--count=${MOST_REFERENCES}`, `--format=${fields}`];
  const [references, commits] = await Promise.all([
    runGit(folder, ['for-each-ref', ...sorted, 'refs/heads', 'refs/remotes', 'refs/tags']),
    runGit(folder, [
      'log',
      '-z',
      '--no-show-signature',
      '-n',
      String(MOST_COMMITS),
      '--format=%H%x00%ct%x00%s',
      '--',
      '.',
    ]),
  ]);
  const named = references.out
    .toString()
    .split('\n')
    .flatMap((line): VersionEntry[] => {
      const [name = '', title = '', time, symbolic] = line.split('\0');
      const kind = name.startsWith('refs/tags/') ? 'tag' : 'branch';
      return name === '' || symbolic !== '' ? [] : [{ name, kind, title, time: Number(time) }];
    });
  const words = commits.ok ? [...wordsIn(commits.out), ...rest(commits.out)] : [];
  const listed = Array.from({ length: Math.floor(words.length / 3) }, (_, i): VersionEntry => {
    const [name = '', time, title = ''] = words.slice(3 * i, 3 * i + 3);
    return { name, kind: 'commit', title, time: Number(time) };
  });
  return [...named, ...listed];
}

/** The last word, if no NUL ends it. */
function rest(out: Buffer): string[] {
  const last = out.toString().split('\0').at(-1) ?? '';
  return last === '' ? [] : [last];
}
