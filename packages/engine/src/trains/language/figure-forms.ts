// Numbers of each card, cell or player, of which an amount takes the highest, the lowest or all together; and what can be different.
import type { ParamSpecs } from './params.ts';

/** What has the number: an object with exactly one of these keys. */
export const FIGURE_FORMS = {
  cost: { type: 'cards', doc: 'The cost of each of these cards.' },
  value: { type: 'cards', doc: 'The printed coin value of each of these cards.' },
  points: { type: 'cards', doc: 'The printed points of each of these cards.' },
  stations: { type: 'cells', doc: 'The stations in each of these cities.' },
  size: { type: 'cells', doc: 'The stations that each of these cities has space for in all.' },
  room: { type: 'cells', doc: 'The further stations that each of these cities has space for.' },
  rails: { type: 'cells', doc: 'The rail tokens on each of these cells, whoever they belong to.' },
  tokens: { type: 'tokensOn', doc: 'The tokens of a kind that the pack declares on each of these cells.' },
  opponents: {
    type: 'amount',
    doc: 'An amount as each opponent would count it: `own` then means that opponent. Nothing hidden can be counted.',
  },
  players: { type: 'amount', doc: 'An amount as each player would count it. Nothing hidden can be counted.' },
} as const satisfies ParamSpecs;

/** What differs: an object with exactly one of these keys. */
export const VARIETY_FORMS = {
  terrains: { type: 'cells', doc: 'The terrains of these cells.' },
  regions: { type: 'cells', doc: 'The regions of the map in which these cells lie.' },
  categories: { type: 'cards', doc: 'The categories of these cards.' },
  costs: { type: 'cards', doc: 'The costs of these cards.' },
} as const satisfies ParamSpecs;
