// What a new pack can be for.
export const NEW_GAMES = ['trains', 'game-of-trains', 'freight-train'] as const;
export type NewGame = (typeof NEW_GAMES)[number];

export const GAME_TITLES: Readonly<Record<NewGame, string>> = {
  trains: 'Trains: maps, cards, rules',
  'game-of-trains': 'Game of Trains: abilities and decks',
  'freight-train': 'Freight Train: cars and rules',
};

export const EDITIONS = ['trains/aeg-2013', 'trains/okazu-2012'] as const;
export type Edition = (typeof EDITIONS)[number];

export const EDITION_TITLES: Readonly<Record<Edition, string>> = {
  'trains/aeg-2013': 'the edition of 2013 (AEG)',
  'trains/okazu-2012': 'the first edition, of 2012 (OKAZU)',
};
