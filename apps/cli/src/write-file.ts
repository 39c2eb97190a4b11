// Files a command writes: there as a whole, or as they were before.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { misuse } from './failure.ts';

/** @throws Failure when the file cannot be written; nothing is left behind. */
export function writeWhole(file: string, data: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, data);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw misuse(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
