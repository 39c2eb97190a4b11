// The games with senses of their own, one line each. They are no part of the rules, so that who only plays by the rules loads none of it.
import type { Game } from './core/game.ts';
import type { Perception } from './core/perception.ts';
import type { GameName } from './create-game.ts';
import { freightTrainPerception } from './freight-train/perception/index.ts';
import { gameOfTrainsPerception } from './game-of-trains/perception/index.ts';
import { trainsPerception } from './trains/perception/index.ts';

export const SENSES = {
  trains: trainsPerception,
  'game-of-trains': gameOfTrainsPerception,
  'freight-train': freightTrainPerception,
} satisfies Readonly<Partial<Record<GameName, (game: Game) => Perception>>>;
