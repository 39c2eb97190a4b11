// The pages on the web that explain a code, and the word of a card's effect that a diagnostic is about.
import type { Path } from '../text/path.ts';
import { DOC_LINKS } from './games.ts';

/** The address of the project. */
export const HOME = 'https://github.com/railwright/railwright';

/** The page of a code, in the documentation of a version. */
export function addressOfCode(code: string, version: string): string {
  return addressOf(`docs/codes.md#${code}`, version);
}

/** The page that explains the word at a place in an effect, for the path of a diagnostic or of a key; undefined elsewhere. */
export function addressOfWord(path: Path | undefined, version: string): string | undefined {
  const place = path && referenceOf(path);
  return place && addressOf(place, version);
}

function addressOf(place: string, version: string): string {
  return `${HOME}/blob/v${version}/${place}`;
}

/** A path in the repository, with an anchor. */
function referenceOf(path: Path): string | undefined {
  for (const placeOf of DOC_LINKS) {
    const place = placeOf(path);
    if (place !== undefined) return place;
  }
  return undefined;
}
