// English: why something is not offered.
import type { WhyWords } from '../why-words.ts';

const n = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

export const ENGLISH: WhyWords = {
  noEffect: (card) => `${card} would have no effect if played now.`,
  asked: (step) => `The current step asks for something else: “${step}”.`,
  cannot: (step) => `“${step}” cannot be done.`,
  reasons: {
    over: () => 'The game is over.',
    'start-first': () => 'First choose the cell of your first rails.',
    'power-first': () => 'First choose your power.',
    'no-power': ({ card }) => `${card} is not among the powers left to choose from.`,
    bid: ({ needed, there }) => `Bid ${needed} to ${there}, or pass.`,
    'effect-first': ({ card }) => `First finish the effect of ${card}.`,
    'not-asked': () => 'This is not among the choices of the turn.',
    unknown: () => 'Nothing in this game has that name.',
    'not-in-hand': ({ card }) => `${card} is not in your hand.`,
    'nothing-to-play': ({ card }) => `${card} does nothing when played.`,
    'not-for-sale': ({ card }) => `${card} is not for sale.`,
    'no-pile': ({ card }) => `${card} has no pile in this game.`,
    'pile-empty': ({ card }) => `The pile of ${card} is empty.`,
    'not-open': ({ card }) => `No ${card} lies open in its row now.`,
    exchanged: () => 'This was exchanged this turn already.',
    'resource-full': () => 'You can have no more of what it gives.',
    'also-costs': ({ needed, there, resource }) => `Needs ${needed} ${resource}, you have ${there}.`,
    'buy-if': ({ card }) => `You do not meet the condition for buying ${card}.`,
    coins: ({ needed, there }) => `Needs ${n(needed, 'coin')}, you have ${there}.`,
    'no-rail-point': () => 'You have no rail points.',
    'turn-begun': ({ card }) => `You can return ${card} only if you do nothing else this turn.`,
    'no-waste': ({ card }) => `You have no ${card} in hand.`,
    'no-reaction': ({ card }) => `${card} does not protect against this.`,
    'not-an-opponent': () => 'This is no opponent of yours.',
    forbidden: () => 'A card whose effect lasts forbids it now.',
    closed: () => 'Rails can never be laid here.',
    taken: () => 'Another player already started here.',
    'remote-start': () => 'No player may start in a remote location.',
    'start-elsewhere': () => 'In this setup, players start on other cells.',
    'own-rail': () => 'You already have rails here.',
    'not-adjacent': () => 'Not adjacent to your rails.',
    barrier: () => 'A barrier cuts it off from your rails.',
    'not-next': () => 'Not adjacent to the last rail laid.',
    'one-way': () => 'Rails cannot cross this edge in this direction.',
    'no-city': () => 'Stations can only be built in cities.',
    'no-room': ({ there }) => `No room: there ${there === 1 ? 'is' : 'are'} already ${n(there, 'station')}.`,
    'no-map-card': () => 'Play a card that lays rails or builds a station first.',
    'cell-chosen': () => 'This cell is already chosen.',
    'no-rail': () => 'There is no rail here that could be removed.',
    'last-rail': () => 'Nobody can lose the last rail.',
    splits: () => 'Without this rail, the network would fall apart.',
    'no-station': () => 'There is no station here.',
    'nothing-to-remove': () => 'There is nothing to remove.',
    'more-cells': ({ needed, there }) => `Choose ${n(needed, 'cell')}, not ${there}.`,
    cells: ({ needed, there }) =>
      there === 0
        ? 'There is no such cell.'
        : `It takes ${needed} such cells; there ${there === 1 ? 'is' : 'are'} ${there}.`,
    'other-wanted': () => 'The current step asks for something else.',
    'not-there': ({ card }) => `${card} is not among the cards to choose from.`,
    'more-wanted': ({ needed, there }) => `Choose ${n(needed, 'card')}, not ${there}.`,
    order: ({ card }) => `Choose ${card} before the cards already chosen; otherwise too few are left.`,
    cards: ({ needed, there }) =>
      there === 0
        ? 'There is no such card.'
        : `It takes ${needed} such cards; there ${there === 1 ? 'is' : 'are'} ${there}.`,
    supply: () => 'The supply has no such card.',
    pay: ({ needed, there }) => `It takes ${n(needed, 'coin')}; you will have ${there}.`,
    resource: ({ needed, there, resource }) => `It takes ${needed} ${resource}; you will have ${there}.`,
    'rail-tokens': ({ there }) =>
      there === 0 ? 'You have no rail tokens left.' : `You have only ${n(there, 'rail token')} left.`,
    'rail-coins': ({ needed, there }) =>
      `The cheapest cell next to your rails costs ${n(needed, 'coin')}, and you will have ${there}.`,
    'no-cell': () => 'There is no free cell next to your rails.',
    'no-such-cell': () => 'There is no such cell next to your rails.',
    'no-open-cell': () => 'There is no such cell where you can lay a rail.',
    'station-tokens': ({ there }) =>
      there === 0
        ? 'No station tokens are left.'
        : `Only ${n(there, 'station token')} ${there === 1 ? 'is' : 'are'} left.`,
    'cities-full': () => 'No city has room for another station.',
    'no-such-city': () => 'No such city has room for another station.',
    'no-token-room': () => 'There is no room for these tokens, or too few are in stock.',
    'no-tokens': () => 'There are too few of these tokens to take.',
    gone: () => 'The card is no longer in play.',
    'no-effect': () => 'No effect can be applied.',
    idle: () => 'It would change nothing.',
    impossible: () => 'Something it needs is missing.',
  },
};
