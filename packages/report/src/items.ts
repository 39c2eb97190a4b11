// What a result speaks of by id, in words of the definition that was played, and what of it should happen at all.
import type { GameDefinition } from '@railwright/engine';
import type { GameModule, ItemWords } from './game-module.ts';
import { GAMES } from './games.ts';
import { plainWords } from './plain-words.ts';

/** In a game that reports know nothing of, items are called by their ids, and everything should happen. */
export function itemWords(definition: GameDefinition): ItemWords {
  return moduleOf(definition)?.items(definition) ?? { nameOf: plainWords, expects: () => true };
}

function moduleOf({ game }: GameDefinition): GameModule | undefined {
  const games: Readonly<Record<string, GameModule>> = GAMES;
  return Object.hasOwn(games, game) ? games[game] : undefined;
}
