// The subjects of the law checks: games made at random from generated packs, and the shipped cards of Trains in random markets.
import {
  createGame,
  EndlessEffectError,
  type Game,
  type GameDefinition,
  type GameName,
  type KnownSwitches,
} from '@railwright/engine';
import { invariants as freightTrain } from '../test/freight-train/invariants.ts';
import { invariants as gameOfTrains } from '../test/game-of-trains/invariants.ts';
import type { Subject } from '../test/laws/law.ts';
import type { Invariants } from '../test/laws/walk.ts';
import { trainsInvariants } from '../test/trains/invariants.ts';
import { HOMEBREW } from '../test/trains/markets.ts';
import { definitionWith, SELECTABLE_CARDS } from '../test/trains/shipped.ts';
import { Draw } from './generate/draw.ts';
import { makeFreightTrainPack } from './generate/freight-train-pack.ts';
import { makeGameOfTrainsPack } from './generate/game-of-trains-pack.ts';
import { loadPack, type PackFiles } from './generate/pack-files.ts';
import { makeTrainsPack } from './generate/trains-pack.ts';

/** A game as a regression keeps it. */
export interface FuzzGame {
  readonly definition: GameDefinition;
  readonly seats: number;
}

/** A game, or why the validator refused the generated pack. */
export type Made =
  | { readonly ok: true; readonly game: FuzzGame }
  | { readonly ok: false; readonly why: readonly string[] };

const generated =
  (make: (draw: Draw) => PackFiles) =>
  async (draw: Draw): Promise<Made> => {
    const seed = draw.below(8);
    const loaded = await loadPack(make(draw));
    if (!loaded.ok) return loaded;
    const { min, max } = loaded.seats;
    return { ok: true, game: { definition: loaded.definition, seats: min + (seed % (max - min + 1)) } };
  };

function shippedTrains(draw: Draw): Promise<Made> {
  const market = draw.some([...SELECTABLE_CARDS.map(({ id }) => id), ...HOMEBREW], draw.between(4, 9));
  const definition = definitionWith({
    market,
    map: draw.pick(['tokyo', 'osaka']),
    rules: draw.pick(['okazu-2012', 'aeg-2013']),
    switches: {
      tie: draw.pick(['joint', 'most-rails']),
      railPoints: draw.pick(['immediate', 'banked']),
      effects: draw.pick(['strict', 'as-far-as-possible']),
      optionalEffects: draw.pick([true, false]),
    } satisfies Record<keyof KnownSwitches, unknown>,
  });
  return Promise.resolve({ ok: true, game: { definition, seats: draw.between(2, 4) } });
}

/** Ways to come by a game, by name. */
export const SUBJECTS: Readonly<Record<string, (draw: Draw) => Promise<Made>>> = {
  'trains-generated': generated(makeTrainsPack),
  'trains-shipped': shippedTrains,
  'game-of-trains': generated(makeGameOfTrainsPack),
  'freight-train': generated(makeFreightTrainPack),
};

/** The game that the generator makes from a list of numbers; `sort` is one of `SUBJECTS`. */
export const makeFuzzGame = (sort: string, tape: readonly number[]): Promise<Made> =>
  SUBJECTS[sort](new Draw(tape));

const INVARIANTS: Readonly<Record<GameName, Invariants>> = {
  trains: trainsInvariants,
  'game-of-trains': gameOfTrains,
  'freight-train': freightTrain,
};

/** A game with what its laws need. */
export function subjectOf({ definition, seats }: FuzzGame): Subject {
  const makeGame = (): Game => createGame(definition, seats);
  return { game: makeGame(), makeGame, invariants: INVARIANTS[definition.game as GameName] };
}

/** Effects that go on and on are stopped with an error that names the card: promised behaviour, no broken law. */
export const isStoppedEffect = (error: unknown): boolean => error instanceof EndlessEffectError;
