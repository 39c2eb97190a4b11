// Identifies equal games: everything that decides them, as a hash.
import { createHash } from 'node:crypto';
import type { Batch } from '../batch.ts';
import { FIGURES } from '@railwright/figures';
import type { Match } from '../match/match.ts';

/**
 * Everything that decides a game, but for its number: the content by its fingerprint, bots as results name them with the
 * fingerprints of their strategies, or in full where there are none.
 */
export function aboutOf({ source, seats, seed, bots, strategies, gather, restriction, starts, rows }: Batch) {
  return {
    setup: source.setup,
    content: source.content,
    seats,
    seed,
    bots: strategies ? bots.map(({ name }) => name) : bots,
    strategies: strategies ?? {},
    gather: gather ?? [],
    // Chunks that lack a figure cannot be added to others.
    figures: FIGURES.map(({ figure }) => figure),
    restriction,
    starts,
    rows,
  };
}
export type About = ReturnType<typeof aboutOf>;

/** The same for runs whose games are the same but for how many there are. */
const runKey = (batch: Batch): string => keyOf(aboutOf(batch));

export const keyOf = (about: About): string => hashOf(about);

/** Of all its games: the content, the bots, the seed and all else that decides what they show. */
export function batchKey({ rows: _rows, ...batch }: Batch): string {
  return hashOf([runKey(batch), definitionHash(batch.definition as object), batch.first, batch.games]);
}

/** The key of a match: its definition, its players and its games. */
export function matchKey(definition: object, match: Match): string {
  return hashOf([definitionHash(definition), match]);
}

const definitions = new WeakMap<object, string>();

export function definitionHash(definition: object): string {
  const known = definitions.get(definition) ?? hashOf(definition);
  definitions.set(definition, known);
  return known;
}

/** SHA-256 of the JSON of a value, in hexadecimal digits. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
