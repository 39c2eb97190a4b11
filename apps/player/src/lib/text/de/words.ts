// The player's German texts, apart from log and rules texts. A turn is a "Spielzug", since a "Zug" is a train.
import { joined } from '@railwright/engine/joined';
import type { Words } from '../words.ts';
import { counted as n } from './count.ts';
import { DE_LOG } from './log.ts';

const coins = (count: number): string => n(count, 'Münze', 'Münzen');
const points = (count: number): string => n(count, 'Punkt', 'Punkte');

export const DE_WORDS: Words = {
  log: DE_LOG,
  learned: {
    group: 'Trainierte Spieler',
    level: (level) => `Trainiert: ${level}`,
    levels: {
      'first-game': 'erste Partie',
      beginner: 'Anfänger',
      casual: 'Gelegenheitsspieler',
      practised: 'geübt',
      skilled: 'geschickt',
      strong: 'stark',
      'very-strong': 'sehr stark',
    },
    gone: 'Der trainierte Spieler dieser Partie ist nicht mehr in diesem Browser. Der Standard-Bot spielt für ihn.',
    dropped:
      'Das ist ein trainierter Spieler. Wähle eine Partie, gib einem trainierten Spieler einen Platz und lade ihn dort aus der Datei.',
    notLoaded:
      'Das Skript für trainierte Spieler konnte nicht geladen werden. Lade die Seite neu oder wähle einen anderen Bot.',
  },
  list: (items) => joined(items, 'und'),
  times: (count, name) => (count === 1 ? name : `${count} × ${name}`),
  semicolon: ';',
  home: {
    learn: (minutes) => `Spielend lernen (${minutes} Minuten)`,
    neverPlayed: 'Noch nie gespielt? Diese Partien erklären sich selbst:',
    title: 'Railwright – spielen',
    lead: 'Setz dich und spiel: allein gegen Bots oder mit Freunden am selben Bildschirm.',
    continue: 'Weiterspielen',
    play: 'Spielen',
    open: 'Datei öffnen',
    openHelp: 'Ein Bundle oder eine gespeicherte Partie. Du kannst sie auch auf diese Seite ziehen.',
    join: 'Ich habe eine Einladung',
    seats: (min, max) => (min === max ? `${min} Spieler` : `${min} bis ${max} Spieler`),
    saved: 'Deine Partien',
    setups: 'Neue Partie',
    studio: 'Im Studio',
    forget: 'Diese Partie vergessen',
    forgotten: (title, seats) => `Vergessen: ${title} (${seats})`,
    undoForget: 'Rückgängig',
    noRoom: 'Dieser Browser hat keinen Platz mehr für die Partie. Vergiss zuerst eine andere.',
    allSaved: (count) => `Alle ${count} Partien zeigen`,
    over: 'beendet',
    turn: (turn) => `Spielzug ${turn}`,
    none: 'Es konnte nichts geladen werden.',
  },
  form: {
    title: 'Neue Partie',
    start: 'Partie beginnen',
    back: 'Zurück',
    players: 'Spieler',
    add: 'Spieler hinzufügen',
    remove: (name) => `${name} entfernen`,
    name: (seat) => `Name von Spieler ${seat}`,
    who: (seat) => `Wer auf Platz ${seat} spielt`,
    person: 'Mensch',
    player: (seat) => `Spieler ${seat}`,
    bot: (seat) => `Bot ${seat}`,
    numbered: (names) => `Spieler mit gleichem Namen werden nummeriert: ${names}.`,
    botLevel: (name) => `Bot: ${name}`,
    seconds: (seconds) => `${String(seconds).replace('.', ',')} s`,
    bots: {
      random: ['zufällig', 'wählt rein zufällig'],
      eager: ['eifrig', 'wählt auch zufällig, spielt aber jede Karte aus, die er kann'],
      heuristic: ['erfahren', 'spielt vernünftig und wählt sofort'],
      investor: ['gewieft', 'setzt eher auf Karten und Gebäude als auf Gleise und wählt sofort'],
      search: ['weitsichtig', 'denkt im Rahmen seiner Bedenkzeit voraus'],
    },
    strategies: 'Bots nach einer Strategie',
    hotSeat:
      'Mehrere Menschen: Zwischen den Spielzügen ist der Bildschirm verdeckt, damit niemand fremde Handkarten sieht.',
    friends: 'Mit Freunden an eigenen Bildschirmen spielen',
    market: 'Nummer des Marktes',
    anotherMarket: 'Anderer Markt',
    noMarket: (number) => `Kein Markt hat die Nummer ${number}.`,
    cards: 'Karten in diesem Spiel',
    rules: 'Regeln',
  },
  bar: {
    home: 'Alle Partien',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    review: 'Zurückblicken',
    resume: 'Zurück zur Partie',
    save: 'Als Datei speichern',
    say: 'Etwas dazu sagen',
    link: 'Link zu dieser Stellung kopieren',
    menu: 'Einstellungen',
    language: 'Sprache',
    theme: 'Farben',
    themes: { system: 'wie das System', light: 'hell', dark: 'dunkel' },
    speed: 'Bots',
    speeds: { 'at-once': 'sofort', fast: 'schnell', normal: 'gemächlich', slow: 'langsam' },
    help: 'Hilfe',
    hint: 'Was würde ein starker Spieler tun?',
    close: 'Schließen',
    notKept:
      'Dieser Browser hat keinen Platz, um die Partie zu speichern, oder verbietet es. Speichere sie als Datei, bevor du die Seite schließt, und vergiss alte Partien auf der Startseite, um Platz zu schaffen.',
  },
  curtain: {
    title: (name) => `Gib den Bildschirm an ${name}`,
    text: 'Die Karten sind verdeckt.',
    ready: (name) => `Ich bin ${name}: Karten zeigen`,
  },
  table: {
    turnOf: (name) => `${name} spielt`,
    thinking: (name) => `${name} denkt nach …`,
    hurry: 'Nicht warten',
    unanswered: (name) => `${name} antwortet nicht.`,
    unansweredHelp:
      'Das Skript konnte nicht geladen werden oder ist mit einem Fehler stehen geblieben. Die Partie ist unverändert: Versuche es noch einmal oder lade die Seite neu.',
    askAgain: 'Noch einmal versuchen',
    yourTurn: (name) => `${name}, du bist dran`,
    over: 'Das Spiel ist aus',
    points,
    coins,
    market: 'Markt',
    log: 'Protokoll',
    map: 'Plan',
    players: 'Spieler',
    viewer: 'Karten von',
    whence: (points) => `Woher sie kommen: ${points}`,
    since: 'Seit deiner letzten Wahl',
    allOpen: 'alle Karten offen',
  },
  why: {
    over: 'Das Spiel ist aus.',
    reviewing: 'Du blickst zurück. Kehre zur Partie zurück, um weiterzuspielen.',
    notYourTurn: (name) => `${name} ist dran.`,
  },
  end: {
    title: 'Das Spiel ist aus',
    wins: (names) => `${names} gewinnt`,
    win: (names) => `${names} gewinnen gemeinsam`,
    draw: 'Niemand gewinnt',
    total: 'Summe',
    chart: 'Punkte im Verlauf',
    again: 'Noch einmal spielen',
    review: 'Auf die Partie zurückblicken',
    close: 'Den Tisch ansehen',
    show: 'Ergebnis zeigen',
    turn: 'Spielzug',
  },
  replay: {
    title: 'Rückblick',
    position: (at, of) => `Wahl ${at} von ${of}`,
    first: 'Zum Anfang',
    previous: 'Eine Wahl zurück',
    next: 'Eine Wahl weiter',
    last: 'Zum Ende',
    previousTurn: 'Einen Spielzug zurück',
    nextTurn: 'Einen Spielzug weiter',
    playOn: 'Von hier weiterspielen',
    playOnHelp: (at) =>
      at === 0
        ? 'Eine neue Partie mit demselben Anfang. Wer spielt?'
        : `Eine neue Partie, die nach Wahl ${at} weitergeht. Wer spielt?`,
  },
  file: {
    noRecord: 'Diese Datei ist weder ein Bundle noch eine gespeicherte Partie.',
    noBundle: (setup) =>
      `Die gespeicherte Partie wurde mit Inhalt von ${setup} gespielt, der hier nicht vorliegt. Öffne zuerst das Bundle dazu.`,
    badChoice: (at, reason) => `Wahl ${at} der Partie ist nicht möglich: ${reason}`,
    stops: (at, reason) =>
      `Wahl ${at} dieser Partie ist nicht mehr möglich: ${reason} Die Partie bleibt unverändert gespeichert. Du siehst sie bis dorthin und kannst von jeder Stellung aus in einer neuen Partie weiterspielen.`,
    goesOtherwise: (reason) =>
      `Diese Partie verläuft nicht mehr wie damals: ${reason} Die Partie bleibt unverändert gespeichert.`,
    otherProgram: (made, now) =>
      `Sie stammt von Version ${made} von Railwright, deren Regeln abweichen können; dies ist ${now}.`,
    copied: 'Der Link ist kopiert.',
    copiedSite: (host) =>
      `Der Link ist kopiert. Er führt zu ${host} und funktioniert, sobald diese Fassung des Spiels dort veröffentlicht ist.`,
    copiedHere:
      'Der Link ist kopiert. Er funktioniert nur auf diesem Rechner; speichere die Partie für andere als Datei.',
  },
  link: {
    noGame:
      'Dieser Link nennt eine Stellung, enthält aber keine Partie: Der Teil nach # fehlt. Kopiere den ganzen Link noch einmal.',
    damagedGame:
      'Die Partie in diesem Link ist nicht lesbar: Ein Teil des Links fehlt oder ist verändert. Kopiere den ganzen Link noch einmal.',
    damagedBundle:
      'Das Bundle in diesem Link ist nicht lesbar: Ein Teil des Links fehlt oder ist verändert. Kopiere den ganzen Link noch einmal.',
    noSavedGame: (id) =>
      `In diesem Browser ist keine Partie „${id}“ gespeichert. Eine Partie bleibt in dem Browser, in dem sie gespielt wurde, bis du sie vergisst.`,
    notKept:
      'Das Bundle zu diesem Link ist in diesem Browser nicht mehr gespeichert. Öffne es noch einmal dort, wo es entstanden ist.',
    noAddress: 'Dieser Link sagt nicht, was geöffnet werden soll.',
    noPosition: (at, last) =>
      `Es gibt keine Stellung „${at}“: Diese Partie hat die Stellungen 0 bis ${last}. Du siehst die letzte.`,
    notLoaded: (url, reason) => `„${url}“ lässt sich nicht öffnen: ${reason.replace(/\.?$/, '.')}`,
  },
  failed: {
    title: 'Etwas ist schiefgegangen',
    text: 'Deine Partien werden nach jeder Wahl gespeichert: Du kannst sie von der Startseite aus fortsetzen.',
  },
};
