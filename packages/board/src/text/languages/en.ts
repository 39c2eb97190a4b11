// What the board says in English.
import { list, type Words } from './words.ts';

export const ENGLISH: Words = {
  city: (n) => (n === 1 ? 'city with 1 building' : `city with ${n} buildings`),
  remote: (n) => `remote location, ${n}`,
  unknown: 'unknown ground',
  barriers: (labels) => `barrier to ${list(labels, 'and')}`,
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
  card: {
    value: (n) => (n === 1 ? 'gives 1 coin' : `gives ${n} coins`),
    cost: (n) => `cost ${n}`,
    points: (n) => (n === 1 ? '1 point' : `${n} points`),
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
  },
};
