// From the name of a setup to what the engine needs.
import {
  listSetups,
  resolveSetup,
  type Content,
  type Diagnostic,
  type ResolvedSetup,
  type SetupOptions,
} from '@railwright/content';
import { formatFindings } from '../check/findings.ts';
import { misuse, refusal, type Failure } from '../failure.ts';
import { print } from '../output.ts';
import { suggest } from '../suggest.ts';
import { defaultPaths } from './folders.ts';
import { loadPaths } from './load.ts';

/** What the flags of a command choose beside the setup. */
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

/** Loads the content of a command that plays; `folder` is what `--content` says. */
export async function loadForPlay(folder: string | undefined): Promise<Content> {
  const { content } = await loadPaths(folder === undefined ? defaultPaths() : [folder]);
  return content;
}

/** @throws Failure when there is no such setup, when it has faults, or when the options do not fit it. */
export function findSetup(content: Content, typed: string, options: SetupOptions): ResolvedSetup {
  const known = listSetups(content).map(({ id }) => id);
  // Without its pack a name is enough if only one pack has it.
  const named = typed.includes('/') ? [] : known.filter((id) => id.endsWith(`/${typed}`));
  const id = named.length === 1 ? (named[0] as string) : typed;
  const resolution = resolveSetup(content, id, options);
  if (resolution.ok) return resolution.setup;
  if (!known.includes(id) && isAboutNoFile(resolution.diagnostics))
    throw misuse(`There is no setup ${typed}.`, suggest(typed, known, 'Setups'));
  throw failureOf(content, id, resolution.diagnostics);
}

/** The options are what diagnostics without a file are about. */
function failureOf(content: Content, id: string, diagnostics: readonly Diagnostic[]): Failure {
  const [first] = diagnostics;
  if (first && isAboutNoFile(diagnostics)) return misuse(first.message, first.help);
  print(formatFindings(content, diagnostics));
  return refusal(`The setup ${id} cannot be played as it is.`);
}

function isAboutNoFile(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.every(({ file }) => file === '');
}
