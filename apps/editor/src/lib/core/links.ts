// Addresses of the studio's pages. Files are named in the query, so that the built pages work at any address.
import { resolve } from '$app/paths';

const folder = (address: string): string => address.replace(/\/?$/, '/');

export function homeLink(): string {
  return folder(resolve('/'));
}

export function fileLink(path: string): string {
  return `${folder(resolve('/edit'))}?file=${encodeURIComponent(path)}`;
}

/** The notes about games of the pack in a folder. */
export function notesLink(pack: string): string {
  return `${folder(resolve('/notes'))}?pack=${encodeURIComponent(pack)}`;
}

/** The texts of the pack in a folder, in all languages. */
export function textsLink(pack: string): string {
  return `${folder(resolve('/texts'))}?pack=${encodeURIComponent(pack)}`;
}

/** What differs from an earlier version. */
export function changesLink(): string {
  return folder(resolve('/changes'));
}

export function printLink(path: string): string {
  return `${folder(resolve('/print'))}?file=${encodeURIComponent(path)}`;
}

/** All of the setup in a file, on paper. */
export function printGameLink(path: string): string {
  return `${folder(resolve('/print-game'))}?file=${encodeURIComponent(path)}`;
}

/** The start of the line that an address names. */
export function placeIn(
  params: Pick<URLSearchParams, 'get'>,
): { readonly line: number; readonly column: number } | undefined {
  const line = Number(params.get('line'));
  return Number.isInteger(line) && line > 0 ? { line, column: 1 } : undefined;
}
