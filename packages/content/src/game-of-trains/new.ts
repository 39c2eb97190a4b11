// A new pack for Game of Trains.
import type { NewPackKind } from '../new/new-pack-kind.ts';

export const NEW_GAME_OF_TRAINS: NewPackKind = { title: 'Game of Trains: abilities and decks' };
