// Cards tried with several opponents: each has a position of its own and answers for itself, and the saved test passes.
import { editDocument, loadContent, memorySource, readData, runTests } from '@railwright/content';
import { namesOf } from '@railwright/engine';
import { beforeAll, expect, test } from 'vitest';
import { readShippedFiles } from '../../../../../test/shipped-files.ts';
import { workspaceOf } from '../../../../../test/workspace-of.ts';
import type { Data } from '../../../core/content/data.ts';
import { findTable } from '../../../core/checks/card-table.ts';
import { givenData, startPosition, withSeat } from './position.ts';
import type { Position } from './position.ts';
import { Sandbox } from './sandbox.svelte.ts';
import type { TrainsTable } from './sandbox.svelte.ts';
import { canBeTried } from './saved-test.ts';
import { seatChanges } from './seat-changes.ts';
import { seatName, sideOf } from './seating.ts';
import { expectations, expectData, stepLines, testFileText } from './test-data.ts';

let files: Record<string, string>;

beforeAll(async () => {
  files = await readShippedFiles();
});

async function tried(card: string, players: number, setup = 'homebrew-isles/every-kind'): Promise<Sandbox> {
  const pack = setup.slice(0, setup.indexOf('/'));
  const answer = await findTable(workspaceOf(files), { pack, folder: `${pack}/`, card, setup });
  if (!answer.ok) throw new Error(answer.message);
  const sandbox = new Sandbox(card);
  sandbox.use(answer.table);
  sandbox.seat(players);
  return sandbox;
}

function written(test: Readonly<Record<string, unknown>>): string {
  return editDocument(testFileText(), [{ path: ['tests'], value: [test] }]);
}

test('each opponent answers for itself, and the saved test passes', async () => {
  const sandbox = await tried('gale-warning', 4);
  expect(sandbox.possible).toEqual([2, 3, 4]);
  const hands = [['waste', 'tower'], ['waste', 'waste', 'waste', 'waste', 'lay-rails'], ['tower']];
  let position: Position = sandbox.position!;
  hands.forEach((hand, i) => (position = withSeat(position, i + 1, { hand, deck: [] })));
  position = withSeat(position, 3, { hand: Array<string>(5).fill('normal-train'), track: 2, rails: ['A4'] });
  sandbox.place(position);
  expect(sandbox.troubles).toEqual([]);
  // The first opponent has too few cards to be asked.
  const answers = ['play gale-warning', 'apply', 'choose lay-rails', 'choose normal-train'];
  const asked = answers.map((choice) => {
    const seat = sandbox.decision?.seat;
    expect(sandbox.choose(choice)).toBe(true);
    return seat;
  });
  expect(asked).toEqual([0, 0, 2, 3]);
  const { firstView, view, table } = sandbox;
  if (!firstView || !view || !table) throw new Error('No view');
  expect(view.seat.map(({ discard }) => discard)).toEqual([
    {},
    {},
    { 'lay-rails': 1 },
    { 'normal-train': 1 },
  ]);
  const names = namesOf(table.definition, 'en');
  expect([1, 2, 3].map((seat) => seatChanges(firstView, view, seat, names).join(' · '))).toEqual([
    '',
    'Hand −Lay Rails · Discard pile +Lay Rails',
    'Hand −Normal Train · Discard pile +Normal Train',
  ]);
  const text = saved(sandbox);
  expect(text).toContain('    players: 4\n');
  expect(text).toContain('      seat-2: { hand: [waste, waste, waste, waste], discard: [lay-rails] }');
  const content = await loadContent(memorySource({ ...files, 'homebrew-isles/tests/gale.yaml': text }));
  const { results } = runTests(content, { pack: 'homebrew-isles', name: 'saved' });
  expect(results.map(({ outcome, mismatches }) => [outcome, mismatches])).toEqual([['passed', []]]);
});

