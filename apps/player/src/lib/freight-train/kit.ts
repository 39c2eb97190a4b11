// Freight Train: its rules, its table, its bots, its words. Loaded when it is first played.
import { createFreightTrain, type FreightTrainDefinition } from '@railwright/engine';
import type { GameKit } from '../play/session.ts';
import { url as botWorker } from './freight-train.worker.ts?chunk';
import { outcome } from './outcome.ts';
import Table from './FreightTable.svelte';
import { thingNames } from './thing-names.ts';
import { WORDS } from './words.ts';

export const kit: GameKit = {
  create: (definition, seats) => createFreightTrain(definition as FreightTrainDefinition, seats),
  Table,
  botWorker,
  thingNames: (definition) => thingNames(definition as FreightTrainDefinition),
  words: WORDS,
  outcome,
  help: async () => (await import('./help/help.ts')).help,
  ends: async () => (await import('./ends.ts')).ends,
};
