// Trying a card with the shipped content: from the setup found for it to the generated test.
import { editDocument, loadContent, memorySource, runTests } from '@railwright/content';
import { describeWhyNot } from '@railwright/engine';
import { beforeAll, expect, test } from 'vitest';
import { readShippedFiles } from '../../../../../test/shipped-files.ts';
import { workspaceOf } from '../../../../../test/workspace-of.ts';
import { findTable } from '../../../core/checks/card-table.ts';
import { notOffered } from './not-offered.ts';
import { fitPosition } from './fit-position.ts';
import { givenData, startPosition, withSeat } from './position.ts';
import { Sandbox } from './sandbox.svelte.ts';
import type { TrainsTable } from './sandbox.svelte.ts';
import { expectations, expectData, stepLines, testFileText } from './test-data.ts';

const FENLAND = { pack: 'homebrew-fenland', folder: 'homebrew-fenland/' };
const CARD = `cards:
  - id: tea-room
    name: Tea Room
    categories: [action]
    cost: 3
    effect:
      - choose: { from: hand, count: { upTo: 2 }, as: drunk }
      - discard: drunk
      - choose-one:
          - do: [{ draw: 2 }]
          - do: [{ coins: 2 }]
`;
let files: Record<string, string>;

beforeAll(async () => {
  files = await readShippedFiles();
});

async function tableFor(card: string, more: Record<string, string> = {}): Promise<TrainsTable> {
  const answer = await findTable(workspaceOf({ ...files, ...more }), { ...FENLAND, card });
  if (!answer.ok) throw new Error(answer.message);
  return answer.table as TrainsTable;
}

test('a card of a setup is tried in that setup', async () => {
  const table = await tableFor('dredger');
  expect([table.setup, table.addition]).toEqual(['homebrew-fenland/fenland-duel', undefined]);
});

test('a card without a setup is tried in a workshop with all cards', async () => {
  const table = await tableFor('tea-room', { 'homebrew-fenland/cards/tea.yaml': `format: 1\n${CARD}` });
  expect(table.setup).toBe('homebrew-fenland/workshop');
  expect(table.addition?.path).toBe('homebrew-fenland/setups/workshop.yaml');
  const ids = table.definition.cards.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['tea-room', 'dredger', 'mail-train', 'waste', 'normal-train']));
});

test('an existing workshop includes the card', async () => {
  const tea = { 'homebrew-fenland/cards/tea.yaml': `format: 1\n${CARD}` };
  const { addition } = await tableFor('tea-room', tea);
  const more = {
    ...tea,
    [addition?.path ?? '']: (addition?.text ?? '')
      .replace('    - tea-room\n', '')
      .replace(/kinds: \d+/, 'kinds: 32'),
  };
  expect((await tableFor('tea-room', more)).addition?.text).toContain('    - tea-room\n');
});

test('an unfinished card is rejected with what it lacks, and broken neighbours are left out', async () => {
  const unfinished = { 'homebrew-fenland/cards/tea.yaml': `format: 1\n${CARD}      - trash: nothing\n` };
  const answer = await findTable(workspaceOf({ ...files, ...unfinished }), { ...FENLAND, card: 'tea-room' });
  expect(answer).toMatchObject({ ok: false, problems: [{ code: 'selection-unknown' }] });
  const beside = {
    'homebrew-fenland/cards/tea.yaml': `format: 1\n${CARD}  - id: half\n    name: Half\n    categories: [action]\n    cost: x\n`,
  };
  expect((await tableFor('tea-room', beside)).definition.cards.some(({ id }) => id === 'half')).toBe(false);
});

