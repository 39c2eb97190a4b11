// How far a learner is in a lesson: a pure function of what was before and the moment. Any choice is allowed at any time, choices can be
// taken back, and the progress is plain JSON, so that it can be kept beside the game.
import type { Game, GameEvent, State } from '@railwright/engine';
import { isChoice, type Lesson, type LessonCondition, type LessonStep } from './lesson.ts';

/** A choice as a match logs it. */
interface LoggedChoice {
  readonly seat: number;
  readonly text: string;
  readonly events: readonly GameEvent[];
}

/** A position in which the learner is asked, or the end of the game. */
export interface Moment {
  readonly seat: number;
  /** Choices before it. */
  readonly at: number;
  /** The learner's turn, from 1; 0 before the first. */
  readonly turn: number;
  readonly points: number;
  /** Whether the game is over. */
  readonly over: boolean;
  /** Legal choices of the learner. */
  readonly legal: ReadonlySet<string>;
  /** Every choice before it. */
  readonly log: readonly LoggedChoice[];
}

/** A step that is behind the learner, and the number of choices made by then. */
interface Done {
  readonly step: number;
  readonly at: number;
}

interface Shown extends Done {
  readonly turn: number;
  /** The learner has done something else since; the number of choices made by then. */
  readonly strayed?: number;
}

/** How far a learner is. */
export interface Progress {
  /** Steps that the learner has done or read. */
  readonly done: readonly Done[];
  /** What the learner is told now, if anything. */
  readonly shown?: Shown;
  /** Steps that the learner strayed from while something else is asked or shown. */
  readonly aside?: readonly Done[];
}

/** The progress at the start of a lesson. */
export const NO_PROGRESS: Progress = { done: [] };

/** The moment of a game that a match plays. */
export function momentOf(
  game: Game,
  state: State,
  seat: number,
  { log, legal }: Pick<Moment, 'log' | 'legal'>,
): Moment {
  const over = game.seatToAct(state) < 0;
  return {
    ...{ seat, log, legal, over },
    at: log.length,
    turn: Math.ceil(game.turn(state) / game.seats),
    points: game.score(state, seat),
  };
}

/** The progress at a moment: what was expected is ticked off, what was taken back is open again, and the next step is shown. */
export function advance(lesson: Lesson, before: Progress, moment: Moment): Progress {
  const now = settle(lesson, rewind(lesson, before, moment.at), moment);
  if (now.shown) return now;
  const { done, aside = [] } = now;
  const isDone = new Set(done.map(({ step }) => step));
  const step = isDone.has(lesson.steps.length - 1)
    ? -1
    : lesson.steps.findIndex((one, i) => !isDone.has(i) && isDue(one, moment, i === 0 || isDone.has(i - 1)));
  if (step < 0) return now;
  const left = aside.find((one) => one.step === step);
  const shown = { step, at: moment.at, turn: moment.turn, ...(left && { strayed: left.at }) };
  return { ...now, shown };
}

/** The progress after the learner has read the shown step. */
export function goOn(lesson: Lesson, { shown, ...rest }: Progress, moment: Moment): Progress {
  if (!shown) return rest;
  return advance(lesson, { ...rest, done: [...rest.done, { step: shown.step, at: moment.at }] }, moment);
}

/** Whether its last step is behind the learner. */
export function isFinished({ steps }: Lesson, { done }: Progress): boolean {
  return done.some(({ step }) => step === steps.length - 1);
}

/** Choices can be taken back; what was read stays read. */
function rewind({ steps }: Lesson, { done, shown, aside }: Progress, at: number): Progress {
  const { strayed = 0, ...rest } = shown ?? { at: Infinity, step: 0, turn: 0 };
  return {
    done: done.filter((one) => one.at <= at || !steps[one.step]?.expect),
    ...(rest.at <= at && { shown: strayed > 0 && strayed <= at ? { ...rest, strayed } : rest }),
    ...(aside && { aside: aside.filter((one) => one.at <= at) }),
  };
}

/** Judges the shown step by the choices made since. */
function settle({ steps }: Lesson, before: Progress, moment: Moment): Progress {
  const { shown, ...rest } = before;
  const step = steps[shown?.step ?? -1];
  if (!shown || !step || moment.at === shown.at) return before;
  const own = moment.log.flatMap(({ seat, text }, i) =>
    i >= shown.at && seat === moment.seat ? [{ text, after: i + 1 }] : [],
  );
  const past = (at: number): Progress => ({ ...rest, done: [...rest.done, { step: shown.step, at }] });
  if (!step.expect) return past(moment.at);
  const made = own.find(({ text }) => means(step.expect, text));
  const isOver = step.all !== true || firstOf(step.expect, moment.legal) === undefined;
  if (made && isOver) return past(made.after);
  const isOnWay = own.every(({ text }) => means(step.expect, text) || means(step.via, text));
  if (isOnWay && canFollow(step, moment)) return before;
  if (isDue(step, moment, true)) return { ...rest, shown: { strayed: moment.at, ...shown } };
  // A question in between, such as that of a card's effect, does not end a step; the end of the turn does.
  const aside = [...(rest.aside ?? []), { step: shown.step, at: shown.strayed ?? moment.at }];
  return moment.turn === shown.turn && !moment.over ? { ...rest, aside } : past(moment.at);
}

function isDue(step: LessonStep, moment: Moment, follows: boolean): boolean {
  const holds = step.when ? conditionHolds(step.when, moment) : follows;
  return holds && canFollow(step, moment);
}

/** Whether an expected choice is legal, or one that leads to it, if one is expected. */
export function canFollow(step: LessonStep, { legal }: Pick<Moment, 'legal'>): boolean {
  return step.expect === undefined || nextChoice(step, legal) !== undefined;
}

/** The legal choice by which a learner follows a step. */
export function nextChoice(
  { expect = [], via = [] }: LessonStep,
  legal: Iterable<string>,
): string | undefined {
  return firstOf([...expect, ...via], legal);
}

/** The legal choice that is meant by the first of these texts that means one. */
function firstOf(said: readonly string[], legal: Iterable<string>): string | undefined {
  const all = [...legal];
  for (const text of said) {
    const found = all.find((choice) => isChoice(choice, text));
    if (found !== undefined) return found;
  }
  return undefined;
}

function means(said: readonly string[] = [], choice: string): boolean {
  return said.some((one) => isChoice(choice, one));
}

export function conditionHolds(when: LessonCondition, moment: Moment): boolean {
  const { turn = 0, can, cannot = [], points, happened, over = false } = when;
  return (
    over === moment.over &&
    moment.turn >= turn &&
    (can === undefined || firstOf(can, moment.legal) !== undefined) &&
    firstOf(cannot, moment.legal) === undefined &&
    (points === undefined || moment.points >= points) &&
    (happened === undefined || hasHappened(happened, when.who, moment))
  );
}

function hasHappened(type: string, who: LessonCondition['who'], { log, seat }: Moment): boolean {
  const last = log.findLastIndex((choice) => choice.seat === seat);
  const isAbout = (event: GameEvent): boolean => (event.seat === seat) === (who !== 'others');
  return log
    .slice(Math.max(0, last))
    .some(({ events }) => events.some((event) => event.type === type && isAbout(event)));
}
