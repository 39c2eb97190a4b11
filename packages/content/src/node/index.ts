// Content in folders of this machine, and files written there.
export { decodeUtf8 } from '../sources/decode.ts';
export { folderSource } from './folder-source.ts';
export { REAL_DISK, type Disk } from './disk.ts';
export { isAlive, removeLeftovers, temporaryIn } from './temporary-file.ts';
export { placeNew, writeAtomically } from './whole-file.ts';
