// Shunting: its rules and bots from their registries, its table, its words.
import { createGame } from '@railwright/engine';
import { url as botWorker } from '../../../apps/player/src/lib/play/workers/learned.worker.ts?chunk';
import type { GameKit } from '../../../apps/player/src/lib/play/session.ts';
import Table from './ShuntingTable.svelte';
import { WORDS } from './words.ts';

interface ShuntingView {
  readonly taken: readonly (readonly [even: number, odd: number])[];
  readonly order: 'even' | 'odd';
}

export const kit: GameKit = {
  create: createGame,
  Table,
  botWorker,
  thingNames: () => (load) => `the wagon with ${load}`,
  words: WORDS,
  outcome: {
    labels: () => ({ total: 'Loads' }),
    // As they count: those of one's order double.
    parts: ({ game, state }) =>
      (['even', 'odd'] as const).map((order, i) => ({
        label: order === 'even' ? 'Even' : 'Odd',
        of(seat) {
          const view = game.viewFor(state, seat) as unknown as ShuntingView;
          return (view.taken[seat]?.[i] ?? 0) * (view.order === order ? 2 : 1);
        },
      })),
  },
};
