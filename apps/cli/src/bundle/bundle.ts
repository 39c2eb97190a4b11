// Writes a setup as a bundle.
import {
  makeBundle,
  marketPool,
  playLooks,
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
  const text = toSafeJson(
    await bundleOf(content, setup, optionsFrom(flags), { pool: marketPool(content, setup) }),
  );
  if (flags.output === undefined) print(text);
  else {
    await writeWhole(flags.output, `${text}\n`);
    printError(`Wrote ${setup.id} to ${flags.output}, ${Math.ceil(text.length / 1024)} kB.`);
  }
  return EXIT.clean;
}

/**
 * The whole bundle of a setup, with strategies, groups and `more` of them, rules in words and small pictures, and with the pool if its
 * market can be drawn anew; says which pictures have no room.
 */
export async function bundleOf(
  content: Content,
  setup: ResolvedSetup,
  options: SetupOptions,
  { more = [], pool }: { readonly more?: readonly BundledStrategy[]; readonly pool?: Bundle['pool'] },
): Promise<Bundle> {
  const looks = pool && playLooks(content, setup);
  const wardrobe = await withMaps(content, await setupWardrobe(content, setup.id, options, looks));
  const tools = openTools();
  const pictures = await bundleArt(setup.id, wardrobe && looks ? { ...wardrobe, looks } : wardrobe, tools);
  for (const warning of tools.takeWarnings()) printError(safe(warning));
  const strategies = strategiesFor(content, setup);
  const others = more.filter(({ id }) => !strategies.some((one) => one.id === id));
  return makeBundle(setup, [...strategies, ...others], pictures, bundledRules(content, setup), pool);
}
