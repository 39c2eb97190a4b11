// Trains: its rules, its table, its bots. Loaded when it is first played.
import { createTrains, type TrainsDefinition } from '@railwright/engine';
import { url as botWorker } from '../play/workers/trains.worker.ts?chunk';
import Table from '../screens/TrainsTable.svelte';
import type { GameKit } from '../play/session.svelte.ts';

export const kit: GameKit = {
  create: (definition, seats) => createTrains(definition as TrainsDefinition, seats),
  Table,
  botWorker,
};
