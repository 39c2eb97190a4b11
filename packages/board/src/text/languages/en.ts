// English words of the board.
import { joined as list } from '@railwright/engine/joined';
import type { Words } from './words.ts';

const coins = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`);
const pointsOf = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

export const ENGLISH: Words = {
  city: (n) => (n === 1 ? 'city with 1 building' : `city with ${n} buildings`),
  remote: (n) => `remote location, ${n}`,
  unknown: 'unknown ground',
  barriers: (labels) => `barrier to ${list(labels, 'and')}`,
  links: {
    ferry: (label, n) => `ferry to ${label} for ${coins(n)}`,
    tunnel: (label, n) => `tunnel to ${label} for ${coins(n)}`,
  },
  oneWayTo: (labels) => `one way to ${list(labels, 'and')}`,
  oneWayFrom: (labels) => `one way from ${list(labels, 'and')}`,
  routeEnds: (routes) => `end of route ${list(routes, 'and')}`,
  regions: (names) => `in the region ${list(names, 'and')}`,
  bonus: (points, n) =>
    `bonus of ${list([...(points > 0 ? [pointsOf(points)] : []), ...(n > 0 ? [coins(n)] : [])], 'and')}`,
  rails: (seats) => `rails of ${list(seats, 'and')}`,
  stations: (n) => (n === 1 ? '1 station' : `${n} stations`),
  cost: (n) => (n === 1 ? 'costs 1 coin' : `costs ${n} coins`),
  closed: 'closed',
  seat: (n) => `player ${n}`,
  barrier: 'Barrier',
  station: 'Station',
  remoteLocation: 'Remote location',
  cityName: 'City',
  cityHint: 'one station for each building',
  remoteHint: 'the number is cost and points',
  barrierHint: 'no rails across',
  link: { ferry: 'Ferry', tunnel: 'Tunnel' },
  linkHint: 'the number is the price of crossing',
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
    points: (n) => (n === 1 ? '1 point' : `${n} points`),
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
