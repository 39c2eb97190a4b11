// The folder that was opened last, so that it need not be looked for again after a reload. The browser asks once more whether the page may use it.
import { createStore, del, get, set } from 'idb-keyval';

type Handle = FileSystemDirectoryHandle & {
  queryPermission?(wish: { mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission?(wish: { mode: 'readwrite' }): Promise<PermissionState>;
};

const KEY = 'last';
const folders = createStore('railwright-folders', 'folders');
const WISH = { mode: 'readwrite' } as const;

/** Without space for it, it is chosen by hand the next time. */
export const keepFolder = (handle: FileSystemDirectoryHandle): Promise<void> =>
  set(KEY, handle, folders).catch(() => undefined);

export const forgetFolder = (): Promise<void> => del(KEY, folders).catch(() => undefined);

/** It, and whether it can be opened without a question. */
export async function lastFolder(): Promise<
  { readonly handle: FileSystemDirectoryHandle; readonly isAllowed: boolean } | undefined
> {
  const handle = await get<Handle>(KEY, folders).catch(() => undefined);
  if (!handle?.queryPermission) return undefined;
  return { handle, isAllowed: (await handle.queryPermission(WISH)) === 'granted' };
}

/** Lets the browser ask, as it does only after a click. */
export async function isAllowed(handle: FileSystemDirectoryHandle): Promise<boolean> {
  return (await (handle as Handle).requestPermission?.(WISH)) === 'granted';
}
