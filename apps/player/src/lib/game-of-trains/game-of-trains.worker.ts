// The bots of Game of Trains.
import { GAME_OF_TRAINS_BOTS, makeBot } from '@railwright/bots';
import { createGameOfTrains, type GameOfTrainsDefinition } from '@railwright/engine';
import { serveBots } from '../play/workers/bot-server.ts';

serveBots(
  (definition, seats) => createGameOfTrains(definition as GameOfTrainsDefinition, seats),
  (_, spec, seed) => makeBot(GAME_OF_TRAINS_BOTS, spec, seed),
);
