// What a picture is called in the folder of a pack, whatever it was called where it came from: plain letters, the same on every system.
import { plainWords } from '@railwright/content/new';

const LONGEST = 60;
const NAMELESS = 'picture';
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** @param count how many of this name there are with this one; from the second on, it has a number */
export function pictureName(given: string, count = 1): string {
  const dot = given.lastIndexOf('.');
  const name = plainWords(given.slice(0, dot)).slice(0, LONGEST).replace(/-$/, '') || NAMELESS;
  const number = count > 1 ? `-${count}` : RESERVED.test(name) ? '-1' : '';
  return `${name}${number}${given.slice(dot).toLowerCase()}`;
}
