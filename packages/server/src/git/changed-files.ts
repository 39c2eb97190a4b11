// The files of the opened folder that differ from a commit, each with its text there.
import { isText, parseFilePath } from '../folder/content-path.ts';
import type { ChangedFile } from '../protocol.ts';
import { Refusal } from '../refusal.ts';
import { runGit, wordsIn } from './run-git.ts';

const SUBMODULE = '160000';
const LINK = '120000';

interface Differing {
  readonly path: string;
  readonly change: ChangedFile['change'];
  /** Of the earlier version. */
  readonly blob?: string;
}

interface Found {
  readonly files: readonly ChangedFile[];
  /** Folders that are repositories of their own: git looks at each by itself. */
  readonly apart: readonly string[];
}

/** Files that are no content are passed over. @returns what git says if it refuses */
export async function changedFiles(
  folder: string,
  commit: string,
  withTexts: boolean,
): Promise<Found | string> {
  const tree = commit === '' ? await emptyTree(folder) : commit;
  const raw = ['--raw', '--no-abbrev', '--no-renames', '--no-ext-diff', '-z', '--relative'];
  const [known, fresh] = await Promise.all([
    runGit(folder, ['diff', ...raw, tree, '--', '.']),
    runGit(folder, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']),
  ]);
  const refusal = [known, fresh].find(({ ok }) => !ok);
  if (refusal) return refusal.said;
  const apart: string[] = [];
  const all = new Map<string, Differing>();
  const add = (one: Differing): void => void (isContent(one.path) && all.set(one.path, one));
  for (const path of wordsIn(fresh.out))
    if (path.endsWith('/')) apart.push(path.slice(0, -1));
    else add({ path, change: 'added' });
  const words = wordsIn(known.out);
  for (let i = 0; i + 1 < words.length; i += 2) {
    const [old = '', now, blob = '', , status = ''] = (words[i] ?? '').slice(1).split(' ');
    const path = words[i + 1] ?? '';
    if (old === SUBMODULE || now === SUBMODULE) apart.push(path);
    else if (status === 'A') add({ path, change: 'added' });
    // What is a link on one side is not content.
    else if (old !== LINK && status !== 'U')
      add({ path, change: status === 'D' || now === LINK ? 'removed' : 'changed', blob });
  }
  const found = [...all.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const texts = withTexts ? await textsOf(folder, found) : new Map<string, string>();
  return {
    apart,
    files: found.map(({ path, change, blob = '' }) => {
      const text = texts.get(blob);
      return { path, change, ...(text !== undefined && isText(path) && { text }) };
    }),
  };
}

const isContent = (path: string): boolean => !(parseFilePath(path) instanceof Refusal);

/** What is compared with before the first commit. */
async function emptyTree(folder: string): Promise<string> {
  return (await runGit(folder, ['hash-object', '-t', 'tree', '--stdin'])).out.toString().trim();
}

/** By blob; what is not UTF-8 is missing. */
async function textsOf(folder: string, files: readonly Differing[]): Promise<Map<string, string>> {
  const blobs = files.flatMap(({ path, blob }) => (blob !== undefined && isText(path) ? [blob] : []));
  const texts = new Map<string, string>();
  if (blobs.length === 0) return texts;
  const { out } = await runGit(folder, ['cat-file', '--batch'], { input: `${blobs.join('\n')}\n` });
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  for (let at = 0; at < out.length;) {
    const end = out.indexOf('\n', at);
    const [blob = '', kind, size] = out.toString('latin1', at, end).split(' ');
    at = end + 1;
    if (end < 0 || kind !== 'blob') continue;
    try {
      texts.set(blob, decoder.decode(out.subarray(at, at + Number(size))));
    } catch {
      // It stays without text, as a file that cannot be read.
    }
    at += Number(size) + 1;
  }
  return texts;
}

/** A file as a checkout of the commit would write it. */
export async function fileAt(
  folder: string,
  commit: string,
  path: string,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  const found = await runGit(folder, ['cat-file', '--filters', `${commit}:./${path}`], { bytes });
  if (found.ok) return new Uint8Array(found.out);
  return found.out.length > 0
    ? new Refusal('too-large', `${path} was larger than ${bytes} bytes in that version.`)
    : new Refusal('not-found', `There was no ${path} in that version.`);
}
