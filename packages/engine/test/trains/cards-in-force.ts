// Homebrew powers and events, which are in force from outside all decks.
import { homebrew as card } from './staying-cards.ts';

/** Powers of seats. */
export const POWERS = [
  card('engineer', { value: 0, whileInPlay: [{ waive: ['terrain'] }, { ignore: ['waste'] }] }),
  card('banker', { value: 0, whileInPlay: [{ cheaper: { what: 'cards', coins: 1 } }] }),
  card('early-bird', {
    value: 0,
    whileInPlay: [{ trigger: { on: 'play', once: true, do: [{ coins: 1 }] } }],
  }),
  card('heir', {
    value: 0,
    points: 2,
    endPoints: { divide: [{ rails: 'own' }, 2] },
    whileInPlay: [{ trigger: { on: 'turn-start', do: [{ coins: 1 }] } }],
  }),
];

/** Secret goals. */
export const TICKETS = ['to-e5', 'to-e6', 'to-e7', 'to-f5', 'to-f6', 'to-f7', 'far', 'wide'].map((id, i) =>
  card(id, {
    value: 0,
    points: -i,
    endPoints: { times: [i + 1, { cells: { rails: 'own', place: i % 2 === 0 ? 'city' : 'none' } }] },
  }),
);

/** Draws more of them, and makes an opponent draw some. */
export const TICKET_OFFICE = card('ticket-office', {
  effect: [{ 'draw-goals': { count: 3, keep: { atLeast: 1 } } }, { 'one-opponent': [{ 'draw-goals': 1 }] }],
});

/** Events of rounds. */
export const EVENTS = [
  card('boom', { value: 0, whileInPlay: [{ cheaper: { what: 'cards', coins: 1 } }] }),
  card('flood', {
    value: 0,
    effect: [{ may: [{ choose: { from: 'hand', as: 'lost' } }, { discard: 'lost' }, { draw: 1 }] }],
  }),
  card('toll-season', {
    value: 0,
    whileInPlay: [
      { dearer: { what: 'rails', coins: 1, at: { rails: 'own' }, for: 'opponents' } },
      { trigger: { on: 'lay', by: 'opponents', at: { rails: 'own' }, do: [{ 'next-coins': 1 }] } },
      { trigger: { on: 'buy', by: 'opponents', once: true, do: [{ may: [{ score: 1 }] }] } },
    ],
  }),
  card('jubilee', {
    value: 0,
    whileInPlay: [
      { waive: ['terrain'] },
      { trigger: { on: 'buy', once: true, do: [{ score: 1 }] } },
      { trigger: { on: 'turn-start', do: [{ coins: 1 }] } },
    ],
    effect: [{ 'next-coins': 1 }],
  }),
];
