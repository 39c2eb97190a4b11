// A table for several screens, or the way to one, as the app sees it: shown until it is left.
import type { Joining } from './friends/joining.svelte.ts';
import type { newTable } from './host/host-table.ts';
import type { Visit } from './remote/visit.svelte.ts';

export type Place = Visit | Joining;

/** Whether an address leads to one. A page that is one file has no socket next to it. */
export const leadsToPlace = ({ hash, searchParams }: URL, isOneFile: boolean): boolean =>
  searchParams.has('table') || hash.startsWith('#invite=') || (hash.startsWith('#table=') && !isOneFile);

const places = () => import('./remote/place-at.ts');

export const goTo = async (url: URL): Promise<Place> => (await places()).placeAt(url);

/** A new table that this page holds. */
export const newPlace = async (...table: Parameters<typeof newTable>): Promise<Place> =>
  (await places()).newTableHere(...table);
