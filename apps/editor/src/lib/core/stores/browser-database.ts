// A database of this browser in the form of idb-keyval, whose writes are on the disk before they count as done: a save survives a power cut.
import type { UseStore } from 'idb-keyval';

const FORBIDDEN =
  'This browser stores nothing for this page: its window is private, or its settings block site data. Use another window, allow site data, or open a folder.';

/** `name` as `createStore` of idb-keyval has it, so that what it wrote is found. */
export function openDatabase(name: string, storeName: string): UseStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> =>
    (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
      request.addEventListener('error', () => reject(new Error(FORBIDDEN, { cause: request.error })));
      request.addEventListener('success', () => {
        request.result.addEventListener('close', () => (opened = undefined));
        resolve(request.result);
      });
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  return async (mode, work) => {
    const database = await open();
    return work(database.transaction(storeName, mode, { durability: 'strict' }).objectStore(storeName));
  };
}

/** Why the browser did not store something, and what to do about it. Some browsers end a transaction without a reason when they are full. */
export function whyNotStored(error: unknown): string {
  if (error === null || (error instanceof DOMException && error.name === 'QuotaExceededError'))
    return 'The storage of this browser is full. Export your packs as a zip, then remove a pack that you no longer need here, or free space on this device. What was saved before is still there.';
  return error instanceof Error ? error.message : String(error);
}
