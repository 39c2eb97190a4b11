// Web addresses of the project.
import { HOME, referenceOf, type Diagnostic } from '@railwright/content';
import { packageVersion } from './shipped.ts';

export { HOME };

/** The page of a code, in the documentation of this version. */
export function addressOfCode(code: string): string {
  return `${HOME}/blob/v${packageVersion()}/docs/codes.md#${code}`;
}

/** The page that explains the effect's word that a finding is about. */
export function addressOfWord(finding: Diagnostic): string | undefined {
  const place = referenceOf(finding);
  return place && `${HOME}/blob/v${packageVersion()}/${place}`;
}
