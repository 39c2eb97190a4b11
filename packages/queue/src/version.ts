// What a worker and a run must share so that their games are the same: the release, and the code that plays.
import { ENGINE_VERSION } from '@railwright/engine';
import { FINGERPRINT } from './fingerprint.ts';

/** Workers with a different version do not take part. */
export const VERSION = `${ENGINE_VERSION}-${FINGERPRINT}`;

/** How to get a version, as a sentence. @param own the version of whoever needs it */
export function howToGet(version: string, own: string): string {
  const release = releaseOf(version);
  return release === releaseOf(own)
    ? `Both are release ${release}, but their code differs: install the same package on both machines, or check out the same commit on both, without changes.`
    : `Install release ${release} for the workers: npm install railwright@${release}`;
}

const releaseOf = (version: string): string => version.replace(/-[^-]*$/, '');
