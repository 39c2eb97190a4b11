// The bots of Trains.
import { TRAINS_BOTS } from '@railwright/bots';
import { createTrains, type TrainsDefinition } from '@railwright/engine';
import { serveBots } from './bot-server.ts';

serveBots((definition, seats) => createTrains(definition as TrainsDefinition, seats), TRAINS_BOTS);
