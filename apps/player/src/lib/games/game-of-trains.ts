// Game of Trains: its rules, its table, its bots. Loaded when it is first played.
import { createGameOfTrains, type GameOfTrainsDefinition } from '@railwright/engine';
import { url as botWorker } from '../play/workers/game-of-trains.worker.ts?chunk';
import Table from '../screens/GotTable.svelte';
import type { GameKit } from '../play/session.svelte.ts';

export const kit: GameKit = {
  create: (definition, seats) => createGameOfTrains(definition as GameOfTrainsDefinition, seats),
  Table,
  botWorker,
};
