// The merge by line of git, of the same texts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the merged text, or undefined where git has a conflict. */
export type GitMerge = (base: string, ours: string, theirs: string) => string | undefined;

/** Runs with a folder for the texts, which is removed in the end. */
export async function withGit<T>(run: (merge: GitMerge) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'railwright-merges-'));
  try {
    return await run((...texts) => {
      const files = texts.map((text, i) => {
        const file = join(folder, String(i));
        writeFileSync(file, text);
        return file;
      });
      const [base = '', ours = '', theirs = ''] = files;
      const { status, stdout, error } = spawnSync(
        'git',
        ['merge-file', '-p', '--quiet', ours, base, theirs],
        { encoding: 'utf8' },
      );
      if (error) throw error;
      return status === 0 ? stdout : undefined;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
