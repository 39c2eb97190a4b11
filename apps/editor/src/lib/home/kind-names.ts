// What the files of a pack are called, by their folder.
import type { Kind } from '../core/content/packs.ts';

/* @wc-include */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  maps: 'maps',
  cards: 'cards',
  cars: 'cars',
  decks: 'decks',
  abilities: 'abilities',
  rules: 'rules',
  setups: 'setups',
  locales: 'locales',
  strategies: 'strategies',
  preferences: 'preferences',
  groups: 'groups',
  playtests: 'playtests',
  lessons: 'lessons',
  tests: 'tests',
};
