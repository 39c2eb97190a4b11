// A picture as differences name it.
import type { ArtLook } from '../looks/looks.ts';

/** `pictures/dredger.svg`, and what of it is shown. */
export function artText({ picture, credit: _credit, licence: _licence, ...shown }: ArtLook): string {
  const parts = Object.entries(shown).map(([what, value]) => `${what} ${JSON.stringify(value)}`);
  return [picture.slice(picture.indexOf('/') + 1), ...parts].join(' ');
}
