// German texts of the help.
import type { HelpWords } from '../words.ts';

export const DE_HELP: HelpWords = {
  sections: {
    rules: 'Regeln',
    cards: 'Karten',
    ends: 'Spielende',
    keys: 'Tasten',
    touch: 'Gesten',
  },
  about: 'Hilfe zu',
  noRules:
    'Die Regeln dieses Aufbaus stehen hier nicht: Die Partie stammt aus einer früheren Version oder aus einem Paket, das sie nicht beschreibt.',
  points: 'Punkte bis jetzt',
  over: 'Das Spiel ist aus.',
  hidden: 'Zu sehen, sobald der Bildschirm übergeben ist.',
  map: 'Auf dem Plan',
  find: 'Karte suchen',
  found: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  noneFound: 'Keine Karte enthält diese Wörter.',
  keys: [
    ['U', 'rückgängig'],
    ['Y', 'wiederholen'],
    ['E', 'Spielzug beenden'],
    ['M', 'zum Plan; dort führen Pfeile von Feld zu Feld, N und P zu möglichen Feldern'],
    ['H', 'zu deinen Karten'],
    ['B', 'zum Markt'],
    ['L', 'zum Protokoll; dort führen Pfeile von Zeile zu Zeile und zeigen, was eine Zeile nennt'],
    ['T', 'was würde ein starker Spieler tun?'],
    ['D', 'zur offenen Frage'],
    ['R', 'zurückblicken; dann Pos1, Pfeile, Ende und, Spielzug für Spielzug, Bild auf und ab'],
    ['?', 'diese Hilfe'],
  ],
  touch: [
    'Tippe auf eine Karte, einen Stapel oder ein Feld, um es zu wählen. Geht das nicht, sagt der Tisch, warum.',
    'Die gebogenen Pfeile machen rückgängig und wiederholen. Die Uhr zeigt frühere Entscheidungen. Der Pfeil nach unten speichert die Partie als Datei.',
  ],
  touchMap: [
    'Zwei Finger bewegen und vergrößern den Plan. Ist er vergrößert, bewegt ihn ein Finger.',
    'Ein Punkt zeigt, hinter welchem Reiter du etwas tun kannst.',
  ],
};
