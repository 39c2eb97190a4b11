// German texts about tables over the network.
import { joined } from '@railwright/engine/joined';
import type { RemoteWords } from '../words.ts';

export const DE_REMOTE: RemoteWords = {
  byes: {
    'bad-message': {
      title: 'Der Tisch hat diese Seite nicht verstanden',
      text: 'Lade die Seite neu. Hilft das nicht, sag es der Person, die den Tisch eröffnet hat.',
    },
    'wrong-secret': {
      title: 'Dieser Link führt zu keinem Platz',
      text: 'Ein Teil des Links fehlt oder ist verändert. Kopiere den ganzen Link noch einmal, oder frag die Person danach, die den Tisch eröffnet hat.',
    },
    'no-such-table': {
      title: 'Diesen Tisch gibt es hier nicht',
      text: 'Vielleicht gehört der Link zu einem anderen Rechner, oder dieser hebt seine Tische jetzt in einer anderen Datei auf. Frag die Person nach dem Link, die den Tisch eröffnet hat.',
    },
    'other-version': {
      title: 'Diese Seite ist älter oder neuer als der Tisch',
      text: 'Lade sie neu; dein Platz und die Partie bleiben, wie sie sind.',
    },
    'other-rules': {
      title: 'Diese Partie wurde mit einer anderen Version begonnen',
      text: 'Mit der Version, die dort jetzt läuft, geht sie nicht weiter. Mit der früheren schon.',
    },
    'too-slow': {
      title: 'Die Verbindung war zu langsam',
      text: 'Der Tisch hat sie beendet, weil diese Seite nicht gelesen hat, was er schickte. Versuche es noch einmal.',
    },
    'too-fast': {
      title: 'Diese Seite hat zu oft gefragt',
      text: 'Der Tisch hat die Verbindung beendet. Warte einen Augenblick und versuche es dann noch einmal.',
    },
    damaged: {
      title: 'Der Tisch ist beschädigt',
      text: 'Der Rechner, auf dem er steht, kann die Partie nicht mehr ganz lesen. Sag es der Person, die den Tisch eröffnet hat; dort steht mehr dazu.',
    },
    failed: {
      title: 'Dort ist etwas schiefgegangen',
      text: 'Nichts, was gespielt wurde, ist verloren. Diese Seite versucht es von selbst noch einmal.',
    },
    away: {
      title: 'Die Tische antworten gerade nicht',
      text: 'Nichts, was gespielt wurde, ist verloren. Diese Seite versucht es von selbst noch einmal.',
    },
    busy: {
      title: 'Dort ist alles voll',
      text: 'Zu viele Seiten oder Tische sind offen. Diese Seite versucht es von selbst noch einmal.',
    },
  },
  refusals: {
    stale: 'Am Tisch ging es inzwischen weiter. Das ist die neue Stellung: Wähle noch einmal.',
    illegal: 'Der Tisch hat diese Wahl nicht angenommen.',
    'not-your-turn': 'Du warst nicht mehr dran.',
    'not-seated': 'Du sitzt nicht an diesem Tisch: Setz dich zuerst hin.',
    'nothing-to-undo': 'Es gibt nichts mehr zurückzunehmen.',
    'nothing-asked': 'Niemand möchte mehr etwas zurücknehmen.',
    'no-such-bot': 'Dieser Bot kann hier nicht spielen.',
    'no-such-seat': 'Diesen Platz gibt es nicht.',
    taken: 'Dort sitzt jemand, der da ist.',
    onlooker: 'Wer zuschaut, kann das nicht.',
    'not-kept':
      'Es konnte nicht gespeichert werden und gilt daher nicht. Die Partie ist wie zuvor: Versuche es später noch einmal.',
    'too-long': 'Diese Partie dauert schon zu lange; beginnt eine neue.',
    'no-such-question': 'Der Tisch hat diese Antwort nicht angenommen.',
    'too-much-said': 'Mehr bewahrt der Tisch von dir nicht auf: Kürze oder lösche eine Notiz.',
  },
  damagedLink: {
    title: 'Dieser Link ist beschädigt',
    text: 'Ein Teil davon fehlt oder ist verändert. Kopiere den ganzen Link noch einmal, oder frag die Person danach, die den Tisch eröffnet hat.',
  },
  damagedBundle: (reason) => ({
    title: 'Das Spiel dieses Tisches lässt sich nicht zeigen',
    text: `${reason} Lade die Seite neu.`,
  }),
  about: 'Zum Tisch',
  reload: 'Neu laden',
  tryAgain: 'Noch einmal versuchen',
  home: 'Zur Startseite',
  opening: 'Auf dem Weg zum Tisch …',
  lost: 'Die Verbindung zum Tisch ist weg. Neuer Versuch …',
  parted:
    'Die Verbindung zum Tisch ist beendet. Bitte die Person, auf deren Seite der Tisch läuft, um eine neue Einladung für deinen Platz: Das Spiel wartet dort.',
  newInvitation: 'Ich habe eine neue Einladung',
  sentAnyway: 'Was du gewählt hast, geht hinaus, sobald sie wieder da ist.',
  tryNow: 'Jetzt versuchen',
  sent: 'Gesendet. Der Tisch hat noch nicht geantwortet.',
  waitsFor: (name) => `Es fehlt noch jemand auf dem Platz von ${name}`,
  waitsForAway: (name) => `${name} spielt, ist aber nicht da`,
  yourTurn: 'Du bist dran',
  onlooker: 'Du schaust zu.',
  vacant: 'Auf deinem Platz sitzt noch niemand.',
  botPlays: 'Auf deinem Platz spielt ein Bot.',
  sit: 'Hinsetzen',
  sitTitle: (title) => `Ein Platz am Tisch: ${title}`,
  sitHelp: 'Wer diesen Link hat, spielt diesen Platz, in jedem Browser. Die Partie wartet auf alle.',
  takeOver: 'Zurzeit spielt hier ein Bot; setz dich hin, um zu übernehmen.',
  name: 'Dein Name',
  watch: 'Nur ansehen',
  players: 'Spieler und Plätze',
  you: 'du',
  here: 'da',
  away: 'nicht da',
  nobody: 'noch niemand',
  bot: 'Bot',
  rename: 'Ändern',
  leave: 'Meinen Platz verlassen',
  leaveHelp:
    'Die Partie wartet dann auf diesen Platz. Mit seinem Link kannst du oder jemand anderes sich wieder hinsetzen.',
  giveTo: (name) => `Für ${name} einen Bot spielen lassen`,
  sendAway: (name) => `Den Bot von ${name} wegschicken`,
  occupied: 'Ein Bot kann einen Platz übernehmen, solange niemand davon da ist.',
  undo: 'Zurücknehmen',
  askUndo: 'Die anderen fragen, ob du zurücknehmen darfst',
  wish: (name) => `${name} möchte die letzte Wahl zurücknehmen`,
  wishText:
    'Seither wurde etwas aufgedeckt, oder jemand anderes hat gewählt. Alle müssen einverstanden sein.',
  agree: 'Einverstanden',
  refuse: 'Ablehnen',
  wishMine: (names) => `Du möchtest zurücknehmen. Noch nicht zugestimmt: ${joined(names, 'und')}.`,
  wishAway: (names, minutes) =>
    `Nicht da: ${joined(names, 'und')}. Nach ${minutes} Minuten zählt das als Nein.`,
  wishOther: (name, names) => `${name} möchte zurücknehmen. Noch nicht zugestimmt: ${joined(names, 'und')}.`,
  giveUp: 'Doch nicht',
  recap: 'Seit du zuletzt hier warst',
  recapClose: 'Weiterspielen',
  touch: [
    'Tippe auf eine Karte, einen Stapel oder ein Feld, um es zu wählen. Geht das nicht, sagt der Tisch, warum.',
    'Der gebogene Pfeil nimmt zurück; müssen andere einverstanden sein, werden sie gefragt. Die zwei Köpfe zeigen, wer wo sitzt.',
  ],
  log: {
    sat: (name) => `${name} setzt sich.`,
    left: (name) => `${name} verlässt den Platz.`,
    named: (before, name) => `${before} heißt jetzt ${name}.`,
    bot: (name, bot) => `Für ${name} spielt ein Bot: ${bot}.`,
    noBot: (name) => `Der Bot von ${name} geht.`,
    asked: (name) => `${name} möchte zurücknehmen.`,
    agreed: (name) => `${name} ist einverstanden.`,
    refused: (name) => `${name} lehnt ab.`,
    lapsed: (name, away, minutes) =>
      `${away} war ${minutes} Minuten lang nicht da und hat nicht geantwortet: ${name} kann nicht zurücknehmen.`,
    tookBack: (name) => `${name} hat zurückgenommen.`,
  },
};
