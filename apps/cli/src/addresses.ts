// Where the project is found in the web.
import { packageVersion } from './shipped.ts';

export const HOME = 'https://github.com/railwright/railwright';

/** The page of a code, in the version that found it. */
export function addressOfCode(code: string): string {
  return `${HOME}/blob/v${packageVersion()}/docs/codes.md#${code}`;
}
