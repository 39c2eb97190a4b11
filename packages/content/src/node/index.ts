// Content in folders of this machine.
export { folderSource } from './folder-source.ts';
export type { FolderLimits } from './folder-source.ts';