/** The test that the sandbox would save: it expects every change. */
function saved(sandbox: Sandbox): string {
  const { firstView, view, table, position } = sandbox;
  if (!firstView || !view || !table || !position) throw new Error('Nothing was tried');
  return written({
    name: 'saved',
    setup: table.setup,
    ...(sandbox.players !== 2 && { players: sandbox.players }),
    given: givenData(position),
    do: stepLines(sandbox.steps),
    expect: expectData(expectations(firstView, view).filter(({ changed }) => changed)),
  });
}

async function reloaded(sandbox: Sandbox): Promise<string> {
  const data = readData(saved(sandbox)) as { readonly tests: readonly Data[] };
  const [test] = data.tests;
  if (!canBeTried(test)) throw new Error('Cannot be tried');
  const again = new Sandbox(sandbox.card);
  again.load({ setup: sandbox.table!.setup, data: test });
  again.use(sandbox.table!);
  expect(again.troubles).toEqual([]);
  expect(again.steps.map(({ text }) => text)).toEqual(sandbox.steps.map(({ text }) => text));
  expect(again.view).toEqual(sandbox.view);
  return saved(again);
}

test('a saved test comes back without loss: positions, choices and number of players', async () => {
  const sandbox = await tried('gale-warning', 4);
  let position = withSeat(sandbox.position!, 3, {
    track: 2,
    rails: ['A4', 'B8'],
    railsLeft: 7,
    gained: ['tower'],
  });
  position = withSeat(position, 2, { hand: [], deck: ['tower', 'waste'], discard: ['waste'] });
  sandbox.place({
    ...position,
    tokens: { A4: { mail: 1 } },
    supply: { waste: 3 },
    trash: ['waste'],
    stationsLeft: 2,
  });
  for (const choice of ['play gale-warning', 'apply', 'choose lay-rails', 'choose normal-train'])
    expect(sandbox.choose(choice)).toBe(true);
  expect(await reloaded(sandbox)).toBe(saved(sandbox));
  const duel = await tried('left-luggage', 2);
  expect(await reloaded(duel)).toBe(saved(duel));
});

test.each([
  ['homebrew-isles', 'gale-warning'],
  ['trains', 'tower'],
])('tests of %s that were loaded and are saved again still pass', async (pack, card) => {
  const paths = Object.keys(files).filter((path) => path.startsWith(`${pack}/tests/`));
  const tests = paths
    .flatMap((path) => (readData(files[path]!) as { readonly tests: readonly Data[] }).tests)
    .filter((data) => canBeTried(data) && data['setup'] === 'every-kind');
  expect(tests.length).toBeGreaterThan(10);
  const setup = `${pack}/every-kind`;
  const sandbox = await tried(card, 2, setup);
  const again = tests.map((data) => {
    sandbox.load({ setup, data });
    sandbox.use(sandbox.table!);
    const { players, position, steps } = sandbox;
    return { ...data, players, given: givenData(position!), do: stepLines(steps) };
  });
  const text = editDocument(testFileText(), [{ path: ['tests'], value: again }]);
  const content = await loadContent(memorySource({ ...files, [paths[0]!]: text }));
  const { results } = runTests(content, { pack, files: (path) => path === paths[0] });
  const failed = results.filter(({ outcome }) => outcome !== 'passed');
  expect(failed.map(({ name, mismatches, diagnostics }) => ({ name, mismatches, diagnostics }))).toEqual([]);
  expect(results).toHaveLength(tests.length);
});

test('a test of another game than that of its setup is not tried', () => {
  expect(canBeTried({ name: 'a', setup: 'isles', given: {}, do: [] })).toBe(true);
  expect(canBeTried({ name: 'a', setup: 'isles', rules: 'isles', given: {}, do: [] })).toBe(false);
  expect(canBeTried({ name: 'a', setup: 'isles', do: [] })).toBe(false);
});

test('more opponents have a hand of their own, and those who leave come back as they were', async () => {
  const sandbox = await tried('left-luggage', 4);
  expect(sandbox.view?.seat.map(({ handSize }) => handSize)).toEqual([5, 5, 5, 5]);
  sandbox.place({ ...withSeat(sandbox.position!, 3, { hand: ['tower'] }), active: 3 });
  sandbox.seat(2);
  expect([sandbox.players, sandbox.view?.active]).toEqual([2, 0]);
  expect(sandbox.troubles).toEqual([]);
  sandbox.seat(4);
  expect(sandbox.position?.seats[3]?.hand).toEqual(['tower']);
  const fens = await tried('dredger', 4, 'homebrew-fenland/fenland-duel');
  expect([fens.players, fens.possible]).toEqual([3, [2, 3]]);
});

