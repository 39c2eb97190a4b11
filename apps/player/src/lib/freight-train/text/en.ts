// English texts at the table of Freight Train.
import { counted as n } from '../../text/en/count.ts';
import type { Sentences } from '../../text/told.ts';

export const EN = {
  ask: {
    action: 'Choose one action.',
    actionOrFill: 'Choose one action. Before that, you may fill an empty siding.',
    fillOrPass: 'No action is possible with the yards as they are. Fill a siding, or pass.',
    pass: 'No action is possible: pass.',
    take: (more: number): string => `Take ${n(more, 'more car')} from the main yard.`,
    place: (car: string): string => `Where does the car go: ${car}?`,
    switch: (more: number): string =>
      `Move up to ${n(more, 'more car')} from your own yard to trains, or stop.`,
    rearrange: 'Arrange the cars in your yard in any order.',
  },
  goal: 'When a day ends, the longest trains of each type earn chips. Most chips after the last day wins.',
  pays: (longest: number, second: number): string =>
    `Today the longest train of a type earns ${n(longest, 'chip')}${second > 0 ? `, the second ${second}` : ''}`,
  yardPays: (cars: number, chips: number): string =>
    chips === 0
      ? 'cars left in a yard earn nothing'
      : `${cars === 1 ? 'each car' : `each ${n(cars, 'car')}`} left in a yard ${chips > 0 ? 'earn' : 'cost'}${cars === 1 ? 's' : ''} ${n(Math.abs(chips), 'chip')}`,
  hints: {
    take: (cars: number): string =>
      `To take ${n(cars, 'car')} from the main yard, pick lit cars at the exits of its sidings.`,
    fromYard: (cars: number): string =>
      `To move up to ${n(cars, 'car')} from your own yard to trains, pick a lit car there.`,
    takeMore: 'Pick a lit car at the exit of a siding.',
    placeWhich: 'To place another car first, pick it.',
    placeYard: 'Use a button, or choose a siding in your yard.',
    placeTrains: 'Your yard is full.',
    switch: 'Pick a lit car there.',
    rearrange: 'Pick a car in your yard, then its new place. You can also move a car with the arrow keys.',
  },
  otherwise: 'Something else',
  rearrange: (cost: number): string => `Rearrange your yard (${n(cost, 'chip')})`,
  twoWays: (car: string): string => `${car} can go to more than one train.`,
  siding: (number: number): string => `Siding ${number}`,
  carAt: (car: string, siding: number, at: number): string => `${car}, siding ${siding}, place ${at}`,
  toEnd: 'to the end',
  orderDone: 'Done',
  orderAgain: 'Start over',
  why: {
    notYours: 'This yard is not yours.',
    placeFirst: 'First place the cars you took.',
    orderFirst: 'First put your yard in order.',
    takeFirst: (more: number): string => `First take ${n(more, 'more car')} from the main yard.`,
    ownOnly: 'In this action you move cars from your own yard.',
    notFirst: 'Only the car at the exit of a siding can leave it.',
    noLocomotive: (car: string): string => `No locomotive is free, and you have no train of ${car} yet.`,
    tooFew: (least: number): string => `There are fewer than ${n(least, 'car')} in the main yard.`,
    noRoom: 'There would be no room for the cars.',
  },
  plain: {
    pass: 'Pass',
    done: 'Stop here',
    'call-locomotive': 'Call up a locomotive',
    keep: 'Leave it as it is',
  } as Record<string, string>,
  fill: (siding: string): string => `Fill siding ${siding}`,
  take: (siding: string, car: string): string => `Take ${car} from siding ${siding}`,
  fromYard: (siding: string, car: string, to: string): string => `${car} from siding ${siding} to ${to}`,
  toTrain: (car: string): string => `${car} to its train`,
  toNewTrain: (car: string): string => `${car} starts a new train (1 locomotive)`,
  newTrain: 'a train of its own (1 locomotive)',
  /** Where a car can be placed, in short. */
  places: {
    train: 'Its train',
    newTrain: 'A new train (1 locomotive)',
    mixed: 'Mixed train',
    siding: (siding: string): string => `Siding ${siding}`,
  },
  toMixed: (car: string): string => `${car} to the mixed train`,
  toYard: (car: string, siding: string): string => `${car} into siding ${siding}`,
  ownTrain: 'its train',
  legend: 'Gold edge: the longest train of its type.',
  main: 'Main yard',
  yard: (name: string): string => `Yard of ${name}`,
  trains: 'Trains',
  onTable: 'To be placed',
  lastDay: (last: number, day: number): string =>
    last === day ? 'This is the last day.' : `Day ${last} is the last; this is day ${day}.`,
  day: (day: number, round: number): string => `Day ${day}, round ${round}`,
  deck: (count: number): string => `${n(count, 'car')} in the deck`,
  leaveCard: 'the Trains Leave card is still in it',
  chips: (count: number): string => n(count, 'chip'),
  locomotives: (free: number, all: number): string => `${free} of ${n(all, 'locomotive')} free`,
  called: 'one called today',
  emptySiding: 'empty',
  noTrains: 'no trains yet',
  longest: 'longest of its type',
  exit: 'exit',
  mixedTrain: 'mixed train',
  /** The figure that counts at the end. */
  total: 'Chips',
  /** The sources of the chips. */
  parts: { start: 'Beginning', trains: 'Trains', yard: 'Yard', rearranging: 'Rearranging' },
  log: {
    'end-trains-leave': () => 'The game ends: the trains leave for the last time.',
    'end-nobody-can-act': () => 'The game ends: everyone passed.',
    round: (t) => `Round ${t.n}: ${t.who} begins.`,
    fill: (t) => `${t.who} fills siding ${t.at}: ${t.cards}.`,
    leave: () => 'The Trains Leave card comes up: the day ends after this round.',
    take: (t) => `${t.who} takes ${t.card} from siding ${t.at}.`,
    'to-train': (t) => `${t.who} adds ${t.card} to its train, now ${t.n} long.`,
    'to-mixed': (t) => `${t.who} adds ${t.card} to the mixed train, now ${t.n} long.`,
    'to-yard': (t) => `${t.who} puts ${t.card} into their own siding ${t.at}.`,
    'call-locomotive': (t) => `${t.who} calls up a locomotive and has ${t.n}.`,
    'receive-locomotive': (t) => `${t.who} receives a locomotive and has ${t.n}.`,
    rearrange: (t) => `${t.who} pays ${n(t.n, 'chip')} to rearrange the yard.`,
    rearranged: (t) => `${t.who} has rearranged the yard.`,
    'day-end': (t) => `Day ${t.n} ends.`,
    payout: (t) =>
      `${t.who} ${t.points < 0 ? 'pays' : 'gets'} ${n(Math.abs(t.points), 'chip')} for ${t.card}, ${t.n} long.`,
    yard: (t) =>
      `${t.who} ${t.points < 0 ? 'pays' : 'gets'} ${n(Math.abs(t.points), 'chip')} for ${n(t.n, 'car')} in the yard.`,
  } as Sentences,
};
