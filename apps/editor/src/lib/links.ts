// Addresses of the studio's pages. Files are named in the query, so that the built pages work at any address.
import { resolve } from '$app/paths';

export function homeLink(): string {
  return resolve('/');
}

export function fileLink(path: string): string {
  return `${resolve('/edit')}?file=${encodeURIComponent(path)}`;
}

export function printLink(path: string): string {
  return `${resolve('/print')}?file=${encodeURIComponent(path)}`;
}
