// Events of every stream, whatever the game: what is played, each decision, the result.
import { field, maybe, type EventSpecs } from './spec.ts';

export const STREAM_EVENTS = {
  game: {
    doc: 'A game begins; everything up to the next event of this type is about it.',
    fields: {
      format: field('count', 'Version of the event format.'),
      file: maybe('text', 'The record it is read from.'),
      number: maybe('count', 'Its number in the batch, for `--first`.'),
      engine: field('text', 'Version of the engine.'),
      game: field('text', 'Whose rules: `trains`, `game-of-trains` or `freight-train`.'),
      setup: field('text', 'The setup, as `pack/id`.'),
      content: field('text', 'Fingerprint of the content.'),
      seats: field('count', 'How many play.'),
      seed: field('count', 'Seed of its chance.'),
      players: maybe('texts', 'Who plays, first seat first.'),
      options: maybe('object', 'What was left open by the setup, such as the market.'),
    },
  },
  decision: {
    doc: 'A seat decides. What follows, up to the next decision, comes of it.',
    fields: {
      seat: field('seat', 'Who decides.'),
      asked: field('text', 'The type of question, such as `turn`, `effect` or `rail`.'),
      card: maybe('text', 'The card that asks.'),
      detail: maybe('object', 'What more is asked: how many cards, how many are picked.'),
      offered: field('texts', 'All choices.'),
      chosen: field('text', 'The choice. An effect that is turned down has `decline`.'),
      forced: maybe('flag', 'There was no other choice.'),
    },
  },
  result: {
    doc: 'The game, as far as it is recorded, is over.',
    fields: {
      end: field('textOrNull', 'Why it ended; `null` if it is not finished.'),
      turn: field('count', 'The last turn.'),
      scores: field('numbers', 'Points, first seat first.'),
      winners: field('seats', 'Who won.'),
      hash: field('text', 'Fingerprint of the final position.'),
    },
  },
} as const satisfies EventSpecs;
