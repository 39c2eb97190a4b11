// The games one can sit down to. Each brings its rules, its table and its bots when it is first played.
import type { Component } from 'svelte';
import type { Game, GameDefinition } from '@railwright/engine';
import type { Session } from '../play/session.svelte.ts';

export interface GameKit {
  /** @throws Error when the definition does not hold together. */
  create(definition: GameDefinition, seats: number): Game;
  readonly Table: Component<{ session: Session }>;
  /** Address of the worker its bots think in. */
  readonly botWorker: string;
}

const KITS: Readonly<Record<GameDefinition['game'], () => Promise<{ readonly kit: GameKit }>>> = {
  trains: () => import('./trains.ts'),
  'game-of-trains': () => import('./game-of-trains.ts'),
  'freight-train': () => import('./freight-train.ts'),
};

/** @throws Error when there is no such game, or it cannot be loaded. */
export async function loadGame(name: string): Promise<GameKit> {
  const load = Object.hasOwn(KITS, name) ? KITS[name as GameDefinition['game']] : undefined;
  if (!load) throw new Error(`There is no game "${name}".`);
  return (await load()).kit;
}
