// From a game to its senses. They are no part of the rules, so that who only plays by the rules loads none of it.
import { anyPerception } from './any-game/index.ts';
import type { Game } from './core/game.ts';
import type { Perception } from './core/perception.ts';
import type { FreightTrain } from './freight-train/game.ts';
import { freightTrainPerception } from './freight-train/perception/index.ts';
import type { GameOfTrains } from './game-of-trains/game.ts';
import { gameOfTrainsPerception } from './game-of-trains/perception/index.ts';
import type { TrainsGame } from './trains/game.ts';
import { trainsPerception } from './trains/perception/index.ts';

const SENSES: ReadonlyMap<string, (game: Game) => Perception> = new Map([
  ['freight-train', (game: Game) => freightTrainPerception((game as FreightTrain).rules)],
  ['game-of-trains', (game: Game) => gameOfTrainsPerception((game as GameOfTrains).table)],
  ['trains', (game: Game) => trainsPerception((game as TrainsGame).tables)],
]);

/** New senses for a learned player; any game has some, those with none of their own by what their views say. */
export function perceive(game: Game): Perception {
  return game.perceive?.() ?? SENSES.get(game.name)?.(game) ?? anyPerception(game);
}
