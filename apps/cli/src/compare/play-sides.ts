// Plays the same games on two sides: the same numbers and seeds, with the same bots.
import type { BotSpec } from '@railwright/bots';
import type { Content, ResolvedSetup } from '@railwright/content';
import type { Batch, Comparison } from '@railwright/playtest';
import { compare } from '@railwright/studies';
import { misuse } from '../failure.ts';
import { batchOf } from '../study/batch.ts';
import type { BatchFlags, Given } from '../study/flags.ts';
import { playStudy, type Stopped } from '../study/play-study.ts';

export interface Side {
  readonly content: Content;
  readonly setup: ResolvedSetup;
  readonly version: string;
}

export type PlayFlags = BatchFlags & Given;

export interface PlayedSides extends Stopped<Comparison> {
  /** Undefined if it was stopped before there was any result. */
  readonly comparison: Comparison | undefined;
  /** Games of both sides. */
  readonly bots: readonly BotSpec[];
  readonly seats: number;
}

/** @throws Failure if a game cannot be played. */
export async function playSides(
  [left, right]: readonly [Side, Side],
  flags: PlayFlags,
): Promise<PlayedSides> {
  const players = flags.players ?? sharedSeats(left, right);
  const sideOf = async ({ content, setup }: Side): Promise<Batch> => ({
    ...(await batchOf(content, setup, { ...flags, players })),
    gather: ['drama', 'outcomes'],
  });
  const [a, b] = [await sideOf(left), await sideOf(right)];
  const versions = { a: left.version, b: right.version };
  const ended = await playStudy((place) => compare({ kind: 'compare', a, b, versions }, place), flags);
  return { ...ended, comparison: ended.value, bots: [...a.bots, ...b.bots], seats: a.seats };
}

/** A number of seats that suits both, if possible the default of A. */
export function sharedSeats({ setup: a }: Side, { setup: b }: Side): number {
  const most = Math.min(a.seats.max, b.seats.max);
  const fewest = Math.max(a.seats.min, b.seats.min);
  if (fewest > most) throw misuse(`There is no number of players that suits both ${a.id} and ${b.id}.`);
  return Math.min(most, Math.max(fewest, a.defaultSeats));
}
