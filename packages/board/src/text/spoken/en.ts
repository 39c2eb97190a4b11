// English: what cells are called aloud.
import { joined as list } from '@railwright/engine/joined';
import type { SpokenWords } from './words.ts';

const coins = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`);
const pointsOf = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

export const ENGLISH: SpokenWords = {
  city: (n) => (n === 1 ? 'city with 1 building' : `city with ${n} buildings`),
  remote: (n) => `remote location, ${n}`,
  unknown: 'unknown ground',
  barriers: (labels) => `barrier to ${list(labels, 'and')}`,
  links: {
    ferry: (label, n) => `ferry to ${label} for ${coins(n)}`,
    tunnel: (label, n) => `tunnel to ${label} for ${coins(n)}`,
  },
  toll: (n, owner = 'the first to cross') => `toll of ${coins(n)} to ${owner}`,
  reserved: (owner = 'the first to cross') => `only for ${owner}`,
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
};
