// The reference of events is complete and correct: every event of random games fits the declarations.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Compile } from 'typebox/compile';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import {
  createGame,
  createRng,
  EVENT_FORMAT,
  listChoices,
  makeRecord,
  randomBelow,
  streamRecord,
  type GameEvent,
  type GameRecord,
} from '@railwright/engine';
import { GAME_EVENTS } from '../src/events/games.ts';
import { EVENT_SCHEMA, formatEventsPage } from '../src/events/reference.ts';
import { schemaOfEvent, type EventSpecs } from '../src/events/spec.ts';
import { STREAM_EVENTS } from '../src/events/stream.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const EVENT = Compile(EVENT_SCHEMA);
const content = await loadContent([folderSource(join(ROOT, 'content'))]);

function gamesOf(
  setup: string,
  seats: number,
  seeds: readonly number[],
): { events: GameEvent[]; record: GameRecord }[] {
  const resolved = resolveSetup(content, setup, {});
  if (!resolved.ok) throw new Error(setup);
  const game = createGame(resolved.setup.definition, seats);
  return seeds.map((seed) => {
    const s = game.createState();
    game.start(s, seed);
    const rng = createRng(seed);
    const choices: string[] = [];
    while (game.seatToAct(s) >= 0) {
      const legal = listChoices(game, s);
      const choice = legal[randomBelow(rng, legal.length)] as number;
      choices.push(game.formatChoice(s, choice));
      game.applyChoice(s, choice);
    }
    const record = makeRecord(game, s, seed, choices, { engine: '1', setup, content: 'x' });
    const events: GameEvent[] = [];
    expect(streamRecord(game, record, { number: seed }, (event) => events.push(event))).toBeUndefined();
    return { events, record };
  });
}

const CASES = [
  ['trains/every-kind', 4],
  ['homebrew-fenland/fenland-duel', 2],
  ['homebrew-isles/isles', 3],
  ['homebrew-isles/every-kind', 2],
  ['game-of-trains/standard', 3],
  ['freight-train/standard', 3],
] as const;

test.each(CASES)('every event of %s fits its declaration', (setup, seats) => {
  const fits = new Map<string, (event: GameEvent) => boolean>();
  const wrong = new Set<string>();
  for (const { events } of gamesOf(setup, seats, [1, 2, 3])) {
    const game = events[0]?.['game'] as keyof typeof GAME_EVENTS;
    const specs: EventSpecs = { ...GAME_EVENTS[game], ...STREAM_EVENTS };
    for (const event of events) {
      const spec = specs[event.type];
      if (spec && !fits.has(event.type)) {
        const own = Compile(schemaOfEvent(event.type, spec));
        fits.set(event.type, (one) => own.Check(one));
      }
      const isRight =
        spec !== undefined &&
        fits.get(event.type)?.(event) === true &&
        Object.keys(event).every((key) => key === 'type' || key in spec.fields) &&
        EVENT.Check(event);
      if (!isRight) wrong.add(JSON.stringify(event));
    }
  }
  expect([...wrong]).toEqual([]);
  expect(fits.size).toBeGreaterThan(8);
});

test('a stream begins with its game, shows each decision with all choices, and ends with the result', () => {
  const [one] = gamesOf('trains/every-kind', 3, [5]);
  const { events, record } = one!;
  expect(events[0]).toMatchObject({ type: 'game', format: EVENT_FORMAT, number: 5, seed: 5, seats: 3 });
  const decisions = events.filter(({ type }) => type === 'decision');
  expect(decisions.map(({ chosen }) => chosen)).toEqual(record.choices);
  for (const { offered, chosen, forced } of decisions) {
    expect(offered).toContain(chosen);
    expect(forced === true).toBe((offered as string[]).length === 1);
  }
  const end = events.find(({ type }) => type === 'end');
  expect(events.at(-1)).toMatchObject({
    type: 'result',
    winners: end?.['winners'],
    ...(record.final && { hash: record.final.hash, scores: record.final.scores }),
  });
  expect(events.find(({ type }) => type === 'set-up')?.['switches']).toMatchObject({ effects: 'strict' });
  const coins = events.filter(({ type }) => type === 'coins' || type === 'gain');
  for (const { by } of coins) expect(by).toEqual(expect.any(String));
});

test('docs/events.md and the schema are up to date; `npm run schemas` writes them', () => {
  expect(readFileSync(join(ROOT, 'docs/events.md'), 'utf8')).toBe(formatEventsPage());
  expect(JSON.parse(readFileSync(join(ROOT, 'schemas/event.schema.json'), 'utf8'))).toMatchObject(
    EVENT_SCHEMA,
  );
});
