// Shunting: its rules and bots from their registries, its table, its words.
import { createGame } from '@railwright/engine';
import { url as botWorker } from '../../../apps/player/src/lib/play/workers/learned.worker.ts?chunk';
import type { GameKit } from '../../../apps/player/src/lib/play/session.svelte.ts';
import Table from './ShuntingTable.svelte';
import { WORDS } from './words.ts';

export const kit: GameKit = {
  create: createGame,
  Table,
  botWorker,
  thingNames: () => (load) => `the wagon with ${load}`,
  words: WORDS,
  outcome: {
    labels: () => ({ total: 'Loads' }),
    parts({ game, state }) {
      const { taken } = game.viewFor(state, undefined) as unknown as { readonly taken: number[][] };
      return ['even', 'odd'].map((label, i) => ({ label, of: (seat) => taken[seat]?.[i] ?? 0 }));
    },
  },
};
