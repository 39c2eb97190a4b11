// Where the project is found in the web.
import { HOME, referenceOf, type Diagnostic } from '@railwright/content';
import { packageVersion } from './shipped.ts';

export { HOME };

/** The page of a code, in the version that found it. */
export function addressOfCode(code: string): string {
  return `${HOME}/blob/v${packageVersion()}/docs/codes.md#${code}`;
}

/** What explains the word of an effect that a finding is about. */
export function addressOfWord(finding: Diagnostic): string | undefined {
  const place = referenceOf(finding);
  return place && `${HOME}/blob/v${packageVersion()}/${place}`;
}
