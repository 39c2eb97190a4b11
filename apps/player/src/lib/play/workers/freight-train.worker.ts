// The bots of Freight Train.
import { createFreightTrain, type FreightTrainDefinition } from '@railwright/engine';
import { serveBots } from './bot-server.ts';

serveBots((definition, seats) => createFreightTrain(definition as FreightTrainDefinition, seats));
