// Deutsche Texte über Tische ohne Server.
import type { FriendWords } from '../words.ts';

export const DE_FRIENDS: FriendWords = {
  problems: {
    empty: 'Hier steht noch nichts: Füge den Code ein.',
    other: 'Das ist kein Code eines Tisches. Ein Code beginnt mit „railwright-“.',
    damaged: 'Ein Teil dieses Codes fehlt oder ist verändert. Kopiere ihn ganz und füge ihn noch einmal ein.',
    older:
      'Dieser Code stammt von einer älteren Version dieser Seite. Ladet sie beide neu und versucht es noch einmal.',
    newer:
      'Dieser Code stammt von einer neueren Version dieser Seite. Lade diese Seite neu und versuche es noch einmal.',
    answer:
      'Das ist eine Antwort: Sie gehört auf die Seite der Person, die dich eingeladen hat. Hierher gehört die Einladung.',
    invitation:
      'Das ist eine Einladung: Sie geht an jemanden aus deiner Runde. Hierher gehört der Code, der zurückkommt.',
    used: 'Diese Einladung ist schon beantwortet. Erstelle jedes Mal eine neue, wenn jemand dazukommt.',
    gone: 'Das beantwortet eine Einladung, die nicht mehr offen ist, weil die Seite neu geladen wurde oder seitdem viele andere erstellt wurden. Schick eine neue Einladung.',
    'other-table': 'Das beantwortet die Einladung zu einem anderen Tisch.',
    'no-peers':
      'Dieser Browser kann sich nicht mit anderen verbinden (WebRTC fehlt oder ist abgeschaltet). Versuche es mit einem anderen.',
  },
  startHelp:
    'Ihr braucht keinen Server: Der Tisch läuft auf dieser Seite, und die Seiten deiner Freunde verbinden sich direkt mit ihr. Lass sie offen, solange ihr spielt.',

  unprotected:
    'Diese Seite kam über eine ungeschützte Verbindung; auf solchen Seiten lassen Browser keinen Tisch zu. Öffne sie über https, auf diesem Rechner selbst oder als Datei.',
  noPeers:
    'Dieser Browser kann sich nicht mit anderen verbinden (WebRTC fehlt oder ist abgeschaltet). Versuche es mit einem anderen.',
  heldElsewhere:
    'Dieser Tisch läuft in einem anderen Tab dieses Browsers. Spiel dort weiter, oder schließ den Tab und öffne den Tisch hier noch einmal.',
  noTable: (id) =>
    `In diesem Browser gibt es keinen Tisch „${id}“. Ein Tisch bleibt in dem Browser, der ihn eröffnet hat, bis er vergessen wird.`,
  noRoom:
    'Dieser Browser hat keinen Platz mehr für den Tisch. Vergiss Tische oder Partien, die du nicht mehr brauchst, oder schaffe Platz auf diesem Gerät; versuche es dann noch einmal.',
  notKept: (reason) => `Dieser Browser konnte den Tisch nicht speichern: ${reason}`,
  damaged: {
    title: 'Dieser Tisch ist beschädigt',
    text: 'Der Browser kann nicht alles lesen, was er von diesem Tisch gespeichert hat. Deine anderen Tische und Partien sind davon nicht betroffen.',
  },

  holds: 'Der Tisch läuft auf dieser Seite: Lass sie offen, solange ihr spielt.',
  guests: (count) =>
    count === 0
      ? 'Niemand sonst ist verbunden.'
      : count === 1
        ? '1 anderer Bildschirm ist verbunden.'
        : `${count} andere Bildschirme sind verbunden.`,
  invite: 'Freunde einladen',
  steps: [
    'Schick allen die Einladung zu je einem Platz.',
    'Wer sie öffnet, schickt dir einen Code zurück.',
    'Füge die Codes hier ein, in beliebiger Reihenfolge.',
  ],
  onlookers: 'Zuschauer',
  you: 'du',
  here: 'ist da',
  bot: 'ein Bot spielt',
  makeInvitation: (name) => `Einladung für ${name} erstellen`,
  newInvitation: 'Eine neue erstellen',
  making: 'Die Einladung wird erstellt …',
  cannotInvite: (reason) => `Die Einladung konnte nicht erstellt werden. ${reason}`,
  link: (name) => `Einladung für ${name}`,
  copy: 'Kopieren',
  copied: 'Kopiert.',
  share: 'Senden …',
  qr: 'Der Link als QR-Code, für ein Handy neben dir',
  codeHelp:
    'Andere Geräte können diese Seite nicht öffnen, darum ist das ein Code statt eines Links. Wer ihn bekommt, öffnet dieselbe Datei oder irgendeine Seite dieses Players, wählt „Ich habe eine Einladung“ und fügt ihn ein.',
  once: 'Jede Einladung ist für eine Person, einmal.',
  answerLabel: 'Der Code, der zurückkam',
  take: 'Einlassen',
  taken: (name) => `Der Platz von ${name} wird verbunden …`,
  arrived: (name) => `Der Platz von ${name} ist verbunden.`,
  takenOnlooker: 'Ein Zuschauer wird verbunden …',
  arrivedOnlooker: 'Ein Zuschauer ist verbunden.',
  unreachable:
    'Der andere Browser war nicht zu erreichen. Im selben Netz sollte es gehen: Prüfe, ob ein VPN oder ein Gastnetz die Geräte trennt. Über das Internet brauchen beide einen STUN-Server (unten). Erstelle dann eine neue Einladung.',
  elsewhere: 'Freunde außerhalb dieses Netzes',
  elsewhereHelp:
    'Im selben Netz, etwa zu Hause, braucht ihr nichts weiter. Über das Internet müssen beide Browser erst von einem STUN-Server ihre eigene Adresse erfahren. Er sieht diese Adressen und nichts von der Partie. Dein Browser fragt keinen, solange du hier keinen nennst; die Browser deiner Freunde bitten vorher um Erlaubnis. Manche Mobilfunk- und Firmennetze lassen gar keine direkten Verbindungen zu.',
  stun: 'STUN-Server',
  stunWrong: 'So schreibt man einen STUN-Server: stun:example.org:3478.',
  none: 'keiner',
  lasting: 'Ein bleibender Link für jeden',
  lastingHelp:
    'Mit einem Relay verschickt niemand Codes: Ein Link öffnet seinen Platz, wann immer diese Seite offen ist, auch nach dem Neuladen. Das Relay gibt verschlüsselt weiter, was die Browser brauchen, um sich zu finden; es sieht, wer sich von wo verbindet, und nichts von der Partie. Betreiben kann es jeder: railwright host --relay.',
  relay: 'Relay',
  relayWrong: 'So schreibt man ein Relay: wss://example.org/relay.',
  relayStates: {
    reaching: 'Verbindung zum Relay …',
    there: 'Das Relay ist bereit: Deine Freunde können mit ihrem Link kommen.',
    lost: 'Das Relay ist nicht zu erreichen; diese Seite versucht es von selbst wieder. Eine Seite aus einer einzigen Datei darf gar keinen Server ansprechen.',
  },
  relaySteps: ['Schick allen den Link zu je einem Platz.', 'Wer ihn öffnet, kommt an den Tisch.'],

  joinTitle: 'Am Tisch von Freunden mitspielen',
  joinHelp:
    'Füge die Einladung ein, die du bekommen hast: den Link oder den Code, der mit „railwright-“ beginnt.',
  invitation: 'Einladung',
  open: 'Öffnen',
  answering: 'Die Adressen dieses Browsers werden gesucht …',
  chooseTitle: 'Wie erreichst du den Tisch?',
  chooseHelp: (server) =>
    `Die Person, die dich eingeladen hat, fragt den STUN-Server ${server} nach ihrer Adresse im Internet. Seid ihr nicht im selben Netz, muss dein Browser das auch tun. Der Server erfährt deine Adresse und nichts von der Partie.`,
  sameNetwork: 'Wir sind im selben Netz',
  askServer: (server) => `${server} fragen`,
  sendBack: 'Schick diesen Code zurück',
  sendBackHelp:
    'Die Person, die dich eingeladen hat, fügt ihn auf ihrer Seite ein; dann öffnet sich der Tisch hier von selbst. Lass diese Seite so lange offen.',
  answer: 'Deine Antwort',
  waiting: 'Warten, bis er dort eingefügt ist …',
  home: 'Zur Startseite',

  invitedSeat:
    'Du bist zu diesem Platz eingeladen. Wenn du die Seite verlässt oder neu lädst, brauchst du eine neue Einladung, um wiederzukommen; die Partie wartet.',
  ownSeat: 'Das ist dein eigener Platz an dem Tisch, der auf dieser Seite läuft.',

  tables: 'Tische in diesem Browser',
  forget: 'Diesen Tisch vergessen',
  damagedTable: (id) => `Beschädigter Tisch ${id}`,
  saveDamaged: 'Er lässt sich nicht mehr lesen. Was davon übrig ist, als Datei speichern',
  forgotten: (title) => `Vergessen: ${title}`,
};
