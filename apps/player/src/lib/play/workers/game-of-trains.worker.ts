// The bots of Game of Trains.
import { createGameOfTrains, type GameOfTrainsDefinition } from '@railwright/engine';
import { serveBots } from './bot-server.ts';

serveBots((definition, seats) => createGameOfTrains(definition as GameOfTrainsDefinition, seats));
