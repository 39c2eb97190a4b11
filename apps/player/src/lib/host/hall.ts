// The tables of this browser. They stay open until the page is closed, also while another screen is shown.
import { Tables } from '@railwright/table';
import { settings, waitOf } from '../view/settings.svelte.ts';
import { openBrowserStore, type BrowserStore } from './browser-store.ts';
import { heldHere, hold, isAnybodyHere } from './held.ts';
import { HostedTable } from './hosted-table.svelte.ts';
import { PageThinker } from './page-thinker.ts';
import { trouble } from './trouble.svelte.ts';

interface Hall {
  readonly store: BrowserStore;
  readonly tables: Tables;
}

let hall: Promise<Hall> | undefined;

/** @throws StoreError if the browser keeps nothing */
export function openHall(): Promise<Hall> {
  hall ??= makeHall();
  hall.catch(() => (hall = undefined));
  return hall;
}

async function makeHall(): Promise<Hall> {
  const store = await openBrowserStore();
  const key = await store.key();
  const tables = new Tables({
    ...{ store, key, thinker: new PageThinker(), pause: waitOf(settings.speed) },
    onNote: (note) => (trouble.note = note),
  });
  addEventListener('beforeunload', (event) => {
    if (isAnybodyHere()) event.preventDefault();
  });
  return { store, tables };
}

/** The table of a name as this page holds it; undefined if there is none. */
export async function hostedTable(id: string): Promise<HostedTable | undefined> {
  const known = heldHere(id);
  if (known) return known;
  const { tables, store } = await openHall();
  const head = await store.head(id);
  const secrets = head && (await tables.secrets(head));
  if (!head || !secrets) return undefined;
  await holdAlone(id);
  const made = new HostedTable(tables, head, secrets);
  hold(made);
  made.useRelay();
  return made;
}

/** Another tab of this browser holds the table. */
export class HeldElsewhere extends Error {}

/** After a reload, the page before may take a moment to go. */
const PATIENCE = 3000;

/** Keeps other tabs of this browser away until the page is closed. @throws HeldElsewhere */
function holdAlone(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { signal: AbortSignal.timeout(PATIENCE) };
    const hold = (): Promise<never> => {
      resolve();
      return new Promise(() => undefined);
    };
    navigator.locks
      .request(`railwright.table.${id}`, options, hold)
      .catch(() => reject(new HeldElsewhere('Another tab holds the table.')));
  });
}
