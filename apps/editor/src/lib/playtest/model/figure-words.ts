// What figures of games are called, by their English names in results.
import { capital } from '@railwright/report/words';
import { plainLabel } from '../../core/content/plain-label.ts';
import { within } from '../../core/words/words.ts';

const FIGURES: Readonly<Record<string, string>> = {
  'wins of the first seat': 'Wins of the first seat',
  'shared wins': 'Shared wins',
  'games without a winner': 'Games without a winner',
  'score of a seat': 'Score of a seat',
  'winning margin': 'Winning margin',
  rounds: 'Rounds',
  turns: 'Turns',
  choices: 'Choices',
  minutes: 'Minutes',
  'minutes, at 5 seconds per choice': 'Minutes, at 5 seconds per choice',
  'cells in use': 'Cells in use',
  'of these in contest': 'Of these in contest',
  'lead changes': 'Lead changes',
  'winner known after': 'Winner known after',
  'second as close as': 'Second as close as',
  'turns without a choice': 'Turns without a choice',
  'decisions with one choice': 'Decisions with one choice',
  'turns spent on Waste': 'Turns spent on Waste',
};

/** `Lead changes`, `Ends, rounds`: of `leadChanges`, `ends.rounds`. */
export const targetWords = (target: string): string =>
  target
    .split('.')
    .map((key, i) => (i === 0 ? plainLabel(key) : within(plainLabel(key))))
    .join(', ');

/** `Shared wins` */
export const figureWords = (name: string): string => FIGURES[name] ?? capital(name);
