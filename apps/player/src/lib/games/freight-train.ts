// Freight Train: its rules, its table, its bots. Loaded when it is first played.
import { createFreightTrain, type FreightTrainDefinition } from '@railwright/engine';
import { url as botWorker } from '../play/workers/freight-train.worker.ts?chunk';
import Table from '../screens/FreightTable.svelte';
import type { GameKit } from '../play/session.svelte.ts';

export const kit: GameKit = {
  create: (definition, seats) => createFreightTrain(definition as FreightTrainDefinition, seats),
  Table,
  botWorker,
};
