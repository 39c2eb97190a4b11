// Commits chosen files of the opened folder, and nothing else: what is staged beside them stays staged. Nothing is ever pushed.
import type { ContentFolder } from '../folder/content-folder.ts';
import { parseFilePath } from '../folder/content-path.ts';
import type { CommitAnswer, CommitRequest } from '../protocol.ts';
import { Refusal } from '../refusal.ts';
import { authorOf, findCommit, findRepository, lockedBy } from './repository.ts';
import { runGit, wordsIn } from './run-git.ts';

/** Hooks may check a lot. */
const MILLISECONDS = 120_000;
const MOST_MESSAGE = 10_000;

/** Undefined for what is no request. */
export function commitRequest(asked: unknown, mostFiles: number): CommitRequest | undefined {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const { message, head, files } = asked as Partial<Record<keyof CommitRequest, unknown>>;
  if (typeof message !== 'string' || message.length > MOST_MESSAGE || message.includes('\0'))
    return undefined;
  if (typeof head !== 'string' || !Array.isArray(files) || files.length > mostFiles) return undefined;
  const chosen: { path: string; version: string | null }[] = [];
  for (const file of files as unknown[]) {
    const { path, version } = (file ?? {}) as { readonly path?: unknown; readonly version?: unknown };
    if (typeof path !== 'string' || parseFilePath(path) instanceof Refusal) return undefined;
    if (version !== null && typeof version !== 'string') return undefined;
    chosen.push({ path, version });
  }
  return { message: message.trim(), head, files: chosen };
}

/** Refuses, with a sentence, whatever is not as the page saw it. */
export async function commit(folder: ContentFolder, request: CommitRequest): Promise<CommitAnswer | Refusal> {
  const { message, head, files } = request;
  const { root } = folder;
  if (message === '') return new Refusal('bad-request', 'Say in a few words what changed.');
  if (files.length === 0) return new Refusal('bad-request', 'Choose what to commit.');
  const readOnly = await folder.whyReadOnly();
  if (readOnly) return readOnly;
  const repository = await findRepository(root);
  if (typeof repository === 'string') return new Refusal('not-found', repository);
  const who = await authorOf(root, repository);
  if ('trouble' in who) return new Refusal('busy', who.trouble);
  if (repository.head !== head)
    return new Refusal('conflict', 'Somebody has committed since you looked. Look at the changes again.');
  for (const { path, version } of files) {
    const now = await folder.readSettled(path);
    const isGone = now instanceof Refusal && now.code === 'not-found';
    if ((now instanceof Refusal ? (isGone ? null : undefined) : now.version) !== version)
      return new Refusal('conflict', `${path} has changed since you looked. Look at the changes again.`);
  }
  const fresh = await untracked(
    root,
    files.filter(({ version }) => version !== null).map(({ path }) => path),
  );
  // Files that git does not know yet are noted without their content.
  const noted = await onPaths(root, ['add', '--intent-to-add'], fresh);
  const made = noted.ok
    ? await commitPaths(
        root,
        message,
        files.map(({ path }) => path),
      )
    : noted;
  if (!made.ok) {
    // Not with `git rm --cached`, which takes no list of files in a folder below the top one.
    await onPaths(root, ['reset', '--quiet'], fresh);
    return new Refusal('failed', whyNot(made.said, repository.gitFolder));
  }
  return { commit: (await findCommit(root, 'HEAD')) ?? '' };
}

function commitPaths(root: string, message: string, paths: readonly string[]): ReturnType<typeof runGit> {
  return onPaths(
    root,
    ['commit', '--only', '--quiet', '--cleanup=whitespace', `--message=${message}`],
    paths,
  );
}

/** Runs a command on files by their names. */
async function onPaths(
  root: string,
  words: readonly string[],
  paths: readonly string[],
): ReturnType<typeof runGit> {
  if (paths.length === 0) return { ok: true, out: Buffer.alloc(0), said: '' };
  return runGit(root, [...words, '--pathspec-from-file=-', '--pathspec-file-nul'], {
    input: paths.map((path) => `${path}\0`).join(''),
    milliseconds: MILLISECONDS,
  });
}

async function untracked(root: string, paths: readonly string[]): Promise<string[]> {
  const known = new Set(wordsIn((await runGit(root, ['ls-files', '--cached', '-z', '--', '.'])).out));
  return paths.filter((path) => !known.has(path));
}

function whyNot(said: string, gitFolder: string): string {
  if (said.includes('index.lock')) return lockedBy(gitFolder);
  return said === ''
    ? /* @wc-include */ 'git did not commit, and did not say why. A hook of this repository may have refused.'
    : /* @wc-include */ `git did not commit. It says:\n${said}`;
}
