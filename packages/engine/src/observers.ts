// The games with senses of their own, one line each. They are no part of the rules, so that who only plays by the rules loads none of it.
import type { Game } from './core/game.ts';
import type { Observer } from './core/observer.ts';
import type { GameName } from './create-game.ts';
import { freightTrainObserver } from './freight-train/observer/index.ts';
import { gameOfTrainsObserver } from './game-of-trains/observer/index.ts';
import { trainsObserver } from './trains/observer/index.ts';

export const OBSERVERS = {
  trains: trainsObserver,
  'game-of-trains': gameOfTrainsObserver,
  'freight-train': freightTrainObserver,
} satisfies Readonly<Partial<Record<GameName, (game: Game) => Observer>>>;
