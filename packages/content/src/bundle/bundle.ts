// A bundle: one resolved setup as JSON, which a player or the engine reads without YAML.
import { gamesVersion } from '@railwright/engine/program';
import { hashJson } from '../text/hash.ts';
import type { ResolvedSetup } from '../packs/model.ts';
import { soundRules } from './bundled-rules.ts';
import {
  readBundle,
  type Bundle,
  type BundledStrategy,
  type BundlePictures,
  type ParsedBundle,
} from './read-bundle.ts';

/**
 * The bundle of a resolved setup, with strategies that can be played in it, small pictures of its cards and terrains, its rules in words
 * by language, and what its market is drawn from. `JSON.stringify` writes it; `parseBundle` reads it and checks both hashes.
 */
export function makeBundle(
  { hash, titles, seats, defaultSeats, options, publishedAt, questions, lesson, definition }: ResolvedSetup,
  strategies: readonly BundledStrategy[] = [],
  { art = {}, terrains = {} }: BundlePictures = {},
  rules?: Bundle['rules'],
  pool?: Bundle['pool'],
): Bundle {
  const bundle: Bundle = {
    format: 1,
    engine: gamesVersion(),
    hash,
    titles,
    seats,
    defaultSeats,
    options,
    ...(publishedAt !== undefined && { publishedAt }),
    ...(questions && { questions }),
    ...(lesson && { lesson }),
    ...(rules && { rules }),
    ...(pool && { pool }),
    definition,
    ...(strategies.length > 0 && { strategies }),
    ...(Object.keys(art).length > 0 && { art }),
    ...(Object.keys(terrains).length > 0 && { terrains }),
  };
  return { ...bundle, check: hashJson(bundle) };
}

/** A bundle from JSON text, or a sentence that says what is wrong with it. Right hashes mean that nothing was changed or lost. */
export function parseBundle(json: string): ParsedBundle {
  const parsed = readBundle(json);
  if (!parsed.ok) return parsed;
  const { hash, definition } = parsed.bundle;
  const { check, ...rest } = JSON.parse(json) as Partial<Bundle>;
  const isSound = hash === hashJson(definition) && (check === undefined || check === hashJson(rest));
  if (!isSound) return { ok: false, message: 'The bundle is damaged: its content does not match its hash.' };
  const { rules: told, ...bundle } = parsed.bundle;
  const rules = soundRules(told);
  return { ok: true, bundle: { ...bundle, ...(rules && { rules }) } };
}
