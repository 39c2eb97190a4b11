// Starts a lesson, or takes up one that was kept. Loaded when somebody learns a game.
import { defaultBot } from '@railwright/bots';
import { soundLesson } from '@railwright/content/lesson';
import type { Bundle } from '../bundle/catalog.ts';
import type { LocalSession } from '../play/local-session.svelte.ts';
import type { SeatSetup } from '../play/seats.ts';
import { words } from '../text/words.svelte.ts';
import { settings } from '../view/settings.svelte.ts';
import { LessonRun } from './lesson-run.svelte.ts';
import { WORDS } from './words.ts';

/** A game that teaches its rules, before it begins. */
interface Taught {
  readonly seats: readonly SeatSetup[];
  readonly seed: number;
  readonly lesson: object;
}

/** Undefined if the bundle has no lesson that can be shown. */
export function lessonOf(bundle: Bundle): Taught | undefined {
  const lesson = soundLesson(bundle.lesson);
  if (!lesson) return undefined;
  const { form } = words();
  const { players, seed, bot = defaultBot(bundle.definition.game) } = lesson;
  const others = Array.from({ length: players - 1 }, (_, i) => ({ name: form.bot(i + 1), bot }));
  return { seats: [{ name: form.player(1) }, ...others], seed, lesson: {} };
}

/** Gives a game its lesson. */
export async function teach(session: LocalSession, kept: unknown): Promise<void> {
  const lesson = soundLesson(session.bundle.lesson);
  await WORDS.load(settings.language).catch(() => undefined);
  if (lesson) session.lesson = new LessonRun(session, lesson, kept);
}
