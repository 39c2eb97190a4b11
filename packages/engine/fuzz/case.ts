// One case: a game and a walk through it made from one seed, held against the laws and, where one is broken, made as small as
// it gets. The same seed gives the same case on every machine.
import fc from 'fast-check';
import { createRng, nextUint32 } from '@railwright/engine';
import { arbitraryWalk } from '../test/laws/arbitrary-walk.ts';
import { LAWS, stepsOf } from '../test/laws/laws.ts';
import type { Law } from '../test/laws/law.ts';
import type { Walk } from '../test/laws/walk.ts';
import { isStoppedEffect, subjectOf, makeFuzzGame, type FuzzGame } from './subjects.ts';

/** Counts over any number of cases. */
export interface Counts {
  walks: number;
  positions: number;
  laws: number;
  /** Generated packs that the validator refused, and effects that were stopped because they go on and on. */
  refused: number;
  stopped: number;
}

export const noCounts = (): Counts => ({ walks: 0, positions: 0, laws: 0, refused: 0, stopped: 0 });

/** A broken law, as small as it gets: what a regression keeps. */
export interface Counterexample extends FuzzGame {
  readonly law: string;
  readonly walk: Walk;
}

export interface Find {
  readonly seed: number;
  readonly subject: string;
  readonly message: string;
  readonly counterexample: Counterexample;
}

const TAPE = 500;
const STEPS = 250;
/** Milliseconds that making a counterexample small may take. */
const SHRINKING = 180_000;
const ROUNDS = 4;

const INPUT: fc.Arbitrary<Input> = fc.record({
  tape: fc.array(fc.nat(0x7fff), { maxLength: TAPE, size: 'max' }),
  walk: arbitraryWalk(STEPS),
});

interface Input {
  readonly tape: readonly number[];
  readonly walk: Walk;
}

/** More often than not the game with a language of its own. */
const TURNS = [
  'trains-generated',
  'trains-generated',
  'trains-generated',
  'trains-generated',
  'trains-generated',
  'trains-shipped',
  'trains-shipped',
  'game-of-trains',
  'game-of-trains',
  'freight-train',
] as const;

/** The seed of case number `index`: the same whatever the number of threads. */
export function caseSeed(seed: number, index: number): number {
  const words = createRng(seed);
  words[1] = (words[1] + index) >>> 0;
  for (let i = 0; i < 12; i++) nextUint32(words);
  return nextUint32(words) & 0x7fffffff;
}

export const subjectFor = (seed: number): string => TURNS[seed % TURNS.length];

class BrokenLaw extends Error {
  readonly law: string;

  constructor(law: string, cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause));
    this.law = law;
  }
}

/** Counts into `counts`; undefined when all laws hold. */
export async function runCase(
  seed: number,
  subject: string,
  counts: Counts,
  laws: readonly Law[] = LAWS,
): Promise<Find | undefined> {
  const first = await fc.check(property(subject, laws, counts), { seed, numRuns: 1, endOnFailure: true });
  if (!(first.errorInstance instanceof BrokenLaw)) return undefined;
  const { law } = first.errorInstance;
  // Made small by this law alone: another that breaks on the way would be another find.
  const broken = laws.filter(({ name }) => name === law);
  let input = await cutShort(subject, broken, first.counterexample?.[0]);
  let error: unknown = first.errorInstance;
  // A smaller game breaks the law sooner, and a shorter walk is made small sooner.
  for (let round = 0, isDone = false; round < ROUNDS && !isDone; round++) {
    const shrunk = await fc.check(property(subject, broken, noCounts()), {
      seed,
      numRuns: 1,
      examples: [[input]],
      interruptAfterTimeLimit: SHRINKING / ROUNDS,
      markInterruptAsFailure: true,
    });
    isDone = !shrunk.interrupted;
    error = shrunk.errorInstance ?? error;
    input = await cutShort(subject, broken, shrunk.counterexample?.[0] ?? input);
  }
  const made = await makeFuzzGame(subject, input.tape);
  if (!made.ok) throw new Error(`The case ${seed} cannot be made again.`);
  return {
    seed,
    subject,
    message: error instanceof Error ? error.message : String(error),
    counterexample: { law, ...made.game, walk: input.walk },
  };
}

/** The shortest beginning of the walk, and of what the game was made from, that breaks the law: quickly found by halving. */
async function cutShort(subject: string, laws: readonly Law[], input: Input | undefined): Promise<Input> {
  if (!input) throw new Error('A broken law without what broke it.');
  const breaks = async (one: Input): Promise<boolean> => {
    const { failed, numSkips } = await fc.check(property(subject, laws, noCounts()), {
      examples: [[one]],
      numRuns: 1,
      endOnFailure: true,
    });
    return failed && numSkips === 0;
  };
  const shortest = async (length: number, cut: (to: number) => Input): Promise<Input> => {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (await breaks(cut(middle))) high = middle;
      else low = middle + 1;
    }
    return cut(high);
  };
  const walked = await shortest(input.walk.picks.length, (to) => ({
    tape: input.tape,
    walk: { seed: input.walk.seed, picks: input.walk.picks.slice(0, to) },
  }));
  return shortest(walked.tape.length, (to) => ({ tape: walked.tape.slice(0, to), walk: walked.walk }));
}

function property(subject: string, laws: readonly Law[], counts: Counts): fc.IAsyncProperty<[Input]> {
  return fc.asyncProperty(INPUT, async ({ tape, walk }) => {
    const made = await makeFuzzGame(subject, tape);
    if (!made.ok) {
      counts.refused++;
      fc.pre(false);
      return;
    }
    const game = subjectOf(made.game);
    for (const law of laws) {
      try {
        law.check(game, walk);
      } catch (error) {
        if (!isStoppedEffect(error)) throw new BrokenLaw(law.name, error);
        counts.stopped++;
        fc.pre(false);
      }
    }
    counts.walks++;
    counts.laws += laws.length;
    counts.positions += stepsOf(game.game, walk);
  });
}
