// Links of documents, which lead to files of the repository, as addresses of the site or of the git host.
import { posix } from 'node:path';
import { HOME } from '@railwright/content';
import { exists } from './repository.ts';

/** Where files of the repository are read on the git host. */
export const SOURCE = `${HOME}/blob/main/`;

/**
 * The address of a file on the site: a page, or a picture that the site serves; undefined for other files.
 * `pages` has the address of a page by its file.
 */
function onSite(file: string, pages: ReadonlyMap<string, string>): string | undefined {
  const page = pages.get(file) ?? pages.get(posix.join(file, 'README.md'));
  if (page !== undefined) return `${page}/`;
  return /\.(png|svg)$/.test(file) ? `files/${file}` : undefined;
}

/**
 * @param href as written in `file`; generated pages write addresses of the site from its root, `/reference/`
 * @param root the way from the page up to the site: `../../`
 * @throws Error if it leads to a file that does not exist
 */
export function resolveLink(
  href: string,
  file: string,
  root: string,
  pages: ReadonlyMap<string, string>,
): string {
  if (/^([a-z]+:|#)/.test(href)) return href;
  if (href.startsWith('/')) return `${root}${href.slice(1)}`;
  const [path = '', hash] = href.split('#');
  const target = posix.join(posix.dirname(file), path).replace(/\/$/, '');
  if (target.startsWith('..') || !exists(target))
    throw new Error(`${file} links to ${href}, but ${target} does not exist.`);
  const end = hash === undefined ? '' : `#${hash}`;
  const site = onSite(target, pages);
  return site === undefined ? `${SOURCE}${target}${end}` : `${root}${site}${end}`;
}
