// Where the project explains the word that a diagnostic is about.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { WORD_PLACES } from './games.ts';

/** Where the project is found in the web. */
export const HOME = 'https://github.com/railwright/railwright';

/** A path in the repository with an anchor, for diagnostics about effects of cards. */
export function referenceOf({ path }: Diagnostic): string | undefined {
  if (path === undefined) return undefined;
  for (const placeOf of WORD_PLACES) {
    const place = placeOf(path);
    if (place !== undefined) return place;
  }
  return undefined;
}
