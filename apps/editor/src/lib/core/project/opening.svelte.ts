// What is opened: the folder of the server, or in a studio without one a folder of this machine, or what this browser keeps.
import { BrowserStore } from '../stores/browser-store.ts';
import { FolderStore } from '../stores/folder-store.ts';
import { forgetFolder, isAllowed, keepFolder, lastFolder } from '../stores/last-folder.ts';
import { openServer } from '../stores/server-store.ts';
import { project } from './project.svelte.ts';

class Opening {
  /** The folder that was open last time, in browsers that can open one. */
  last = $state.raw<FileSystemDirectoryHandle | undefined>(undefined);

  /** @param isVisit a published pack is to be kept in this browser, whatever folder was open last */
  async first(isVisit: boolean): Promise<void> {
    const server = await openServer();
    if (server) return project.open(server);
    const last = isVisit ? undefined : await lastFolder();
    this.last = last?.handle;
    await project.open(last?.isAllowed ? new FolderStore(last.handle) : new BrowserStore());
  }

  /** Opens a folder that the browser may use, and again next time. */
  async folder(store: FolderStore): Promise<void> {
    this.last = store.handle;
    await keepFolder(store.handle);
    await project.open(store);
  }

  /** Opens the folder of last time if the user lets the page use it. */
  async again(): Promise<void> {
    if (this.last && (await isAllowed(this.last))) await this.folder(new FolderStore(this.last));
  }

  /** Goes back to what this browser keeps. */
  async leave(): Promise<void> {
    this.last = undefined;
    await forgetFolder();
    await project.open(new BrowserStore());
  }
}

export const opening = new Opening();
