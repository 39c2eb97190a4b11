// Nothing that a seat cannot know leaves the table. The position in a frame is a function of what the seat knows: dealt anew before, it gives
// the same bytes. What is told is bare of the cards that others hold, and no frame holds the seed, a secret or a choice as it was made.
import {
  createGame,
  createRng,
  cloneState,
  ONLOOKER,
  randomBelow,
  type Game,
  type RngWords,
} from '@railwright/engine';
import { makeFuzzGame, SUBJECTS } from '@railwright/engine/testing';
import { expect, test } from 'vitest';
import { Course } from '../src/course.ts';
import type { TableHead } from '../src/entry.ts';
import { tryPicks } from '../src/judge.ts';
import { pictureFor, seenBy, toldTo } from '../src/view.ts';
import { packPosition, unpackPosition, type Told } from '@railwright/table/protocol';
import { hashState } from '@railwright/engine';
import { newTable, SETUPS } from './harness.ts';

const SEED = 3_141_592_653;
const SECRETS = ['5ecre7-of-seat-one', '5ecre7-of-seat-two'];

function courseOf(game: Game): Course {
  const head: TableHead = {
    format: 1,
    id: 'table',
    title: 'Table',
    engine: '',
    bundle: '',
    seed: SEED,
    created: 0,
    seats: Array.from({ length: game.seats }, (_, i) => ({ name: `P${i + 1}` })),
    secrets: SECRETS,
  };
  return new Course(game, head);
}

/** Makes a random choice at a table; false when the game is over or cannot go on. */
function chooseAtRandom(course: Course, rng: RngWords): boolean {
  const { match } = course;
  const seat = match.decision?.seat;
  if (seat === undefined) return false;
  const legal = match.legal();
  const text = legal[randomBelow(rng, legal.length)]!;
  const after = tryPicks(match.game, match.state, seat, [text]);
  // An endless effect was stopped.
  if (typeof after === 'string') return false;
  course.apply({
    kind: 'chose',
    seat,
    id: `id-${course.revision}`,
    texts: [text],
    hash: hashState(after),
    time: 0,
  });
  return true;
}

/** Every seat says something of its own. */
const spoken = (seat: number): string => `5aid-by-seat-${seat}`;
function sayAll(course: Course, seats: number): void {
  for (let seat = 0; seat < seats; seat++)
    course.apply({
      kind: 'said',
      seat,
      id: `said-${course.revision}`,
      what: { note: `n${course.revision}`, says: { at: course.match.at, text: spoken(seat) } },
      time: 0,
    });
}

/** What others said is in no frame before the game is over. */
function expectOwnWords(frame: string, viewer: number | null, seats: number): void {
  for (let seat = 0; seat < seats; seat++) if (seat !== viewer) expect(frame).not.toContain(spoken(seat));
}

/** Plays a game and holds every frame of every seat and of onlookers against the laws. Returns the number of frames. */
function watch(game: Game, seed: number, steps: number): number {
  const course = courseOf(game);
  const rng = createRng(seed);
  const viewers = [null, ...Array.from({ length: game.seats }, (_, i) => i)];
  let frames = 0;
  sayAll(course, game.seats);
  do {
    if (course.revision % 50 === 0) sayAll(course, game.seats);
    const { state } = course.match;
    const isSecret = !course.match.isOver;
    for (const viewer of viewers) {
      const seat = viewer ?? ONLOOKER;
      const picture = pictureFor(course, viewer, new Set([0]), undefined);
      const told = toldTo(course, viewer, course.revision - 1);
      expectBare(JSON.stringify({ ...picture, told }));
      const said = toldTo(course, viewer, course.revision - game.seats - 2);
      if (isSecret) expectOwnWords(JSON.stringify(said), viewer, game.seats);
      const seen = unpackPosition(game, picture.position);
      expect(game.viewFor(seen, seat)).toEqual(game.viewFor(state, seat));
      expect([...seen.rng]).not.toEqual([...state.rng]);
      const redealt = cloneState(state);
      game.resample(redealt, seat, rng);
      expect(packPosition(seenBy(course, seat, redealt))).toBe(picture.position);
      expectNoHiddenCards(told, seat);
      frames++;
    }
  } while (course.revision < steps && chooseAtRandom(course, rng));
  return frames;
}

function expectBare(frame: string): void {
  for (const secret of [String(SEED), SEED.toString(16), ...SECRETS, '"seed"', '"texts"', '"rng"', '"hash"'])
    expect(frame).not.toContain(secret);
}

/** What others draw, look at, or move out of sight has no name. */
function expectNoHiddenCards(told: readonly Told[], seat: number): void {
  const events = told.flatMap((one) => (one.kind === 'chose' ? one.events.flat() : []));
  for (const event of events) {
    if (event.seat === seat) continue;
    const isOpen = event['reason'] === 'turn' || event['reason'] === 'replacement';
    if (['draw', 'look', 'receive'].includes(event.type) && !isOpen) expect(event).not.toHaveProperty('card');
    if (event['secret'] === true) expect(event).not.toHaveProperty('card');
    if (event.type === 'keep') expect(event).not.toHaveProperty('discarded');
  }
}

test.each(Object.values(SETUPS))('whole games of %s', async (setup) => {
  const { bundle } = await newTable(setup, []);
  expect(watch(createGame(bundle.definition, bundle.seats.max), 1, 1500)).toBeGreaterThan(100);
});

test.each(Object.keys(SUBJECTS))('games of generated packs: %s', async (sort) => {
  let frames = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const rng = createRng(seed);
    const made = await makeFuzzGame(
      sort,
      Array.from({ length: 400 }, () => randomBelow(rng, 0x8000)),
    );
    if (made.ok) frames += watch(createGame(made.game.definition, made.game.seats), seed, 120);
  }
  expect(frames).toBeGreaterThan(300);
});
