// A lesson beside a game at this screen. What is said is derived from the position and from what was behind the learner before.
import {
  advance,
  goOn,
  isFinished,
  momentOf,
  NO_PROGRESS,
  type Lesson,
  type Moment,
  type Progress,
} from '@railwright/content/lesson';
import type { LocalSession } from '../play/local-session.svelte.ts';
import type { LessonPlay } from '../play/session.ts';
import LessonBar from './LessonBar.svelte';

/** The learner's seat. */
const LEARNER = 0;

/** What is kept beside the game. */
interface Kept {
  readonly progress: Progress;
  readonly closed: boolean;
}

export class LessonRun implements LessonPlay {
  readonly Bar = LessonBar;
  readonly #lesson: Lesson;
  readonly #session: LocalSession;
  #kept = $state.raw<Kept>({ progress: NO_PROGRESS, closed: false });

  constructor(session: LocalSession, lesson: Lesson, kept: unknown) {
    this.#session = session;
    this.#lesson = lesson;
    if (isKept(kept)) this.#kept = kept;
  }

  /** Undefined unless the learner is asked, or the game is over. */
  readonly #moment = $derived.by((): Moment | undefined => {
    const { game, state, log, legal, isOver, myTurn, reviewing } = this.#session;
    if (reviewing || !(isOver || myTurn)) return undefined;
    return momentOf(game, state, LEARNER, { log, legal });
  });
  readonly #now = $derived.by((): Progress => {
    const { progress } = this.#kept;
    return this.#moment ? advance(this.#lesson, progress, this.#moment) : progress;
  });

  get isAsked(): boolean {
    return this.#moment !== undefined;
  }
  get step(): LessonPlay['step'] {
    const { shown } = this.#now;
    return this.isAsked && shown ? this.#lesson.steps[shown.step] : undefined;
  }
  get strayed(): boolean {
    return this.#now.shown?.strayed !== undefined;
  }
  get reached(): number {
    const { shown, done } = this.#now;
    return shown ? shown.step + 1 : Math.max(0, ...done.map(({ step }) => step + 1));
  }
  get count(): number {
    return this.#lesson.steps.length;
  }
  get finished(): boolean {
    return isFinished(this.#lesson, this.#now);
  }
  get kept(): Kept {
    return this.#kept;
  }

  get closed(): boolean {
    return this.#kept.closed;
  }
  set closed(closed: boolean) {
    this.#keep({ ...this.#kept, closed });
  }
  look(): void {
    const now = this.#now;
    if (JSON.stringify(now) !== JSON.stringify(this.#kept.progress))
      this.#keep({ ...this.#kept, progress: now });
  }
  next(): void {
    if (this.#moment) this.#keep({ ...this.#kept, progress: goOn(this.#lesson, this.#now, this.#moment) });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    this.#session.save();
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a value is what was kept, as far as it is needed: storage can hold anything. */
function isKept(value: unknown): value is Kept {
  if (!isObject(value) || typeof value['closed'] !== 'boolean' || !isObject(value['progress'])) return false;
  const { done, shown } = value['progress'];
  const isPlace = (one: unknown): boolean =>
    isObject(one) && Number.isSafeInteger(one['step']) && Number.isSafeInteger(one['at']);
  return Array.isArray(done) && done.every(isPlace) && (shown === undefined || isPlace(shown));
}
