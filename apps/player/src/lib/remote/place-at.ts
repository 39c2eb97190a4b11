// What an address leads to, of the tables for several screens; each is loaded only when it is gone to.
import type { Joining } from '../friends/joining.svelte.ts';
import type { newTable } from '../host/host-table.ts';
import { visit, type Visit } from './visit.svelte.ts';

export async function placeAt(url: URL): Promise<Visit | Joining> {
  const own = url.searchParams.get('table');
  if (own !== null) return (await import('../host/host-table.ts')).ownTable(own);
  const isRelayed = new URLSearchParams(url.hash.slice(1)).has('relay');
  if (url.hash.startsWith('#invite=') || isRelayed)
    return (await import('../friends/joining.svelte.ts')).join(url);
  return visit(url);
}

export async function newTableHere(...table: Parameters<typeof newTable>): Promise<Visit> {
  return (await import('../host/host-table.ts')).newTable(...table);
}
