// What a picture is called in the folder of a pack, whatever it was called where it came from: plain letters, the same on every system.
const LONGEST = 60;
const NAMELESS = 'picture';
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** @param count how many of this name there are with this one; from the second on, it has a number */
export function pictureName(given: string, count = 1): string {
  const dot = given.lastIndexOf('.');
  const name = plain(given.slice(0, dot)).slice(0, LONGEST).replace(/-$/, '') || NAMELESS;
  const number = count > 1 ? `-${count}` : RESERVED.test(name) ? '-1' : '';
  return `${name}${number}${given.slice(dot).toLowerCase()}`;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
