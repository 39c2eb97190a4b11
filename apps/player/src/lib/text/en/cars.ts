// What the player says in English at the tables of Game of Trains and Freight Train.
import { counted as n } from './count.ts';

export const EN_GOT = {
  decisions: {
    keep: 'Keep one of your cards.',
    exchange: 'Place the card you kept: it replaces one of your train.',
    turn: 'Draw a card, or use one that lies face up.',
    place: 'Place the card you drew: it replaces one of your train.',
    protect: 'Choose the card to protect.',
  } as Record<string, string>,
  swapWith: (by: number): string =>
    by === 1
      ? 'Choose a card: it changes places with its neighbour to the right.'
      : `Choose a card: it changes places with the one ${by} places to its right.`,
  shiftBy: (by: number): string =>
    `Choose the card that moves ${n(Math.abs(by), 'place')} to the ${by > 0 ? 'right' : 'left'}.`,
  noneFaceUp: 'none yet: what leaves a train comes here',
  draw: 'Draw a card',
  drawPile: 'Draw pile',
  discardPile: (count: number): string => `Discard pile: ${n(count, 'card')}`,
  faceUp: 'Face up',
  train: (name: string): string => `Train of ${name}`,
  position: (at: number, card: string): string => `Position ${at}: ${card}`,
  locked: 'protected',
  gap: 'empty',
  drawn: (card: number): string => `You hold ${card}.`,
  why: {
    turnFirst: 'First draw a card, or use one that lies face up.',
    locked: 'This card is protected already.',
    noWay: (by: number): string =>
      `It cannot go ${n(Math.abs(by), 'place')} to the ${by > 0 ? 'right' : 'left'}.`,
    noPartner: 'There is no card to swap it with.',
    noTarget: (ability: string): string => `${ability}: there is nothing to use it on.`,
    notYours: 'This train is not yours.',
  },
  goal: 'The first whose train ascends from left to right wins.',
  inOrder: (count: number, of: number): string => `${count} of ${of} in order`,
  cardsOf: (count: number): string => n(count, 'card'),
};

export const EN_FT = {
  ask: {
    action: 'Choose one action.',
    actionOrFill: 'Choose one action. Before it you may fill an empty siding.',
    fillOrPass: 'There is nothing you can do as the yards are. Fill a siding, or pass.',
    pass: 'There is nothing you can do: pass.',
    take: (more: number): string => `Take ${n(more, 'more car')} from the main yard.`,
    place: (car: string): string => `Where does the car go: ${car}?`,
    switch: (more: number): string =>
      `Move up to ${n(more, 'more car')} of your own yard to trains, or stop.`,
    rearrange: 'Put the cars of your yard in the order you want.',
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
      `To move up to ${n(cars, 'car')} of your own yard to trains, pick a lit car there.`,
    takeMore: 'Pick a lit car at the exit of a siding.',
    placeWhich: 'To place another car first, pick it.',
    placeYard: 'Use a button, or touch a siding of your yard.',
    placeTrains: 'Your yard has no room.',
    switch: 'Pick a lit car there.',
    rearrange: 'Pick a car in your yard, then the place where it shall stand. Arrow keys move a car too.',
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
    ownOnly: 'In this turn you move cars of your own yard.',
    notFirst: 'Only the car at the exit of a siding can leave it.',
    noLocomotive: (car: string): string => `No locomotive is free, and you have no train of ${car} yet.`,
    tooFew: (least: number): string => `Fewer than ${n(least, 'car')} stand in the main yard.`,
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
  toNewTrain: (car: string): string => `${car} begins a train (1 locomotive)`,
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
  legend: 'Golden edge: the longest train of its type.',
  main: 'Main yard',
  yard: (name: string): string => `Yard of ${name}`,
  trains: 'Trains',
  onTable: 'To be placed',
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
};
