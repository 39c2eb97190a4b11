// English: why something is not offered.
import type { WhyWords } from '../why-words.ts';

const n = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

export const why: WhyWords = {
  noEffect: (card) => `Played now, ${card} has no effect.`,
  asked: (step) => `Asked for is something else: “${step}”.`,
  cannot: (step) => `“${step}” cannot be done.`,
  reasons: {
    over: () => 'The game is over.',
    'start-first': () => 'First choose the cell of your first rails.',
    'effect-first': ({ card }) => `First finish the effect of ${card}.`,
    'not-asked': () => 'This is no choice of the turn.',
    unknown: () => 'There is nothing of that name in this game.',
    'not-in-hand': ({ card }) => `${card} is not in your hand.`,
    'nothing-to-play': ({ card }) => `${card} gives nothing when played.`,
    'not-for-sale': ({ card }) => `${card} is not for sale.`,
    'no-pile': ({ card }) => `${card} has no pile in this game.`,
    'pile-empty': ({ card }) => `The pile of ${card} is empty.`,
    coins: ({ needed, there }) => `Needs ${n(needed, 'coin')}, you have ${there}.`,
    'no-rail-point': () => 'You have no rail points.',
    'turn-begun': ({ card }) => `${card} can be returned only if nothing else is done in the turn.`,
    'no-waste': ({ card }) => `You have no ${card} in hand.`,
    'no-reaction': ({ card }) => `${card} does not protect against this.`,
    closed: () => 'Rails can never be laid here.',
    taken: () => 'Another player already started here.',
    'remote-start': () => 'No player may start in a remote location.',
    'start-elsewhere': () => 'This setup has other cells to start on.',
    'own-rail': () => 'Your rails already lie here.',
    'not-adjacent': () => 'Not adjacent to your rails.',
    barrier: () => 'A barrier cuts it off from your rails.',
    'not-next': () => 'Not adjacent to the rail laid last.',
    'one-way': () => 'Rails cannot cross this edge in this direction.',
    'no-city': () => 'Stations can only be built in cities.',
    'no-room': ({ there }) => `There is no room: ${n(there, 'station')} already.`,
    'no-map-card': () => 'Play a card that lays rails or builds a station first.',
    'other-wanted': () => 'Something else is asked for.',
    'not-there': ({ card }) => `${card} is not among the cards to choose from.`,
    'more-wanted': ({ needed, there }) => `${n(needed, 'card')} must be chosen, not ${there}.`,
    order: ({ card }) => `${card} must be chosen before those already chosen, or too few cards are left.`,
    cards: ({ needed, there }) =>
      there === 0
        ? 'There is no such card.'
        : `It takes ${needed} such cards; there ${there === 1 ? 'is' : 'are'} ${there}.`,
    supply: () => 'The supply has no such card.',
    pay: ({ needed, there }) => `It takes ${n(needed, 'coin')}; you will have ${there}.`,
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
    gone: () => 'The card is no longer in play.',
    'no-effect': () => 'There is no effect that could be applied.',
    idle: () => 'It would change nothing.',
    impossible: () => 'Something it needs is missing.',
  },
};
