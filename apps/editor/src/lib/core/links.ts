// Addresses of the studio's pages. Files are named in the query, so that the built pages work at any address.
import { resolve } from '$app/paths';

const folder = (address: string): string => address.replace(/\/?$/, '/');

export function homeLink(): string {
  return folder(resolve('/'));
}

export function fileLink(path: string): string {
  return `${folder(resolve('/edit'))}?file=${encodeURIComponent(path)}`;
}

export function printLink(path: string): string {
  return `${folder(resolve('/print'))}?file=${encodeURIComponent(path)}`;
}