test('a tried game becomes a test that passes, and that fails when the card changes', async () => {
  const more = { 'homebrew-fenland/cards/tea.yaml': `format: 1\n${CARD}` };
  const table = await tableFor('tea-room', more);
  const sandbox = new Sandbox('tea-room');
  sandbox.use(table);
  expect(sandbox.legal).toContain('play tea-room');
  for (const choice of ['play tea-room', 'apply', 'choose waste', 'done']) {
    if (sandbox.legal.includes(choice)) sandbox.choose(choice);
  }
  expect(sandbox.decision?.type).toBe('option');
  sandbox.choose('option 1');
  sandbox.undo();
  sandbox.choose('option 2');
  expect(sandbox.view?.coins).toBe(2);
  const { firstView, view, position } = sandbox;
  if (!firstView || !view || !position) throw new Error('No view');
  const lines = stepLines(sandbox.steps);
  expect(lines).toEqual([{ play: 'tea-room' }, { choose: 'waste' }, { option: 2 }]);
  const written = editDocument(testFileText(), [
    {
      path: ['tests'],
      value: [
        {
          name: 'tea room sells',
          setup: 'workshop',
          given: givenData(position),
          do: lines,
          expect: expectData(expectations(firstView, view).filter(({ changed }) => changed)),
        },
      ],
    },
  ]);
  const all = {
    ...files,
    ...more,
    [table.addition?.path ?? '']: table.addition?.text ?? '',
    'homebrew-fenland/tests/tea.yaml': written,
  };
  const run = async (texts: Record<string, string>) =>
    runTests(await loadContent(memorySource(texts)), { pack: 'homebrew-fenland', name: 'tea room' });
  expect((await run(all)).results.map(({ outcome }) => outcome)).toEqual(['passed']);
  const changed = {
    ...all,
    'homebrew-fenland/cards/tea.yaml': `format: 1\n${CARD.replace('coins: 2', 'coins: 3')}`,
  };
  expect((await run(changed)).results[0]?.mismatches).toEqual([
    { what: 'coins', expected: '2', actual: '3' },
  ]);
});

test('a choice that is not offered gives the reason, in the position of the card', async () => {
  const text = `format: 1\n${CARD}      - pay: 4\n`;
  const table = await tableFor('tea-room', { 'homebrew-fenland/cards/tea.yaml': text });
  const sandbox = new Sandbox('tea-room');
  sandbox.use(table);
  const told = (options: number): string[] =>
    notOffered(sandbox, options).map(
      ({ text: choice, why }) => `${choice ?? 'no effect'}: ${describeWhyNot(why, 'en', table.definition)}`,
    );
  expect(told(0)).toEqual(
    expect.arrayContaining([
      'play waste: Waste does nothing when played.',
      'no effect: “Pay 4 coins” cannot be done. It takes 4 coins; you will have 2.',
    ]),
  );
});

test('choices are repeated when the card has changed in the meantime', async () => {
  const text = `format: 1\n${CARD}`;
  const sandbox = new Sandbox('tea-room');
  sandbox.use(await tableFor('tea-room', { 'homebrew-fenland/cards/tea.yaml': text }));
  sandbox.choose('play tea-room');
  const before = sandbox.steps.length;
  sandbox.use(
    await tableFor('tea-room', { 'homebrew-fenland/cards/tea.yaml': text.replace('cost: 3', 'cost: 4') }),
  );
  expect(sandbox.steps.length).toBe(before);
  expect(sandbox.table?.definition.cards.find(({ id }) => id === 'tea-room')?.cost).toBe(4);
});

test('an impossible position is reported, and nothing is played from it', async () => {
  const table = await tableFor('dredger');
  const sandbox = new Sandbox('dredger');
  sandbox.use(table);
  const position = startPosition(table.definition, 'dredger');
  sandbox.place({ ...position, coins: -1 });
  expect(sandbox.troubles).toHaveLength(1);
  sandbox.place(position);
  expect(sandbox.troubles).toEqual([]);
});

test('picks for two questions in a row are two lines', () => {
  expect(
    stepLines([
      { text: 'play sieve', fresh: true },
      { text: 'apply', fresh: true },
      { text: 'choose a', fresh: true },
      { text: 'choose b', fresh: false },
      { text: 'choose c', fresh: true },
      { text: 'done', fresh: false },
      { text: 'done', fresh: true },
      { text: 'apply', fresh: true },
    ]),
  ).toEqual([{ play: 'sieve' }, { choose: ['a', 'b'] }, { choose: 'c' }, 'done', 'apply']);
  expect(
    stepLines([
      { text: 'cell C3', fresh: true },
      { text: 'cell D2', fresh: false },
      { text: 'done', fresh: false },
      { text: 'remove D2', fresh: true },
      { text: 'of 2', fresh: true },
    ]),
  ).toEqual([{ cell: ['C3', 'D2'] }, { remove: 'D2' }, { of: 2 }]);
});

