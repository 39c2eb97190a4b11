// English words beside maps and on cards.
import { numeral } from '@railwright/engine/numeral';
import type { Words } from './words.ts';

const pointsOf = (n: number): string => `${numeral(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`;

export const ENGLISH: Words = {
  barrier: 'Barrier',
  station: 'Station',
  remoteLocation: 'Remote location',
  cityName: 'City',
  cityHint: 'one station for each building',
  remoteHint: 'the number is cost and points',
  barrierHint: 'no rails across',
  link: { ferry: 'Ferry', tunnel: 'Tunnel' },
  linkHint: 'the number is the price of crossing',
  toll: 'Toll',
  tollHint: 'paid by others to the first to cross',
  reserved: 'Reserved',
  reservedHint: 'for the first to cross',
  oneWay: 'One-way edge',
  oneWayHint: 'rails cross it along the arrow',
  bonusName: 'Bonus',
  bonusHint: 'for the first to lay rails there',
  region: 'Region',
  route: 'Route',
  routeFor: {
    first: (points) => `${pointsOf(points)} for the first to join both ends`,
    all: (points) => `${pointsOf(points)} for everyone who joins both ends`,
  },
  row: (name, show) =>
    `${name === '' ? 'Market row' : `Row “${name}”`}: ${show === 1 ? '1 card' : `${show} cards`} face up`,
  card: {
    value: (n) => (n === 1 ? 'gives 1 coin' : `gives ${n} coins`),
    cost: (n) => `cost ${n}`,
    points: pointsOf,
  },
  diff: {
    title: (packs, since) => `What changed in ${packs} since ${since}`,
    heads: { cards: 'Cards', rules: 'Rules', others: 'Others', games: 'Games' },
    marks: { added: 'new', changed: 'changed', removed: 'removed' },
    before: 'before',
    now: 'now',
    more: (n) => `and ${n.toLocaleString('en')} more`,
  },
  categories: {
    train: 'Train',
    rail: 'Rail',
    station: 'Station',
    action: 'Action',
    victory: 'Victory',
    waste: 'Waste',
    attack: 'Attack',
    reaction: 'Reaction',
    power: 'Power',
    event: 'Event',
  },
};
