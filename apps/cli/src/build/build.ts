// Writes a setup as a bundle.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { makeBundle } from '@railwright/content';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, printError, toSafeJson } from '../output.ts';

export interface BuildFlags extends SetupFlags {
  readonly output: string | undefined;
  readonly content: string | undefined;
}

/** Returns the exit code. */
export async function build(typed: string, flags: BuildFlags): Promise<number> {
  const setup = findSetup(await loadForPlay(flags.content), typed, optionsFrom(flags));
  const text = toSafeJson(makeBundle(setup));
  if (flags.output === undefined) print(text);
  else {
    writeWhole(flags.output, `${text}\n`);
    printError(`${setup.id} is in ${flags.output}, ${Math.ceil(text.length / 1024)} kB.`);
  }
  return EXIT.clean;
}

/** The file is there as a whole or stays as it was. */
function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw misuse(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
