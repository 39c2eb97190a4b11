// The version that a worker and a run must share so that their games are the same: the release, and the code that plays.
import { queueVersion, releaseOf } from '@railwright/engine/program';

/** Workers with a different version do not take part. */
export const VERSION = queueVersion();

/**
 * How to get a version, as a sentence.
 * @param own the version of the side that needs it
 */
export function howToGet(version: string, own: string): string {
  const release = releaseOf(version);
  return release === releaseOf(own)
    ? `Both are release ${release}, but their code differs: install the same package on both machines, or check out the same commit on both, without changes.`
    : `Install release ${release} for the workers: npm install railwright@${release}`;
}
