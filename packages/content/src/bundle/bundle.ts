// A bundle: one setup put together, as JSON that a player or the engine takes without reading YAML.
import { gamesVersion } from '@railwright/engine/program';
import { hashJson } from '../hash.ts';
import type { ResolvedSetup } from '../model.ts';
import { readBundle, type Bundle, type BundledStrategy, type ParsedBundle } from './read-bundle.ts';

export function makeBundle(
  { hash, titles, seats, defaultSeats, options, definition }: ResolvedSetup,
  strategies: readonly BundledStrategy[] = [],
): Bundle {
  return {
    format: 1,
    engine: gamesVersion(),
    hash,
    titles,
    seats,
    defaultSeats,
    options,
    definition,
    ...(strategies.length > 0 && { strategies }),
  };
}

/** A bundle from JSON text, or what is wrong with it. That the hash is right means that nothing was changed or lost. */
export function parseBundle(json: string): ParsedBundle {
  const parsed = readBundle(json);
  return !parsed.ok || parsed.bundle.hash === hashJson(parsed.bundle.definition)
    ? parsed
    : { ok: false, message: 'The bundle is damaged: its content does not match its hash.' };
}
