// German texts about what people say about a game.
import type { SaidWords } from '../words.ts';

export const DE_SAID: SaidWords = {
  who: 'Wer',
  about: 'Worüber',
  subjects: { moment: 'diesen Moment', game: 'die ganze Partie', card: 'eine Karte', cell: 'ein Feld' },
  card: 'Karte',
  cell: 'Feld',
  note: 'Notiz',
  add: 'Notiz hinzufügen',
  said: 'Notizen',
  after: (choices) => `nach Wahl ${choices}`,
  change: 'Notiz ändern',
  keep: 'Speichern',
  cancel: 'Abbrechen',
  remove: 'Notiz löschen',
  questions: 'Fragen',
  later: 'Die Fragen kommen, sobald das Spiel aus ist.',
  yes: 'Ja',
  no: 'Nein',
  scale: '1 ist am schlechtesten, 5 am besten.',
  none: 'Keine Antwort',
  names: 'Spieler in der Datei nennen',
  save: 'Testdatei speichern',
  what: 'Die Datei enthält Partie, Notizen und Antworten. Sie gehört in den Ordner playtests des Pakets.',
  atTable: 'Was du hier sagst, siehst bis zum Ende des Spiels nur du; danach können es alle am Tisch lesen.',
  waits: 'Noch nicht gespeichert: Der Tisch hat nicht geantwortet.',
  fileLater:
    'Die Datei für den Autor des Spiels, mit den Notizen aller, lässt sich hier speichern, sobald das Spiel aus ist.',
  notKept:
    'Dieser Browser hat keinen Platz für das Gesagte: Speichere die Datei, bevor du die Seite schließt.',
};
