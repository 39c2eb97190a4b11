// German texts about learned players.
import { counted as n } from './count.ts';
import type { LearnedWords } from '../words.ts';

export const DE_LEARNED: LearnedWords = {
  about:
    'haben selbst herausgefunden, wozu diese Karten und dieser Plan gut sind. Je niedriger die Stufe, desto öfter treffen sie eine schwächere Wahl.',
  learning: (seats) =>
    `Noch kein Bot hat diese Partie für ${seats} Spieler fertig gelernt. Einer lernt sie gerade in diesem Browser, indem er gegen sich selbst spielt. Fang an, wann du willst: Er spielt dann so gut, wie er es bis dahin kann.`,
  bar: 'Trainingspartien',
  begins: 'Vorbereitung …',
  progress: (games, of) => `${games} von ${of} Partien`,
  unknown: 'Dauer noch unbekannt',
  left: (seconds) =>
    seconds < 50
      ? 'noch weniger als eine Minute'
      : `noch etwa ${n(Math.round(seconds / 60), 'Minute', 'Minuten')}`,
  strength: (won, low, high, bot) => `gewinnt ${won} % gegen „${bot}“ (${low} bis ${high} %)`,
  sentence: (strength) => `Er ${strength}.`,
  learnedHere: (games) => `Der Spieler hat in diesem Browser aus ${games} Partien gelernt.`,
  fromFile: (name, games) => `Der Spieler kommt aus ${name} und hat aus ${games} Partien gelernt.`,
  beganWith: (games) => `Er baut auf einem Spieler auf, der aus ${games} Partien gelernt hatte.`,
  changed:
    'Er hat eine andere Fassung dieser Partie gelernt: mit anderem Markt, anderen Regeln oder vor einer Änderung. Karten, die er nicht kennt, beurteilt er nur nach ihrer Wirkung.',
  foreign: (setup) =>
    `Er hat ${setup} gelernt. Karten und Felder, die er nicht kennt, beurteilt er nur nach ihrer Wirkung.`,
  general: (markets) =>
    `Er hat ${markets} Märkte gelernt, aber nicht eigens diese Partie: Er spielt sofort gut und noch besser, wenn er hier weitergelernt hat.`,
  there: (strength) => `Bei dem, was er gelernt hat: Er ${strength}.`,
  otherSeats: (counts) => `Er hat für ${counts} Spieler gelernt.`,
  notKept:
    'Dieser Browser hat keinen Platz für ihn; er geht verloren, sobald du die Seite schließt. Speichere ihn als Datei.',
  none: 'Diese Partie hat noch kein Spieler gelernt.',
  alone: 'Ein Spieler lernt aus Partien gegen andere; dazu braucht es mindestens zwei.',
  ended: (reason) => `Das Lernen ist abgebrochen: ${reason}`,
  stop: 'Lernen beenden',
  learn: 'Jetzt lernen',
  goOn: 'Weiterlernen',
  open: 'Aus einer Datei laden',
  save: 'Als Datei speichern',
  damaged: (reason) => `Diese Datei enthält keinen brauchbaren Spieler. ${reason}`,
  otherGame: (game) => `Dieser Spieler spielt ${game}.`,
};
