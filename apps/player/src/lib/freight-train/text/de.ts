// German texts at the table of Freight Train.
import { counted as n } from '../../text/de/count.ts';
import type { EN } from './en.ts';

const cars = (count: number): string => n(count, 'Wagen', 'Wagen');
const chips = (count: number): string => n(count, 'Chip', 'Chips');

export const DE: typeof EN = {
  ask: {
    action: 'Wähle eine Aktion.',
    actionOrFill: 'Wähle eine Aktion. Vorher darfst du ein leeres Gleis füllen.',
    fillOrPass: 'So, wie die Wagen stehen, kannst du nichts tun. Fülle ein Gleis oder passe.',
    pass: 'Du kannst nichts tun: Passe.',
    take: (more) => `Nimm noch ${cars(more)} aus dem Güterbahnhof.`,
    place: (car) => `Wohin kommt der Wagen: ${car}?`,
    switch: (more) => `Bewege noch bis zu ${cars(more)} aus deinem Rangierbahnhof zu Zügen oder hör auf.`,
    rearrange: 'Bringe die Wagen deines Rangierbahnhofs in die gewünschte Reihenfolge.',
  },
  goal: 'Am Ende eines Tages bringen die längsten Züge jeder Art Chips. Wer nach dem letzten Tag die meisten hat, gewinnt.',
  pays: (longest, second) =>
    `Heute bringt der längste Zug einer Art ${chips(longest)}${second > 0 ? `, der zweite ${second}` : ''}`,
  yardPays: (count, worth) =>
    worth === 0
      ? 'Wagen, die im Rangierbahnhof bleiben, bringen nichts'
      : `${count === 1 ? 'jeder Wagen, der' : `je ${cars(count)}, die`} im Rangierbahnhof ${count === 1 ? 'bleibt' : 'bleiben'}, ${worth > 0 ? (count === 1 ? 'bringt' : 'bringen') : count === 1 ? 'kostet' : 'kosten'} ${chips(Math.abs(worth))}`,
  hints: {
    take: (count) =>
      `Um ${cars(count)} aus dem Güterbahnhof zu nehmen, wähle leuchtende Wagen an den Ausfahrten der Gleise.`,
    fromYard: (count) =>
      `Um bis zu ${cars(count)} aus deinem Rangierbahnhof zu Zügen zu bewegen, wähle dort einen leuchtenden Wagen.`,
    takeMore: 'Wähle einen leuchtenden Wagen an der Ausfahrt eines Gleises.',
    placeWhich: 'Soll zuerst ein anderer Wagen an die Reihe, wähle ihn.',
    placeYard: 'Nutze einen Knopf oder tippe auf ein Gleis deines Rangierbahnhofs.',
    placeTrains: 'Dein Rangierbahnhof ist voll.',
    switch: 'Wähle dort einen leuchtenden Wagen.',
    rearrange:
      'Wähle einen Wagen in deinem Rangierbahnhof, dann den Platz, an den er soll. Auch die Pfeiltasten bewegen ihn.',
  },
  otherwise: 'Etwas anderes',
  rearrange: (cost) => `Rangierbahnhof ordnen (${chips(cost)})`,
  twoWays: (car) => `${car} passt zu mehr als einem Zug.`,
  siding: (number) => `Gleis ${number}`,
  carAt: (car, siding, at) => `${car}, Gleis ${siding}, Platz ${at}`,
  toEnd: 'ans Ende',
  orderDone: 'Fertig',
  orderAgain: 'Von vorn',
  why: {
    notYours: 'Das ist nicht dein Rangierbahnhof.',
    placeFirst: 'Stelle zuerst die genommenen Wagen ab.',
    orderFirst: 'Ordne zuerst deinen Rangierbahnhof.',
    takeFirst: (more) => `Nimm zuerst noch ${cars(more)} aus dem Güterbahnhof.`,
    ownOnly: 'In diesem Spielzug bewegst du Wagen deines eigenen Rangierbahnhofs.',
    notFirst: 'Nur der Wagen an der Ausfahrt kann ein Gleis verlassen.',
    noLocomotive: (car) => `Keine Lokomotive ist frei, und du hast noch keinen Zug dieser Art: ${car}.`,
    tooFew: (least) => `Im Güterbahnhof stehen weniger als ${cars(least)}.`,
    noRoom: 'Für die Wagen wäre kein Platz.',
  },
  plain: {
    pass: 'Passen',
    done: 'Aufhören',
    'call-locomotive': 'Lokomotive anfordern',
    keep: 'So lassen',
  },
  fill: (siding) => `Gleis ${siding} füllen`,
  take: (siding, car) => `${car} von Gleis ${siding} nehmen`,
  fromYard: (siding, car, to) => `${car} von Gleis ${siding}: ${to}`,
  toTrain: (car) => `${car} an den passenden Zug`,
  toNewTrain: (car) => `${car} beginnt einen Zug (1 Lokomotive)`,
  newTrain: 'ein eigener Zug (1 Lokomotive)',
  places: {
    train: 'Passender Zug',
    newTrain: 'Neuer Zug (1 Lokomotive)',
    mixed: 'Gemischter Zug',
    siding: (siding) => `Gleis ${siding}`,
  },
  toMixed: (car) => `${car} an den gemischten Zug`,
  toYard: (car, siding) => `${car} auf Gleis ${siding}`,
  ownTrain: 'an den passenden Zug',
  legend: 'Goldener Rand: der längste Zug seiner Art.',
  main: 'Güterbahnhof',
  yard: (name) => `Rangierbahnhof von ${name}`,
  trains: 'Züge',
  onTable: 'Abzustellen',
  lastDay: (last, day) =>
    last === day ? 'Dies ist der letzte Tag.' : `Tag ${last} ist der letzte; dies ist Tag ${day}.`,
  day: (day, round) => `Tag ${day}, Runde ${round}`,
  deck: (count) => `${cars(count)} im Stapel`,
  leaveCard: 'die Abfahrtskarte ist noch darin',
  chips,
  locomotives: (free, all) => `${free} von ${n(all, 'Lokomotive', 'Lokomotiven')} frei`,
  called: 'heute eine angefordert',
  emptySiding: 'leer',
  noTrains: 'noch keine Züge',
  longest: 'der längste seiner Art',
  exit: 'Ausfahrt',
  mixedTrain: 'gemischter Zug',
  /** The figure that counts at the end. */
  total: 'Chips',
  /** The sources of the chips. */
  parts: { start: 'Beginn', trains: 'Züge', yard: 'Bahnhof', rearranging: 'Ordnen' },
  log: {
    'end-trains-leave': () => 'Das Spiel endet: Die Züge fahren zum letzten Mal ab.',
    'end-nobody-can-act': () => 'Das Spiel endet: Alle haben gepasst.',
    round: (t) => `Runde ${t.n}: ${t.who} beginnt.`,
    fill: (t) => `${t.who} füllt Gleis ${t.at}: ${t.cards}.`,
    leave: () => 'Die Abfahrtskarte erscheint: Der Tag endet nach dieser Runde.',
    take: (t) => `${t.who} nimmt ${t.card} von Gleis ${t.at}.`,
    'to-train': (t) =>
      `${t.who} hängt ${t.card} an den passenden Zug, jetzt ${n(t.n, 'Wagen', 'Wagen')} lang.`,
    'to-mixed': (t) =>
      `${t.who} hängt ${t.card} an den gemischten Zug, jetzt ${n(t.n, 'Wagen', 'Wagen')} lang.`,
    'to-yard': (t) => `${t.who} stellt ${t.card} auf das eigene Gleis ${t.at}.`,
    'call-locomotive': (t) => `${t.who} fordert eine Lokomotive an und hat jetzt ${t.n}.`,
    'receive-locomotive': (t) => `${t.who} bekommt eine Lokomotive und hat jetzt ${t.n}.`,
    rearrange: (t) => `${t.who} zahlt ${n(t.n, 'Chip', 'Chips')}, um den Rangierbahnhof zu ordnen.`,
    rearranged: (t) => `${t.who} hat den Rangierbahnhof geordnet.`,
    'day-end': (t) => `Tag ${t.n} endet.`,
    payout: (t) =>
      `${t.who} ${t.points < 0 ? 'zahlt' : 'erhält'} ${n(Math.abs(t.points), 'Chip', 'Chips')} für ${t.card}, ${n(t.n, 'Wagen', 'Wagen')} lang.`,
    yard: (t) =>
      `${t.who} ${t.points < 0 ? 'zahlt' : 'erhält'} ${n(Math.abs(t.points), 'Chip', 'Chips')} für ${n(t.n, 'Wagen', 'Wagen')} im Rangierbahnhof.`,
  },
};
