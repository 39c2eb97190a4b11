// Codes about lessons.
import type { CodeTable } from './code-info.ts';

export const LESSON_CODES = {
  'lesson-setup': {
    title: 'a lesson that does not fit its setup',
    severity: 'error',
    help: 'A lesson plays a setup of its own pack, and a setup has at most one lesson. The setup must allow its number of seats.',
    example: 'setup: my-setup\nseed: 7\nplayers: 2',
  },
  'lesson-choice': {
    title: 'a choice in a lesson that its game does not have',
    severity: 'error',
    help: 'Under `expect`, `via`, `can` and `cannot`, write choices as `railwright test` shows them, such as `buy tower`, or their first word, such as `buy`. The game has no choice of this name, or the choice names something that the game does not have.',
    example: 'expect: buy express-train\nwhen: { can: play }',
  },
  'lesson-event': {
    title: 'an event in a lesson that its game does not have',
    severity: 'error',
    help: '`happened` names a type of event; docs/events.md lists those of each game.',
    example: 'when: { happened: lay, who: others }',
  },
  'lesson-point': {
    title: 'a step that points at something its game does not have',
    severity: 'error',
    help: 'A step points at a part of the table (question, hand, market, map, players, log), at a card of the game, or at a cell of its map.',
    example: 'point: hand\npoint: { card: express-train }\npoint: { cell: D5 }',
  },
  'lesson-condition': {
    title: 'a condition of a step that never holds or has no effect',
    severity: 'error',
    help: 'All lines of `when` must hold at the same time, and the expected choice must be possible then. Once the game is over, no choice is possible.',
    example: 'when: { can: play, cannot: play } # never\nwhen: { over: true } # at the end',
  },
  'lesson-lost': {
    title: 'a step of a lesson that never appears',
    severity: 'error',
    help: 'Reported by `railwright test`, which plays each lesson from its seed and makes every choice that it expects. After a change of cards, rules or bots, the game takes another course: the conditions of the step no longer hold, its expected choice is not possible, or it appears in another order.\n\nChange the step, move it, or look for a seed with which the lesson works.',
    example:
      'steps:\n  - text: You can afford an Express Train. Buy it.\n    expect: buy express-train # with this seed, there are never 3 coins',
  },
  'lesson-bot': {
    title: 'a bot in a lesson that does not play its game',
    severity: 'error',
    help: 'Reported by `railwright test`. `bot` names a bot as `--bots` does, but one that needs no file; without it, the usual bot plays at the other seats.',
    example: 'bot: heuristic',
  },
} as const satisfies CodeTable;
