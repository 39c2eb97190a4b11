// The folder that records are written into.
import { accessSync, constants } from 'node:fs';
import { misuse, reasonOf } from '../failure.ts';
import { makeFolder } from '../write-file.ts';

/** @throws Failure when it cannot be made, or nothing can be written there. */
export function makeRecordsFolder(folder: string): void {
  makeFolder(folder);
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw misuse(`Records cannot be written into ${folder}: ${reasonOf(error)}`);
  }
}
