// A new pack for Trains.
import type { NewPackKind } from '../new/new-pack-kind.ts';

export const NEW_TRAINS: NewPackKind = {
  title: 'Trains: maps, cards, rules',
  editions: [
    { id: 'trains/aeg-2013', title: 'the edition of 2013 (AEG)' },
    { id: 'trains/okazu-2012', title: 'the first edition, of 2012 (OKAZU)' },
  ],
};
