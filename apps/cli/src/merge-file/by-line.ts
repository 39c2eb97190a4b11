// The merge by line that git does without a driver, for everything that cannot be merged by what it says.
import { spawnSync } from 'node:child_process';
import type { MergeRequest } from './request.ts';

/** From here on, git's exit code is an error and not a number of conflicts. */
const ERROR = 128;

export type LineMerge = 'merged' | 'conflicts' | 'failed';

/** Writes the result into `ours`, with the style of conflicts that git is set to. After `failed`, `ours` is unchanged. */
export function mergeByLine({ base, ours, theirs, size, labels }: MergeRequest): LineMerge {
  const names = (['ours', 'base', 'theirs'] as const).flatMap((version) => ['-L', labels[version]]);
  const args = ['merge-file', '--quiet', `--marker-size=${size}`, ...names, '--', ours, base, theirs];
  const { status } = spawnSync('git', args, { stdio: 'ignore' });
  if (status === 0) return 'merged';
  return status !== null && status < ERROR ? 'conflicts' : 'failed';
}
