// English: where cards are.
import type { Zone } from '../../language/params.ts';

export const ZONES: Readonly<Record<Zone, string>> = {
  hand: '{your|their} hand',
  deck: '{your|their} deck',
  discard: '{your|their} discard pile',
  play: '{your|their} play area',
  gained: '{your|their} gained cards',
  aside: 'the cards set aside',
  trash: 'the trash',
  supply: 'the supply',
  mat: '{your|their} mat',
  'mat-down': 'the face-down cards on {your|their} mat',
};

/** Where cards lie: "in your hand", "on your mat". */
export const INSIDE: Partial<Record<Zone, string>> = { mat: 'on', 'mat-down': 'among' };