test('cards put on the deck are one line, top first, and the test passes', async () => {
  const table = await findTable(workspaceOf(files), {
    pack: 'trains',
    folder: 'trains/',
    card: 'information-central',
  });
  if (!table.ok) throw new Error(table.message);
  const sandbox = new Sandbox('information-central');
  sandbox.use(table.table);
  const start = startPosition((table.table as TrainsTable).definition, 'information-central');
  const deck = ['waste', 'tower', 'landfill', 'waste', 'express-train'];
  sandbox.place(withSeat(start, 0, { hand: ['information-central'], deck }));
  for (const choice of [
    'play information-central',
    'apply',
    'done',
    'put landfill',
    'put waste',
    'put waste',
  ])
    expect(sandbox.choose(choice)).toBe(true);
  const lines = stepLines(sandbox.steps);
  expect(lines.at(-1)).toEqual({ put: ['tower', 'waste', 'waste', 'landfill'] });
  expect(stepLines(sandbox.steps.slice(0, -2)).at(-1)).toEqual({ put: 'landfill' });
  const { firstView, view, position } = sandbox;
  if (!firstView || !view || !position) throw new Error('No view');
  const changed = expectations(firstView, view).filter((line) => line.changed);
  const saved = {
    name: 'the studio writes put',
    setup: table.table.setup,
    given: givenData(position),
    do: lines,
    expect: expectData(changed),
  };
  expect(saved.expect['deck']).toEqual(['tower', 'waste', 'waste', 'landfill', 'express-train']);
  const text = editDocument(testFileText(), [{ path: ['tests'], value: [saved] }]);
  const content = await loadContent(memorySource({ ...files, 'trains/tests/put.yaml': text }));
  const { results } = runTests(content, { pack: 'trains', name: 'the studio writes put' });
  expect(results.map(({ outcome, diagnostics }) => [outcome, diagnostics])).toEqual([['passed', []]]);
});

test('a position sets stations, piles and the score track, in play and in a test', async () => {
  const table = await tableFor('dredger');
  const city = table.definition.map.cells.find(({ city: room }) => room !== undefined)?.label ?? '';
  const sandbox = new Sandbox('dredger');
  sandbox.use(table);
  const before = startPosition(table.definition, 'dredger');
  const position = {
    ...withSeat(before, 0, { gained: ['dredger'], track: 7, railsLeft: 3 }),
    stations: { [city]: 1 },
    stationsLeft: 2,
    supply: { dredger: 0 },
    trash: ['night-watch'],
    railPoints: 1,
  };
  sandbox.place(position);
  expect(sandbox.troubles).toEqual([]);
  expect(sandbox.piles['dredger']).toBeGreaterThan(0);
  expect(sandbox.view).toMatchObject({
    stations: { [city]: 1 },
    stationsLeft: 2,
    supply: { dredger: 0 },
    trash: { 'night-watch': 1 },
    railPoints: 1,
    seat: [{ track: 7, railsLeft: 3, gained: { dredger: 1 } }, { track: 0 }],
  });
  const text = editDocument(testFileText(), [
    {
      path: ['tests'],
      value: [
        {
          name: 'dredger stands',
          setup: 'fenland-duel',
          given: givenData(position),
          do: [],
          expect: { track: 7, stations: { [city]: 1 }, supply: { dredger: 0 } },
        },
      ],
    },
  ]);
  const content = await loadContent(memorySource({ ...files, 'homebrew-fenland/tests/dredger.yaml': text }));
  const { results } = await runTests(content, { pack: 'homebrew-fenland', name: 'dredger stands' });
  expect(results.map(({ outcome, mismatches }) => [outcome, mismatches])).toEqual([['passed', []]]);
});

test('a position is adapted to another game: cards, cells and stations that it lacks are left out', async () => {
  const { definition } = await tableFor('dredger');
  const position = {
    ...startPosition(definition, 'dredger'),
    stations: { ZZ99: 1 },
    supply: { 'no-card': 3, dredger: 1 },
    trash: ['no-card'],
  };
  expect(fitPosition(position, definition)).toMatchObject({
    stations: {},
    supply: { dredger: 1 },
    trash: [],
  });
});
