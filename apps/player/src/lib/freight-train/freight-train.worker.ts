// The bots of Freight Train.
import { FREIGHT_TRAIN_BOTS, makeBot } from '@railwright/bots';
import { createFreightTrain, type FreightTrainDefinition } from '@railwright/engine';
import { serveBots } from '../play/workers/bot-server.ts';

serveBots(
  (definition, seats) => createFreightTrain(definition as FreightTrainDefinition, seats),
  (_, spec, seed) => makeBot(FREIGHT_TRAIN_BOTS, spec, seed),
);
