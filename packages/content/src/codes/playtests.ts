// Codes about games that people played.
import type { CodeTable } from './code-info.ts';

export const PLAYTEST_CODES = {
  'playtest-record': {
    title: 'a record that is no game of its setup',
    severity: 'error',
    help: 'A playtest holds the record of its game: a header and the choices. This record contradicts itself or cannot be replayed, although neither the setup nor the program has changed since: it was probably edited or cut short. Put the record back as it was saved.',
  },
  'playtest-outdated': {
    title: 'a playtest of an earlier version of its setup',
    severity: 'warning',
    help: 'The setup has changed since this game was played; the message says what differs first when the record is replayed now. The file stays readable: its notes and answers still count, and cards and cells that it names may be gone. `railwright games` leaves the game out of its figures.\n\nNothing needs to be done. To keep old games without this warning, set its severity for the folder: `checks: { severities: [{ code: playtest-outdated, in: playtests, severity: off, reason: history }] }` in pack.yaml.',
  },
  'playtest-seat': {
    title: 'a seat that the game does not have',
    severity: 'error',
    help: 'Seats count from 1 to the number of seats in the record, and `seats` lists no more than these.',
    example: 'notes:\n  - { at: 40, seat: 1, text: I could not afford anything. }',
  },
  'playtest-moment': {
    title: 'a moment after the end of the record',
    severity: 'error',
    help: 'A moment is the number of choices made before it, from 0 to the number of choices in the record. Without `at`, a note is about the whole game.',
    example: 'notes:\n  - { at: 40, text: Here it was decided. }',
  },
  'playtest-about': {
    title: 'a note about something that the game does not have',
    severity: 'error',
    help: 'A note is about a card, by its id, or about a cell of the map, by its label. Of games of an earlier version of the setup this is not reported.',
    example: 'notes:\n  - { about: { cell: D5 }, text: Nobody came here. }',
  },
  'playtest-question': {
    title: 'an answer to a question that the setup does not ask',
    severity: 'warning',
    help: 'Answers name a question of the setup by its id. Either the id is misspelt, or the setup no longer asks this: then the answer is history, and `railwright games` leaves it out.',
    example: 'answers:\n  - { question: fun, seat: 1, value: 4 }',
  },
  'playtest-answer': {
    title: 'an answer that does not fit its question',
    severity: 'warning',
    help: 'A `scale` is answered by a whole number from 1 to 5, a `choice` by the id of one of its options, `yes-no` by true or false, and `text` by a text. If the question was of another kind when it was answered, give the new question another id.',
    example: 'answers:\n  - { question: again, seat: 1, value: true }',
  },
} as const satisfies CodeTable;
