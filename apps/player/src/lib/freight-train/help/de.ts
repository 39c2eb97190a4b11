// German help for Freight Train.
import type { EN } from './en.ts';

export const DE: typeof EN = {
  points:
    'Züge und Rangierbahnhöfe bringen oder kosten erst am Ende eines Tages Chips. Dazwischen ändert nur das Ordnen deines Rangierbahnhofs ihre Zahl.',
  basics: [
    'Ziel: die meisten Chips nach dem letzten Tag. Am Ende eines Tages bringen die längsten Züge jeder Art Chips.',
    'Dein Spielzug: Wähle eine Aktion. Nimm Wagen aus dem Güterbahnhof, stelle Wagen aus deinem Rangierbahnhof in deine Züge, ordne deinen Rangierbahnhof um oder rufe eine Lokomotive.',
  ],
};
