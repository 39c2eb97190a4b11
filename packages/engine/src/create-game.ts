// From any definition to its game. A definition's `game` says which rules it is for.
import type { Game } from './core/game.ts';
import type { FreightTrainDefinition } from './freight-train/definition.ts';
import { createFreightTrain } from './freight-train/index.ts';
import type { GameOfTrainsDefinition } from './game-of-trains/definition.ts';
import { createGameOfTrains } from './game-of-trains/index.ts';
import type { TrainsDefinition } from './trains/definition.ts';
import { createTrains } from './trains/game.ts';
import type { EffectWitness } from './trains/witness.ts';

export type GameDefinition = TrainsDefinition | GameOfTrainsDefinition | FreightTrainDefinition;

/**
 * A `witness` hears of the steps of effects, in games that have any.
 * @throws Error when the definition is inconsistent; definitions from the content package never are.
 */
export function createGame(definition: GameDefinition, seats: number, witness?: EffectWitness): Game {
  switch (definition.game) {
    case 'trains':
      return createTrains(definition, seats, witness);
    case 'game-of-trains':
      return createGameOfTrains(definition, seats);
    case 'freight-train':
      return createFreightTrain(definition, seats);
  }
}
