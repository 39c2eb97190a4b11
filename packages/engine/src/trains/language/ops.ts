// Every op of the card language, declared. A step of an effect is an object with exactly one key, the op. ../ops/<op>.ts runs it;
// ../text/ puts it into words.
import { CARD_OPS } from './card-ops.ts';
import { GOAL_OPS } from './goal-ops.ts';
import type { OpSpec, ParamSpec } from './params.ts';
import { RESOURCE_OPS } from './resource-ops.ts';

const count = { type: 'amount', doc: 'How many.' } as const satisfies ParamSpec;

const cellsName = {
  type: 'name',
  optional: true,
  doc: 'Name for these cells, for later steps: `where: { in: its-name }`.',
} as const satisfies ParamSpec;

/** The declaration of each op, by its key. */
export const OP_SPECS = {
  // coins, points, tokens, resources
  coins: {
    doc: 'Get coins; only the player whose turn it is can have any.',
    counts: 'coins',
    short: 'count',
    params: { count },
  },
  pay: {
    doc: 'Pay coins; the effect needs that many available.',
    counts: 'coins',
    short: 'count',
    params: { count },
    harms: true,
  },
  score: { doc: 'Advance on the score track.', counts: 'points', short: 'count', params: { count } },
  'lay-rails': {
    doc: 'Lay rails on cells adjacent to own rails, paying each surcharge.',
    counts: 'rails',
    short: 'count',
    params: {
      count,
      where: { type: 'cells', optional: true, doc: 'Only on such cells.' },
      reach: {
        type: 'reach',
        optional: true,
        doc: 'Where: `anywhere`, adjacent to own rails or not; or along a `path`, each further rail adjacent to the one before. Adjacent to own rails unless given.',
      },
      free: { type: 'flag', optional: true, doc: 'Without any surcharge or Waste it would bring.' },
      as: cellsName,
    },
  },
  'build-station': {
    doc: 'Build stations in cities with room.',
    counts: 'stations',
    short: 'count',
    params: { count, where: { type: 'cells', optional: true, doc: 'Only in such cities.' }, as: cellsName },
  },
  'choose-cells': {
    doc: 'Choose cells of the map where rails can lie. Later steps refer to them by name, as in `where: { in: spots }`.',
    params: {
      where: { type: 'cells', optional: true, doc: 'Only such cells.' },
      count: { type: 'count', optional: true, doc: 'How many: 1 unless given.' },
      as: { type: 'name', doc: 'Name for the chosen cells.' },
    },
  },
  'remove-rails': {
    doc: 'Remove rails from the map; the tokens go back to the stock of their owner. A player never loses the last rail. A card that names opponents lets them react if it is an attack.',
    counts: 'rails',
    short: 'count',
    params: {
      count,
      of: { type: 'who', optional: true, doc: 'Whose rails; own unless given.' },
      where: { type: 'cells', optional: true, doc: 'Only from such cells.' },
      whole: { type: 'flag', optional: true, doc: 'Only rails whose loss splits no network.' },
    },
    harms: true,
  },
  'remove-stations': {
    doc: 'Remove stations from cities; the tokens go back to the stock.',
    counts: 'stations',
    short: 'count',
    params: { count, where: { type: 'cells', optional: true, doc: 'Only from such cities.' } },
    harms: true,
  },
  'place-tokens': {
    doc: 'Place tokens of a kind that the pack declares on cells, one by one; where these are `owned`, they belong to the player who places them.',
    counts: 'tokens',
    params: {
      kind: { type: 'token', doc: 'Which kind of token.' },
      count: { type: 'amount', optional: true, doc: 'How many: 1 unless given.' },
      where: { type: 'cells', optional: true, doc: 'Only on such cells; on any cell unless given.' },
      as: cellsName,
    },
  },
  'take-tokens': {
    doc: 'Take tokens of a kind that the pack declares off cells, one by one; they go back to the stock. A card that names opponents lets them react if it is an attack.',
    counts: 'tokens',
    params: {
      kind: { type: 'token', doc: 'Which kind of token.' },
      count: { type: 'amount', optional: true, doc: 'How many: 1 unless given.' },
      of: {
        type: 'who',
        optional: true,
        doc: 'Whose; to be given for tokens that are `owned`, and only for these.',
      },
      where: { type: 'cells', optional: true, doc: 'Only from such cells; from any cell unless given.' },
    },
    harms: true,
  },
  ...RESOURCE_OPS,
  ...GOAL_OPS,
  waive: {
    doc: 'Waive these surcharges for the rest of the turn.',
    short: 'what',
    params: { what: { type: 'waivers', doc: 'Which surcharges.' } },
  },
  lasting: {
    doc: 'Start an effect that lasts for the rest of the turn, or longer, wherever the card goes.',
    short: 'what',
    params: {
      what: {
        type: 'lasting',
        doc: 'The lasting effects, as under `whileInPlay`. They keep what was chosen before: the cells, and the kind of the cards, for `where: { sameAs: its-name }`; all players are shown that kind. Only `instead` keeps nothing.',
      },
      until: {
        type: 'until',
        optional: true,
        doc: 'How long: to the end of this turn (the default), until its player’s next turn begins, to the end of that turn, or for the rest of the game.',
      },
      turns: {
        type: 'number',
        optional: true,
        doc: 'Instead of `until`: the number of its player’s next turns after which it ends.',
      },
      times: {
        type: 'number',
        optional: true,
        doc: 'How often its triggers act, or its prices apply, before it ends: 1 is the next time only.',
      },
    },
  },
  stay: {
    doc: 'This card stays in play when the turn ends, and what holds while it is in play goes on. It is discarded when its time is over; a step may move it sooner.',
    short: 'until',
    params: {
      until: {
        type: 'until',
        optional: true,
        doc: 'How long: until its player’s next turn begins, to the end of that turn, or, unless given, until a step moves it.',
      },
      turns: {
        type: 'number',
        optional: true,
        doc: 'Instead of `until`: the number of its player’s next turns after which it is discarded.',
      },
    },
  },
  'extra-turn': {
    doc: 'The current player takes another turn after this one, but never a third in a row.',
    short: 'again',
    params: { again: { type: 'flag', doc: 'Always true.' } },
  },
  'next-hand': {
    doc: 'Make the next hand drawn at the end of the player’s turn larger or smaller.',
    counts: 'cards',
    short: 'count',
    params: {
      count: { type: 'amount', doc: 'By how many cards.' },
      fewer: { type: 'flag', optional: true, doc: 'Fewer rather than more.' },
    },
  },
  'next-coins': {
    doc: 'Get coins at the start of your next turn, also during the turn of another player.',
    counts: 'coins',
    short: 'count',
    params: { count },
  },
  ...CARD_OPS,
  // structure
  may: {
    doc: 'Do all of this, or nothing.',
    short: 'do',
    params: { do: { type: 'steps', doc: 'The steps that the player may take.' } },
  },
  'choose-one': {
    doc: 'Do exactly one of these; one that could do nothing cannot be chosen.',
    short: 'options',
    params: { options: { type: 'options', doc: 'The alternatives.' } },
  },
  if: {
    doc: 'Do something only if a condition holds.',
    params: {
      test: { type: 'condition', doc: 'The condition.' },
      then: { type: 'steps', doc: 'If it holds.' },
      else: { type: 'steps', optional: true, doc: 'If not.' },
    },
  },
  repeat: {
    doc: 'Do something several times.',
    params: {
      times: { type: 'amount', doc: 'How often, counted before the first time.' },
      do: { type: 'steps', doc: 'What.' },
    },
  },
  'each-opponent': {
    doc: 'Each opponent does this, in turn order. On an attack card an opponent may block it with a reaction.',
    short: 'do',
    params: { do: { type: 'steps', doc: 'The steps that each of them takes.' } },
  },
  'one-opponent': {
    doc: 'An opponent of your choice does this. On an attack card that opponent may block it with a reaction.',
    short: 'do',
    params: { do: { type: 'steps', doc: 'The steps that this opponent takes.' } },
  },
  'each-player': {
    doc: 'Everybody does this, beginning with the player whose turn it is.',
    short: 'do',
    params: { do: { type: 'steps', doc: 'The steps that each of them takes.' } },
  },
  'active-player': {
    doc: 'The player whose turn it is does this, such as for each opponent who has done something.',
    short: 'do',
    params: { do: { type: 'steps', doc: 'The steps that this player takes.' } },
  },
  play: {
    doc: 'Play cards from wherever they are: they come into play, give their coins, and their effect can be applied.',
    short: 'cards',
    params: {
      cards: { type: 'selection', doc: 'The cards.' },
      times: { type: 'amount', optional: true, doc: 'How often each is played: once unless given.' },
    },
  },
  'apply-effect': {
    doc: 'Apply the effect of another card as if it were printed here.',
    short: 'of',
    params: { of: { type: 'selection', doc: 'The card whose effect is applied.' } },
  },
} as const satisfies Record<string, OpSpec>;

/** The key of an op. */
export type OpName = keyof typeof OP_SPECS;
/** The keys of all ops, in the order of their declarations. */
export const OP_NAMES = Object.keys(OP_SPECS) as readonly OpName[];
/** Those whose `as` names cells, not cards. */
export const NAMING_CELLS: ReadonlySet<string> = new Set<OpName>([
  'choose-cells',
  'lay-rails',
  'build-station',
  'place-tokens',
]);
