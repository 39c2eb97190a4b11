// A new pack for Trains.
import type { NewPackKind } from '../new/new-pack-kind.ts';

export const NEW_TRAINS: NewPackKind = {
  title: 'Trains: maps, cards, rules',
  editions: [
    { id: 'trains/aeg-2013', title: 'the 2013 edition (AEG)' },
    { id: 'trains/okazu-2012', title: 'the first edition, 2012 (OKAZU)' },
  ],
};
