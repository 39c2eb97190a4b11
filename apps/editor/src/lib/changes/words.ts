// Words for files and things.

/** Its name without its folders and ending. */
export const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.ya?ml$/i, '');

/* @wc-include */
const NOUNS: Readonly<Record<string, string>> = {
  ability: 'ability',
  barrier: 'barrier',
  bonus: 'bonus',
  card: 'card',
  car: 'car',
  cell: 'cell',
  link: 'link',
  place: 'place',
  region: 'region',
  route: 'route',
  test: 'test',
  token: 'token',
};

/** What a thing is called in the language of the studio. */
export const nounOf = (noun: string): string => NOUNS[noun] ?? noun;
