// A lesson: a game from a fixed seed, with steps that say what to look at and what to try. Bundles carry it; nothing here needs YAML.
import type { Names } from '@railwright/engine';
import { isNames } from '../question.ts';
import { isData } from '../text/data.ts';

/** Parts of every table that a step can point at. */
export const LESSON_PARTS = ['question', 'hand', 'market', 'map', 'players', 'log'] as const;
type LessonPart = (typeof LESSON_PARTS)[number];

/** Whose events a condition is about. */
export const WHOSE = ['you', 'others'] as const;

/** What a step points at. Cards by their ids, like cars and abilities where a game has these; cells by their labels. */
export type LessonPoint = LessonPart | { readonly card: string } | { readonly cell: string };

/** All of it must hold. Choices are texts of legal choices, or their first words. */
export interface LessonCondition {
  /** From the learner's turn with this number on. */
  readonly turn?: number;
  /** At least one of these is legal. */
  readonly can?: readonly string[];
  /** None of these is legal. */
  readonly cannot?: readonly string[];
  /** There was an event of this type since the learner's last choice, or by that choice. */
  readonly happened?: string;
  /** Whose event it was; the learner's by default. */
  readonly who?: (typeof WHOSE)[number];
  /** The learner has at least these points. */
  readonly points?: number;
  /** The game is over. */
  readonly over?: true;
}

/** A step: a text, when it is shown, and what the learner is to do. */
export interface LessonStep {
  /** One or two sentences, by language. */
  readonly text: Names;
  /** When it is shown; right after the step before it, unless given. */
  readonly when?: LessonCondition;
  /** What it points at, if anything. */
  readonly point?: LessonPoint;
  /** Choices, any of which will do; without any, the learner reads and goes on. */
  readonly expect?: readonly string[];
  /** The learner repeats them until none is possible. */
  readonly all?: true;
  /** Choices that lead to those. */
  readonly via?: readonly string[];
  /** The text once the learner has done something else, while the expected choice is still possible. */
  readonly otherwise?: Names;
}

/** A game that teaches its rules. */
export interface Lesson {
  /** Of the game. */
  readonly seed: number;
  /** The learner sits at the first of these seats. */
  readonly players: number;
  /** The bot at the other seats; the usual bot of the game by default. */
  readonly bot?: string;
  /** How long it takes, in minutes. */
  readonly minutes: number;
  /** In the order in which they should appear. */
  readonly steps: readonly LessonStep[];
}

/** How long a lesson takes by default, in minutes. */
export const USUAL_MINUTES = 10;
/** More would teach nobody. */
export const MOST_STEPS = 200;

/** Whether a choice is what a text says: the choice itself, or one that begins with these words. */
export function isChoice(choice: string, said: string): boolean {
  return choice === said || choice.startsWith(`${said} `);
}

/** The lesson in a value that may be anything; undefined if it is not a lesson. Leaves out steps that cannot be shown. */
export function soundLesson(value: unknown): Lesson | undefined {
  if (!isData(value) || !isCount(value['seed']) || !isCount(value['players'])) return undefined;
  const { seed, players, bot, minutes, steps } = value;
  const sound = Array.isArray(steps) ? steps.slice(0, MOST_STEPS).filter(isStep) : [];
  if (sound.length === 0) return undefined;
  return {
    ...{ seed, players, steps: sound },
    ...(typeof bot === 'string' && { bot }),
    minutes: isCount(minutes) ? minutes : USUAL_MINUTES,
  };
}

function isStep(value: unknown): value is LessonStep {
  if (!isData(value) || !isNames(value['text'])) return false;
  const { when, point, expect, all, via, otherwise } = value;
  return (
    (when === undefined || isCondition(when)) &&
    (point === undefined || isPoint(point)) &&
    (all === undefined || all === true) &&
    [expect, via].every((one) => one === undefined || isTexts(one)) &&
    (otherwise === undefined || isNames(otherwise))
  );
}

function isCondition(value: unknown): boolean {
  if (!isData(value)) return false;
  const { turn, can, cannot, happened, who, points, over } = value;
  return (
    [turn, points].every((one) => one === undefined || Number.isInteger(one)) &&
    [can, cannot].every((one) => one === undefined || isTexts(one)) &&
    (happened === undefined || typeof happened === 'string') &&
    (who === undefined || WHOSE.some((one) => one === who)) &&
    (over === undefined || over === true)
  );
}

function isPoint(value: unknown): boolean {
  if (typeof value === 'string') return LESSON_PARTS.some((part) => part === value);
  return isData(value) && (typeof value['card'] === 'string' || typeof value['cell'] === 'string');
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
