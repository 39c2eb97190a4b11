// Plays a lesson as somebody would who does all that it asks for, and tells which steps never come.
import { EndlessEffectError, Match, type Game } from '@railwright/engine';
import {
  isFinished,
  advance,
  canFollow,
  conditionHolds,
  goOn,
  momentOf,
  nextChoice,
  NO_PROGRESS,
} from './progress.ts';
import type { Moment, Progress } from './progress.ts';
import type { Lesson } from './lesson.ts';

/** Far more choices than a lesson has. */
const MOST_CHOICES = 5000;
/** The learner's seat. */
const LEARNER = 0;

/** Chooses for the seat that is asked: at other seats, and between steps also for the learner. Returns the text of a legal choice. */
export type Chooser = (match: Match, seat: number) => string;

/** What came of following a lesson. */
export interface Followed {
  /** Steps in the order in which they were shown. */
  readonly shown: readonly number[];
  /** Steps whose condition held at some time. */
  readonly held: ReadonlySet<number>;
  /** The learner's choices, those between steps among them. */
  readonly choices: number;
  /** Choices for which no step was shown. */
  readonly unguided: number;
  /** Whether the last step was reached. */
  readonly finished: boolean;
}

/**
 * Plays a lesson from its seed until it is finished, does all that it expects, and asks the chooser for everything else.
 * @throws Error if a chooser makes a choice that is not legal
 */
export function followLesson(lesson: Lesson, game: Game, choose: Chooser): Followed {
  const match = new Match(game, lesson.seed);
  const shown: number[] = [];
  const held = new Set<number>();
  let [choices, unguided] = [0, 0];
  let progress = NO_PROGRESS;
  const result = (): Followed => ({ shown, held, choices, unguided, finished: isFinished(lesson, progress) });
  try {
    while (match.at < MOST_CHOICES) {
      const seat = game.seatToAct(match.state);
      if (seat >= 0 && seat !== LEARNER) {
        take(match, choose(match, seat));
        continue;
      }
      const moment = momentIn(match);
      progress = readAll(lesson, progress, moment, shown);
      lesson.steps.forEach(({ when }, i) => when && conditionHolds(when, moment) && held.add(i));
      if (seat < 0 || isFinished(lesson, progress)) break;
      const step = progress.shown && lesson.steps[progress.shown.step];
      choices++;
      if (!step) unguided++;
      take(match, (step && nextChoice(step, moment.legal)) ?? choose(match, seat));
    }
  } catch (error) {
    if (!(error instanceof EndlessEffectError)) throw error;
  }
  return result();
}

/** Reads every step that is shown, up to one that expects a choice. */
function readAll(lesson: Lesson, before: Progress, moment: Moment, shown: number[]): Progress {
  let progress = advance(lesson, before, moment);
  for (;;) {
    const step = progress.shown?.step;
    if (step === undefined) return progress;
    if (shown.at(-1) !== step) shown.push(step);
    const one = lesson.steps[step];
    if (one?.expect && canFollow(one, moment)) return progress;
    progress = goOn(lesson, progress, moment);
  }
}

function momentIn(match: Match): Moment {
  return momentOf(match.game, match.state, LEARNER, { log: match.log(), legal: new Set(match.legal()) });
}

function take(match: Match, text: string): void {
  const result = match.choose(text);
  if (!result.ok) throw new Error(result.reason);
}
