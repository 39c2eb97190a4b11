// The events of each game.
import type { GameName } from '@railwright/engine';
import { FREIGHT_TRAIN_EVENTS } from '../freight-train/events.ts';
import { GAME_OF_TRAINS_EVENTS } from '../game-of-trains/events.ts';
import { TRAINS_EVENTS } from '../trains/events.ts';
import type { EventSpecs } from './spec.ts';

export const GAME_EVENTS: Readonly<Record<GameName, EventSpecs>> = {
  trains: TRAINS_EVENTS,
  'game-of-trains': GAME_OF_TRAINS_EVENTS,
  'freight-train': FREIGHT_TRAIN_EVENTS,
};
