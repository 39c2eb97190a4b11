// Loaded by worker threads for the toy game, with workers that die on demand.
import { writeFileSync } from 'node:fs';
import { createRandomBot, type Bot, type BotSpec } from '@railwright/bots';
import type { Game } from '@railwright/engine';
import { createToy, type ToyDefinition } from './toy-game.ts';

interface DeadlyDefinition extends ToyDefinition {
  /** The first worker that starts a game with the first draw 7 of 100 writes this file and dies. */
  readonly dieOnce?: string;
  /** Every worker that starts such a game dies. */
  readonly dieAlways?: boolean;
}

export function createGame(definition: DeadlyDefinition, seats: number): Game {
  const toy = createToy({ faultAt: 7, ...definition }, seats);
  if (definition.dieOnce === undefined && !definition.dieAlways) return createToy(definition, seats);
  return {
    ...toy,
    start(s, seed) {
      try {
        toy.start(s, seed);
      } catch {
        if (definition.dieOnce === undefined || isFirst(definition.dieOnce)) process.exit(3);
      }
    },
  };
}

/** True for the first caller among all threads, which leaves this file. */
function isFirst(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Always takes the most: a bot that differs from random in a predictable way. */
function createGreedy(): Bot {
  return { name: 'greedy', choose: (_game, _s, legal, count) => legal[count - 1]! };
}

export function createBot(_game: string, { name }: BotSpec, seed: number): Bot | undefined {
  return name === 'greedy' ? createGreedy() : name === 'random' ? createRandomBot(seed) : undefined;
}
