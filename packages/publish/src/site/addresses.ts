// Where each page and file of the site is. Links between them are relative and name files, so that they work from a disk, below any
// address and without a server.
import { nameOfId } from '../file-name.ts';

/** The site's own files. `s` holds one folder for each version of a setup that was ever published. */
export const HOME = 'index.html';
export const STYLE_FILE = 'style.css';
export const SCRIPT_FILE = 'search.js';
export const ICON_FILE = 'icon.svg';
export const VERSIONS = 's';
/** Which commits were published, for the next publication: with the versions, since it stays like them. */
export const COMMITS_FILE = `${VERSIONS}/commits.json`;

export function packPath(pack: string): string {
  return `packs/${named(pack)}/index.html`;
}

/** @param setup `pack/id` */
export function setupPath(setup: string): string {
  const [pack = '', id = ''] = setup.split('/');
  return `packs/${named(pack)}/setups/${named(id)}.html`;
}

const named = (id: string): string => nameOfId(id, '_');

/** The fragment of a card on the page of its pack. */
export function cardFragment(card: string): string {
  return `card-${card}`;
}

/** A file of a version of a setup, which has a folder by its content. */
export function versionPath(hash: string, file: 'index.html' | 'play.html' | 'setup.json'): string {
  return `${VERSIONS}/${hash}/${file}`;
}

/** The way from one file to another, both as seen from the site. */
export function relativePath(from: string, to: string): string {
  const [here, there] = [from.split('/').slice(0, -1), to.split('/')];
  const same = here.findIndex((name, i) => name !== there[i]);
  const shared = same < 0 ? here.length : same;
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/');
}
