// The subject of a job, except for the games to play: content, bots, how to learn. It is sent once, under its hash; content and learned players
// that several specifications share are sent once for all of them.
import { createHash } from 'node:crypto';
import type { BotSpec } from '@railwright/bots';
import type { Batch, LearningPlan } from '@railwright/playtest';

export interface Payload {
  /** Hash of the specification itself. */
  readonly hash: string;
  /** By hash: the specification and everything it names. */
  readonly texts: ReadonlyMap<string, string>;
  /** The same for everything that takes about as long per game. */
  readonly work: string;
}

/** The data needed to play games of a batch or a match. */
interface Table {
  readonly definition: unknown;
  readonly seats: number;
}
export type Specification =
  | { readonly kind: 'chunks'; readonly batch: Batch }
  | (Table & { readonly kind: 'match'; readonly bots: readonly BotSpec[]; readonly seed: number })
  | { readonly kind: 'learning'; readonly plan: LearningPlan };

/** The form that is sent: the definition and the players by their hashes. */
interface Sent {
  readonly kind: 'chunks' | 'match';
  readonly definition: string;
  readonly seats: number;
  readonly bots: readonly BotSpec[];
  readonly rest: object;
}

const NUMBERS = ['known', 'fixed'] as const;

export class Packer {
  readonly #definitions = new WeakMap<object, readonly [string, string]>();

  pack(specification: Specification): Payload {
    const texts = new Map<string, string>();
    const add = (text: string): string => {
      const hash = hashOf(text);
      texts.set(hash, text);
      return hash;
    };
    if (specification.kind === 'learning') {
      const hash = add(formatPlan(specification.plan));
      return { hash, texts, work: hash };
    }
    const { kind, definition, seats, bots, ...rest } =
      specification.kind === 'chunks' ? { kind: specification.kind, ...specification.batch } : specification;
    const [definitionHash, text] = this.#definition(definition);
    texts.set(definitionHash, text);
    const sent: Sent = {
      kind,
      definition: definitionHash,
      seats,
      bots: bots.map((bot) => (bot.player === undefined ? bot : { ...bot, player: add(bot.player) })),
      rest,
    };
    const hash = add(JSON.stringify(sent));
    const work = JSON.stringify([definitionHash, seats, kind, bots.map(({ name }) => name)]);
    return { hash, texts, work };
  }

  #definition(definition: unknown): readonly [string, string] {
    if (typeof definition !== 'object' || definition === null) throw new Error('A definition is an object.');
    let known = this.#definitions.get(definition);
    if (!known) {
      const text = JSON.stringify(definition);
      this.#definitions.set(definition, (known = [hashOf(text), text]));
    }
    return known;
  }
}

/**
 * The hashes that a specification names.
 * @throws Error for something that is not a specification.
 */
export function namedIn(text: string): string[] {
  const sent = JSON.parse(text) as Sent | { readonly kind: 'learning' };
  if (sent.kind === 'learning') return [];
  return [sent.definition, ...sent.bots.flatMap(({ player }) => (player === undefined ? [] : [player]))];
}

/**
 * @param texts everything that `namedIn` lists
 * @throws Error for something that is not a specification.
 */
export function unpack(text: string, texts: ReadonlyMap<string, string>): Specification {
  const sent = JSON.parse(text) as Sent | { readonly kind: 'learning' };
  if (sent.kind === 'learning') return { kind: 'learning', plan: parsePlan(text) };
  const named = (hash: string): string => {
    const found = texts.get(hash);
    if (found === undefined) throw new Error('Something that the job names is missing.');
    return found;
  };
  const definition = JSON.parse(named(sent.definition)) as unknown;
  const bots = sent.bots.map((bot) =>
    bot.player === undefined ? bot : { ...bot, player: named(bot.player) },
  );
  const { kind, seats, rest } = sent;
  return kind === 'chunks'
    ? { kind, batch: { ...(rest as Omit<Batch, keyof Table | 'bots'>), definition, seats, bots } }
    : { kind, definition, seats, bots, ...(rest as { readonly seed: number }) };
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function formatPlan({ known, fixed, foes, ...rest }: LearningPlan): string {
  return JSON.stringify({
    kind: 'learning',
    ...rest,
    ...(known && { known: toText(known) }),
    ...(fixed && { fixed: toText(fixed) }),
    ...(foes && { foes: foes.map(toText) }),
  });
}

function parsePlan(text: string): LearningPlan {
  const {
    kind: _kind,
    foes,
    ...rest
  } = JSON.parse(text) as Omit<LearningPlan, 'foes'> & {
    readonly kind: string;
    readonly foes?: readonly string[];
  };
  const lists = Object.fromEntries(
    NUMBERS.flatMap((name) => {
      const list: unknown = rest[name];
      return typeof list === 'string' ? [[name, toNumbers(list)]] : [];
    }),
  );
  return { ...rest, ...lists, ...(foes && { foes: foes.map(toNumbers) }) };
}

function toText(list: Float32Array): string {
  return Buffer.from(list.buffer, list.byteOffset, list.byteLength).toString('base64');
}

function toNumbers(text: string): Float32Array {
  // A copy, which is aligned.
  return new Float32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer);
}
