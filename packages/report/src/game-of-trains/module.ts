// Game of Trains in reports: its items are abilities.
import type { GameOfTrainsDefinition } from '@railwright/engine';
import type { GameModule } from '../game-module.ts';
import { plainWords } from '../plain-words.ts';

export const GAME_OF_TRAINS: GameModule = {
  items(definition, language) {
    const { abilities } = definition as GameOfTrainsDefinition;
    const names = new Map(abilities.map(({ id, name }) => [id, name[language] ?? name.en]));
    return { nameOf: (item) => names.get(item) ?? plainWords(item), expects: () => true };
  },
};
