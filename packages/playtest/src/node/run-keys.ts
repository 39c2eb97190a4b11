// Identifies equal games and training runs: everything that decides them, as a hash.
import { createHash } from 'node:crypto';
import type { BotSpec } from '@railwright/bots';
import type { Batch } from '../batch.ts';
import type { RunKey } from '../executor/result-cache.ts';
import { FIGURES } from '@railwright/figures';
import type { LearningPlan } from '../learning/learning.ts';
import type { Match } from '../match/match.ts';

/** Everything that decides a game, but for its number. */
function aboutOf({ definition, source, bots, ...batch }: Batch) {
  const { only, seats, seed, gather = [], restriction, starts, rows, neighbors } = batch;
  return {
    setup: source.setup,
    content: source.content,
    // A sweep changes it.
    definition: definitionHash(definition as object),
    ...{ only, seats, seed, gather, restriction, starts, rows, neighbors },
    bots: bots.map(withoutCode),
    codes: bots.map(codeOf),
    // Results that lack a figure cannot be added to others.
    figures: FIGURES.map(({ figure }) => figure),
  };
}
export type About = ReturnType<typeof aboutOf>;

const withoutCode = ({ strategy: _strategy, player: _player, ...bot }: BotSpec) => bot;
/** Names stay while files change. */
const codeOf = ({ strategy, player }: BotSpec): string | null =>
  strategy || player !== undefined ? hashOf([strategy, player]) : null;

/** The key of all batches whose games are the same but for how many there are. */
export function gamesKey(batch: Batch): Required<RunKey> & { readonly about: About } {
  const about = aboutOf(batch);
  return { run: hashOf(about), about };
}

/** Of all games of a batch: the content, the bots, the seed and all else that decides what they show. */
export function batchKey({ rows: _rows, ...batch }: Batch): string {
  return hashOf([gamesKey(batch).run, batch.first, batch.games]);
}

/** The key of a match: its definition, its players and its games. */
export function matchKey(definition: object, match: Match): string {
  return hashOf([definitionHash(definition), match]);
}

/** The key of a training run: all that decides the player. */
export function planKey({ before: _before, known, fixed, foes, ...rest }: LearningPlan): string {
  return hashOf([rest, [known, fixed, ...(foes ?? [])].map((list) => list && [...list])]);
}

const definitions = new WeakMap<object, string>();
function definitionHash(definition: object): string {
  const known = definitions.get(definition) ?? hashOf(definition);
  definitions.set(definition, known);
  return known;
}

/** SHA-256 of the JSON of a value, in hexadecimal digits. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
