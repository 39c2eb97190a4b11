// Codes about lessons.
import type { CodeTable } from './code-info.ts';

export const LESSON_CODES = {
  'lesson-setup': {
    title: 'a lesson that does not fit its setup',
    severity: 'error',
    help: 'A lesson is a game of one setup of its own pack, which has at most one lesson. It names the number of seats, which the setup must allow.',
    example: 'setup: my-setup\nseed: 7\nplayers: 2',
  },
  'lesson-choice': {
    title: 'a choice in a lesson that its game does not have',
    severity: 'error',
    help: 'Under `expect`, `can` and `cannot` stand choices as `railwright test` shows them, such as `buy tower`, or their first word, such as `buy`. The game has no choice of this name, or what it names is not in the game.',
    example: 'expect: buy express-train\nwhen: { can: play }',
  },
  'lesson-event': {
    title: 'an event in a lesson that its game does not have',
    severity: 'error',
    help: '`happened` names a type of event; docs/events.md lists those of each game.',
    example: 'when: { happened: lay, who: others }',
  },
  'lesson-point': {
    title: 'a step that points at something that is not there',
    severity: 'error',
    help: 'A step points at a part of the table (question, hand, market, map, players, log), at a card of the game, or at a cell of its map.',
    example: 'point: hand\npoint: { card: express-train }\npoint: { cell: D5 }',
  },
  'lesson-condition': {
    title: 'a condition of a step that never holds or says nothing',
    severity: 'error',
    help: 'All lines of `when` must hold at the same time, and the expected choice must be possible then. Once the game is over, no choice is possible.',
    example: 'when: { can: play, cannot: play } # never\nwhen: { over: true } # at the end',
  },
  'lesson-lost': {
    title: 'a step of a lesson that never comes',
    severity: 'error',
    help: 'Reported by `railwright test`, which plays each lesson from its seed and does all that it asks for. After a change of cards, rules or bots, other things happen in this game: the condition of the step does not hold any more, what it expects is not possible, or it comes in another order.\n\nChange the step, give it another place, or look for a seed with which the lesson works.',
    example:
      'steps:\n  - text: You can afford an Express Train. Buy it.\n    expect: buy express-train # with this seed, there are never 3 coins',
  },
  'lesson-bot': {
    title: 'a bot in a lesson that does not play its game',
    severity: 'error',
    help: 'Reported by `railwright test`. `bot` names a bot that needs nothing else, as `--bots` does; without it, the usual bot sits at the other seats.',
    example: 'bot: heuristic',
  },
} as const satisfies CodeTable;
