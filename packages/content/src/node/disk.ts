// The part of Node's file system that saving goes through; a test hands in one that fails at a chosen step.
import * as fs from 'node:fs/promises';

/** The functions of `node:fs/promises` that saving uses. */
export type Disk = Pick<typeof fs, 'access' | 'link' | 'mkdir' | 'open' | 'rename' | 'unlink'>;

/** The file system of this machine. */
export const REAL_DISK: Disk = fs;
