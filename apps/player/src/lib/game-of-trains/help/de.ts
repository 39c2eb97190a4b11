// German help for Game of Trains.
import type { EN } from './en.ts';

export const DE: typeof EN = {
  basics: ['Ziel: als Erster einen Zug haben, der von links nach rechts aufsteigt.'],
};
