// Events of every stream, for any game: the setup, each decision, the result.
import { field, maybe, type EventSpecs } from './spec.ts';

export const STREAM_EVENTS = {
  game: {
    doc: 'A game begins. Everything up to the next event of this type belongs to it.',
    fields: {
      format: field('count', 'Version of the event format.'),
      file: maybe('text', 'The record it was read from.'),
      number: maybe('count', 'Its number in the batch, for `--first`.'),
      engine: field('text', 'Version of the program that made the record.'),
      game: field('text', 'The rules: `trains`, `game-of-trains` or `freight-train`.'),
      setup: field('text', 'The setup, as `pack/id`.'),
      content: field('text', 'Fingerprint of the content.'),
      seats: field('count', 'Number of seats.'),
      seed: field('count', 'Seed of the game.'),
      players: maybe('texts', 'The players, first seat first.'),
      options: maybe('object', 'What the setup leaves open, such as the market.'),
    },
  },
  decision: {
    doc: 'A seat makes a decision. The events up to the next decision are its consequences.',
    fields: {
      seat: field('seat', 'The seat that decides.'),
      asked: field('text', 'The type of question, such as `turn`, `effect` or `rail`.'),
      card: maybe('text', 'The card that asks.'),
      detail: maybe('object', 'More about the question: how many cards, how many are picked already.'),
      offered: field('texts', 'All choices.'),
      chosen: field('text', 'The choice. For a declined effect, `decline`.'),
      forced: maybe('flag', 'There was no other choice.'),
    },
  },
  result: {
    doc: 'The record ends, or the game is over.',
    fields: {
      end: field('textOrNull', 'Why it ended; `null` if it is not finished.'),
      turn: field('count', 'The last turn.'),
      scores: field('numbers', 'Points, first seat first.'),
      winners: field('seats', 'Who won.'),
      hash: field('text', 'Fingerprint of the final position.'),
    },
  },
} as const satisfies EventSpecs;