test('with another number of opponents, the choices are repeated', async () => {
  const sandbox = await tried('gale-warning', 2);
  for (const choice of ['play gale-warning', 'apply', 'choose lay-rails'])
    expect(sandbox.choose(choice)).toBe(true);
  expect(sandbox.decision?.type).toBe('turn');
  sandbox.seat(3);
  expect(sandbox.steps).toHaveLength(3);
  expect(sandbox.decision).toMatchObject({ type: 'card', seat: 2 });
  sandbox.undo();
  expect(sandbox.decision).toMatchObject({ type: 'card', seat: 1 });
});

test('a smaller game seats fewer, and the next one again as many as were wanted', async () => {
  const sandbox = await tried('tower', 4, 'trains/every-kind');
  const full = sandbox.table!;
  sandbox.use({ ...full, seats: { min: 2, max: 3 } });
  expect(sandbox.players).toBe(3);
  sandbox.use(full);
  expect(sandbox.players).toBe(4);
});

test('an event is turned up after the turn of the last opponent, however many there are', async () => {
  const sandbox = await tried('herring-glut', 3, 'homebrew-isles/isles');
  expect([sandbox.view?.turn, sandbox.view?.active]).toEqual([3, 2]);
  sandbox.choose('end');
  expect(sandbox.view?.event).toBe('herring-glut');
  sandbox.seat(2);
  expect([sandbox.position?.turn, sandbox.position?.active]).toEqual([2, 1]);
  expect(sandbox.view?.event).toBe('herring-glut');
});

test('cards passed to the left reach the opponent there', async () => {
  const sandbox = await tried('left-luggage', 3);
  sandbox.place(withSeat(sandbox.position!, 0, { hand: ['left-luggage', 'tower'], deck: ['tower'] }));
  for (let i = 0; i < 12 && sandbox.decision?.type !== 'turn'; i++) sandbox.choose(sandbox.legal[0] ?? '');
  for (const first of ['play left-luggage', 'apply'])
    if (sandbox.legal.includes(first)) sandbox.choose(first);
  while (sandbox.decision?.type === 'card') sandbox.choose(sandbox.legal[0] ?? '');
  expect(sandbox.view?.seat[1]?.hand?.['tower']).toBe(1);
  expect([1, 2].map((seat) => `${seatName(seat, 3)} ${sideOf(seat, 3)}`)).toEqual([
    'Opponent 1 on your left',
    'Opponent 2 on your right',
  ]);
  expect([seatName(1, 2), sideOf(1, 2)]).toEqual(['Opponent', undefined]);
});

test('a position of two is written as it always was', async () => {
  const { definition } = (await tried('mail-boat', 2)).table as TrainsTable;
  const start = startPosition(definition, 'mail-boat');
  const position: Position = {
    ...withSeat(
      withSeat(start, 0, { hand: ['mail-boat'], deck: ['tower'], rails: ['A4', 'B8'], track: 3 }),
      1,
      { hand: [], deck: [], rails: ['C3'], railsLeft: 4 },
    ),
    coins: 2,
    supply: { waste: 3 },
    stations: { A4: 1 },
    turn: 4,
    active: 1,
  };
  expect(written({ name: 'two', setup: 'isles', given: givenData(position) })).toBe(`${testFileText().replace(
    'tests: []\n',
    'tests:\n',
  )}  - name: two
    setup: isles
    given:
      hand: [mail-boat]
      deck: [tower]
      rails: [A4, B8]
      track: 3
      coins: 2
      supply: { waste: 3 }
      stations: { A4: 1 }
      turn: 4
      active: opponent
      opponent: { hand: [], rails: [C3], railsLeft: 4 }
`);
});
