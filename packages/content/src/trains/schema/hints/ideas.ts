// Ideas of other games that designers try anywhere in a card by the word they have there: how the card language says them, or what comes
// nearest. Written once; each place takes those that are no words of its own.
import type { Hint } from '../../../schema/hint.ts';

const SPARED = 'A card that spares its holder an attack has `reaction: {}` and lies in hand.';

/** They mean the same whatever the place. */
export const IDEAS: readonly Hint[] = [
  {
    words: [
      ...['forbid', 'forbids', 'forbidden', 'prohibit', 'ban', 'deny', 'disallow', 'cannot', 'must-not'],
      ...['may-not', 'no-buying', 'no-playing', 'prevent-play', 'prevent-buy', 'lock', 'restrict'],
    ],
    way: '`lasting: { what: [{ forbid: { what: build, for: opponents } }], until: next-turn }`; `what` can also be `buy`, `play` or `lay`.',
  },
  {
    words: [
      'instead',
      'instead-of',
      'would',
      'would-gain',
      'would-discard',
      'rather',
      'redirect',
      'replacement',
    ],
    way: '`lasting: [{ instead: { of: gain, do: [{ move: { cards: it, to: deck-top } }] } }]`, or the same under `whileInPlay`; `of` can also be `discard` or `trash`, and with `may: true` the player decides. What happens to the card itself: `instead` next to `effect`. What depends on a condition: `if: { test: …, then: […], else: […] }`.',
  },
  {
    words: ['cancel', 'negate', 'nullify', 'undo', 'counterspell', 'interrupt', 'prevent'],
    missing: 'undoing what another card does',
    way: SPARED,
  },
  {
    words: ['longest', 'longest-route', 'longest-line', 'longest-path', 'longest-road', 'longest-chain'],
    way: '`trail: own` is the length of the player’s longest trail, in cells: `coins: { trail: own }`; `line: own` that of the longest of all shortest ways, and `network: own` the size of the largest network.',
  },
  {
    words: ['save', 'saved', 'save-money', 'keep-coins', 'carry-over', 'hoard', 'treasury', 'purse'],
    way: '`next-coins: 2` gives coins at the start of your next turn. What lasts longer is a resource, `resources: { savings: { name: Savings } }` in pack.yaml: `pay: 2`, then `get-resources: { kind: savings, count: 2 }`; later `pay-resources: savings`, then `coins: 1`.',
  },
  {
    words: ['auction', 'auctions', 'bid', 'bids', 'bidding', 'highest-bidder'],
    missing: 'auctions and bids of cards',
    way: 'At a fixed price: `may: [{ pay: 3 }, { gain: { where: { cost: { atMost: 5 } } } }]`.',
  },
  {
    words: [
      ...['resource', 'currency', 'energy', 'influence', 'mana', 'commodity', 'second-currency'],
      ...['add-resource', 'gain-resource', 'gain-resources'],
      ...['take-resource', 'take-resources'],
      ...['spend-resource', 'spend-resources', 'use-resource'],
    ],
    way: 'pack.yaml declares it, `resources: { influence: { name: Influence } }`; `get-resources: influence` gives one, `pay-resources: { kind: influence, count: 2 }` asks for two, and the amount `resources: { kind: influence }` counts them.',
  },
  {
    words: ['tableau', 'set-aside-area', 'storage', 'under-this', 'on-this-card', 'hold', 'holds', 'held'],
    way: 'Each player has a mat: `move: { cards: …, to: mat }`, or `to: mat-down` face down; `from: mat` takes cards from there, and `count: { from: mat }` counts them.',
  },
  {
    words: [
      'stays',
      'stay-in-play',
      'stays-in-play',
      'keep-in-play',
      'remain',
      'remains',
      'persist',
      'permanent',
      'location',
    ],
    way: '`effect: [{ stay: next-turn-end }]`, or `stay: { turns: 3 }`, or `stay: game-end` until a step moves the card: `whileInPlay` then goes on. To let the effect alone last, wherever the card goes: `lasting: { what: […], turns: 3 }`.',
  },
  {
    words: ['exchange', 'exchanges', 'convert', 'conversion', 'sell-for', 'worth-coins'],
    way: 'What players may exchange in every turn stands in the rules: `exchange: [{ pay: { influence: 2 }, get: { coins: 1 } }]`, or for a card `gain: express-train`. On a card: `pay-resources: { kind: influence, count: 2 }`, then `coins: 1`.',
  },
  {
    words: ['share', 'shares', 'stock', 'stocks', 'dividend', 'dividends', 'company', 'companies', 'invest'],
    missing: 'companies that own rails and coins',
    way: 'Shares are a resource of pack.yaml, and a card pays for each: `each-player: [{ next-coins: { resources: { kind: share } } }]`.',
  },
  {
    words: ['victim', 'chosen-opponent', 'an-opponent', 'that-player'],
    way: 'The step `one-opponent: [{ choose: { from: hand, as: gone } }, { discard: gone }]`: an opponent of your choice does it.',
  },
  {
    words: ['season', 'seasons', 'calendar', 'phase', 'phases', 'month'],
    way: 'Seasons are events of a setup that come in order: `events: { cards: [spring, winter], order: fixed, rounds: 3, again: true }`.',
  },
];

/** A reaction tried where it has no place. */
export const REACTION: Hint = {
  words: ['reaction', 'reactions', 'react', 'respond', 'response', 'on-attack', 'when-attacked'],
  way: 'It goes next to `effect`: `reaction: {}`, or `reaction: { do: […] }`, answers an attack from hand; `reaction: { on: buy, by: opponents, do: […] }` answers something else.',
};

/** What goes from card to card, or from player to player. */
export const SWAP: Hint = {
  words: ['swap', 'trade', 'barter', 'swap-cards', 'switch-cards'],
  way: 'A card for another one of the supply: `choose: { from: hand, as: old }`, `trash: old`, then `gain: { where: { cost: { atMost: { costOf: old } } } }`. With a neighbour: `each-player: [{ choose: { from: hand, as: gift } }, { pass: { cards: gift, to: left } }]`.',
};

/** Words of other games for what a card may well be called after: no misspelt ones. */
const WORDS: ReadonlySet<string> = new Set(
  [...IDEAS, REACTION, SWAP].flatMap(({ words }) => [...words]).concat('duration'),
);

export const isIdea = (word: string): boolean => WORDS.has(word);
