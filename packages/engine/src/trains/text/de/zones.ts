// German: where cards are.
import type { Zone } from '../../language/params.ts';

/** Where cards come from. */
export const FROM: Readonly<Record<Zone, string>> = {
  hand: 'aus {dein|sein}er Hand',
  deck: 'aus {dein|sein}em Nachziehstapel',
  discard: 'aus {dein|sein}em Ablagestapel',
  play: 'aus {dein|sein}em Spielbereich',
  gained: 'von {dein|sein}en erhaltenen Karten',
  aside: 'von den beiseitegelegten Karten',
  trash: 'von den entsorgten Karten',
  supply: 'aus dem Vorrat',
  mat: 'von {dein|sein}em Tableau',
  'mat-down': 'von den verdeckten Karten auf {dein|sein}em Tableau',
};

/** Where cards are. */
export const IN: Readonly<Record<Zone, string>> = {
  hand: 'auf {dein|sein}er Hand',
  deck: 'in {dein|sein}em Nachziehstapel',
  discard: 'in {dein|sein}em Ablagestapel',
  play: 'in {dein|sein}em Spielbereich',
  gained: 'unter {dein|sein}en erhaltenen Karten',
  aside: 'unter den beiseitegelegten Karten',
  trash: 'unter den entsorgten Karten',
  supply: 'im Vorrat',
  mat: 'auf {dein|sein}em Tableau',
  'mat-down': 'unter den verdeckten Karten auf {dein|sein}em Tableau',
};
