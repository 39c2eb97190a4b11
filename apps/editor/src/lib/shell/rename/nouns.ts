// What things with ids are called, as `nounOf` of the content package says in English.
import type { Named } from '@railwright/content';

/* @wc-include */
export const NOUNS: Readonly<Record<Named['kind'], string>> = {
  maps: 'map',
  cards: 'card',
  cars: 'type of car',
  decks: 'deck',
  abilities: 'ability',
  rules: 'rules file',
  setups: 'setup',
  locales: 'locale',
  strategies: 'strategy',
  preferences: 'preference',
  groups: 'group',
  terrains: 'terrain',
  regions: 'region',
  tokens: 'token',
  resources: 'resource',
  categories: 'category',
  layouts: 'layout',
  packs: 'pack',
  cells: 'cell',
  places: 'place',
  ends: 'end of a game',
  selections: 'selection',
  played: 'thing',
};
