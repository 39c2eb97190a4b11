// The bots of Trains.
import { makeBot, TRAINS_BOTS } from '@railwright/bots';
import { createTrains, type TrainsDefinition } from '@railwright/engine';
import { serveBots } from '../play/workers/bot-server.ts';

serveBots(
  (definition, seats) => createTrains(definition as TrainsDefinition, seats),
  (_, spec, seed) => makeBot(TRAINS_BOTS, spec, seed),
);
