// Writes a setup as a bundle.
import { makeBundle, strategiesFor } from '@railwright/content';
import { bundleArt } from '@railwright/publish';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT } from '../failure.ts';
import { print, printError, toSafeJson } from '../output.ts';
import { setupWardrobe, withMaps } from '../pictures/wardrobe.ts';
import { openTools } from '../publish/tools.ts';
import { writeWhole } from '../write-file.ts';

export interface BundleFlags extends SetupFlags {
  readonly output: string | undefined;
  readonly content: readonly string[] | undefined;
}

/** Returns the exit code. */
export async function bundleSetup(typed: string, flags: BundleFlags): Promise<number> {
  const content = await loadForPlay(flags.content);
  const setup = findSetup(content, typed, optionsFrom(flags));
  const wardrobe = await withMaps(content, await setupWardrobe(content, setup.id, optionsFrom(flags)));
  const art = await bundleArt(wardrobe, openTools().png);
  const text = toSafeJson(makeBundle(setup, strategiesFor(content, setup), art));
  if (flags.output === undefined) print(text);
  else {
    await writeWhole(flags.output, `${text}\n`);
    printError(`Wrote ${setup.id} to ${flags.output}, ${Math.ceil(text.length / 1024)} kB.`);
  }
  return EXIT.clean;
}
