// Game of Trains: its rules, its table, its bots, its words. Loaded when it is first played.
import { createGameOfTrains, type GameOfTrainsDefinition } from '@railwright/engine';
import type { GameKit } from '../play/session.ts';
import { url as botWorker } from './game-of-trains.worker.ts?chunk';
import { outcome } from './outcome.ts';
import Table from './GotTable.svelte';
import { thingNames } from './thing-names.ts';
import { WORDS } from './words.ts';

export const kit: GameKit = {
  create: (definition, seats) => createGameOfTrains(definition as GameOfTrainsDefinition, seats),
  Table,
  botWorker,
  thingNames: (definition) => thingNames(definition as GameOfTrainsDefinition),
  words: WORDS,
  outcome,
  help: async () => (await import('./help/help.ts')).help,
  ends: async () => (await import('./ends.ts')).ends,
};
