// German texts about learned players.
import { counted as n } from './count.ts';
import type { LearnedWords } from '../words.ts';

export const DE_LEARNED: LearnedWords = {
  about:
    'haben selbst herausgefunden, wozu diese Karten und dieser Plan gut sind. Je niedriger die Stufe, desto öfter wählen sie etwas Schlechteres.',
  learning: (seats) =>
    `Noch hat niemand diese Partie für ${seats} Spieler fertig gelernt. Ein Spieler lernt sie jetzt in diesem Browser, indem er gegen sich selbst spielt. Fang an, wann du willst: Er spielt dann so gut, wie er es bis dahin kann.`,
  bar: 'Partien, aus denen gelernt wurde',
  begins: 'Vorbereitung …',
  progress: (games, of) => `${games} von ${of} Partien`,
  unknown: 'Dauer noch unbekannt',
  left: (seconds) =>
    seconds < 50
      ? 'noch weniger als eine Minute'
      : `noch etwa ${n(Math.round(seconds / 60), 'Minute', 'Minuten')}`,
  strength: (won, low, high, bot) => `gewinnt ${won} % gegen „${bot}“ (${low} bis ${high} %)`,
  sentence: (strength) => `Er ${strength}.`,
  learnedHere: (games) => `Der Spieler hat in diesem Browser gelernt, aus ${games} Partien.`,
  fromFile: (name, games) => `Der Spieler kommt aus ${name} und hat aus ${games} Partien gelernt.`,
  beganWith: (games) => `Am Anfang stand ein Spieler, der aus ${games} Partien gelernt hatte.`,
  changed:
    'Er hat diese Partie anders gelernt: mit anderem Markt, anderen Regeln oder vor einer Änderung. Karten, die er nicht kennt, beurteilt er nur nach dem, was sie tun.',
  foreign: (setup) =>
    `Er hat ${setup} gelernt. Karten und Felder, die er nicht kennt, beurteilt er nur nach dem, was sie tun.`,
  general: (markets) =>
    `Er hat ${markets} Märkte gelernt, diese Partie nicht eigens: Er spielt sofort gut, und besser, wenn er hier weitergelernt hat.`,
  there: (strength) => `Bei dem, was er gelernt hat: Er ${strength}.`,
  otherSeats: (counts) => `Er hat für ${counts} Spieler gelernt.`,
  notKept:
    'Dieser Browser hat keinen Platz für ihn; er ist weg, sobald die Seite geschlossen wird. Speichere ihn als Datei.',
  none: 'Diese Partie hat noch niemand gelernt.',
  alone: 'Ein Spieler lernt aus Partien gegen andere; dazu braucht es mindestens zwei.',
  ended: (reason) => `Das Lernen ist abgebrochen: ${reason}`,
  stop: 'Lernen beenden',
  learn: 'Jetzt lernen',
  goOn: 'Weiterlernen',
  open: 'Aus einer Datei nehmen',
  save: 'Als Datei speichern',
  damaged: (reason) => `Diese Datei enthält keinen brauchbaren Spieler. ${reason}`,
  otherGame: (game) => `Dieser Spieler spielt ${game}.`,
};
