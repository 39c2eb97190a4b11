// Resolves the name of a setup into the definition that the engine needs.
import { resolveSetup, type Content, type ResolvedSetup, type SetupOptions } from '@railwright/content';
import { formatFindings } from '../check/findings.ts';
import { misuse, refusal } from '../failure.ts';
import { print, printError, safe } from '../output.ts';
import { refuseBroken, refuseStandIn } from './broken-item.ts';
import { defaultPaths } from './folders.ts';
import { loadPaths } from './load.ts';

/** Options from a command's flags, besides the setup. */
export interface SetupFlags {
  readonly rules: string | undefined;
  readonly map: string | undefined;
  readonly 'market-seed': number | undefined;
}

export function optionsFrom({ rules, map, 'market-seed': marketSeed }: SetupFlags): SetupOptions {
  return {
    ...(rules !== undefined && { rules }),
    ...(map !== undefined && { map }),
    ...(marketSeed !== undefined && { marketSeed }),
  };
}

/** Folders of packs that play does not need. */
export const UNPLAYED = ['tests', 'playtests'] as const;

/** Loads the content of a command that plays; `folders` comes from `--content`. */
export async function loadForPlay(folders: readonly string[] | undefined): Promise<Content> {
  const { content } = await loadPaths(folders ?? defaultPaths(), {
    everyShipped: true,
    withIgnored: true,
    // These are not run here, and reading them takes as long as everything else.
    skip: UNPLAYED,
  });
  return content;
}

/**
 * `name` is `pack/id`, or the id alone if only one pack has it.
 * @throws Failure if there is no such setup, if it has errors, or if the options do not fit it.
 */
export function findSetup(content: Content, name: string, options: SetupOptions): ResolvedSetup {
  const resolution = resolveSetup(content, name, options);
  refuseStandIn(content, 'setup', resolution.ok ? resolution.setup.id : name);
  if (resolution.ok) {
    if (options.marketSeed !== undefined && !('marketSeed' in resolution.setup.options))
      printError(safe(`Nothing in ${resolution.setup.id} is random, so a market seed changes nothing.`));
    return resolution.setup;
  }
  const [first] = resolution.diagnostics;
  // A finding without a file is about the requested setup.
  if (first?.file === '') {
    refuseBroken(content, 'setups', name);
    if (options.rules !== undefined) refuseBroken(content, 'rules', options.rules);
    if (options.map !== undefined) refuseBroken(content, 'maps', options.map);
    throw misuse(first.message, first.help);
  }
  print(formatFindings(content, resolution.diagnostics));
  throw refusal(`The setup ${name} cannot be played as it is: ${first?.message ?? ''}`);
}
