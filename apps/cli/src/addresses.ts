// Web addresses of this version's documentation.
import {
  addressOfCode as codeAddress,
  addressOfWord as wordAddress,
  type Diagnostic,
} from '@railwright/content';
import { packageVersion } from './shipped.ts';

export { HOME } from '@railwright/content';

/** The page of a code. */
export function addressOfCode(code: string): string {
  return codeAddress(code, packageVersion());
}

/** The page that explains the effect's word that a finding is about. */
export function addressOfWord({ path }: Diagnostic): string | undefined {
  return wordAddress(path, packageVersion());
}
