// Writes a setup as a bundle.
import {
  makeBundle,
  strategiesFor,
  type Content,
  type ResolvedSetup,
  type SetupOptions,
} from '@railwright/content';
import type { Bundle } from '@railwright/content/bundle';
import type { BundledStrategy } from '@railwright/content/bundle/read';
import { bundledRules } from '@railwright/content/rules-text';
import { bundleArt } from '@railwright/publish';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT } from '../failure.ts';
import { print, printError, safe, toSafeJson } from '../output.ts';
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
  const text = toSafeJson(await bundleOf(content, setup, optionsFrom(flags)));
  if (flags.output === undefined) print(text);
  else {
    await writeWhole(flags.output, `${text}\n`);
    printError(`Wrote ${setup.id} to ${flags.output}, ${Math.ceil(text.length / 1024)} kB.`);
  }
  return EXIT.clean;
}

/** The whole bundle of a setup, with strategies, groups and `more` of them, rules in words and small pictures; says which have no room. */
export async function bundleOf(
  content: Content,
  setup: ResolvedSetup,
  options: SetupOptions,
  more: readonly BundledStrategy[] = [],
): Promise<Bundle> {
  const wardrobe = await withMaps(content, await setupWardrobe(content, setup.id, options));
  const tools = openTools();
  const pictures = await bundleArt(setup.id, wardrobe, tools);
  for (const warning of tools.takeWarnings()) printError(safe(warning));
  const own = strategiesFor(content, setup);
  const others = more.filter(({ id }) => !own.some((one) => one.id === id));
  return makeBundle(setup, [...own, ...others], pictures, bundledRules(content, setup));
}
