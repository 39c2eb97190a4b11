// Positions with powers, events, tokens, routes and the turn: set in the sandbox, kept in another game as far as it has them, and saved as
// tests that pass.
import { editDocument, loadContent, memorySource, runTests } from '@railwright/content';
import { beforeAll, expect, test } from 'vitest';
import { readShippedFiles } from '../../../../../test/shipped-files.ts';
import { workspaceOf } from '../../../../../test/workspace-of.ts';
import { findTable } from '../../../core/checks/card-table.ts';
import { fitPosition } from './fit-position.ts';
import { givenData, startPosition, tokensBySeat, tokensOfMap, withSeat, withTokens } from './position.ts';
import { Sandbox } from './sandbox.svelte.ts';
import type { TrainsTable } from './sandbox.svelte.ts';
import { expectations, expectData, stepLines, testFileText } from './test-data.ts';

/** The shipped packs, and a card with tokens that belong to players. */
const OWNED = `format: 1
cards:
  - id: surveyor
    name: Surveyor
    categories: [action, attack]
    cost: 3
    effect:
      - place-tokens: { kind: claim }
      - take-tokens: { kind: claim, of: opponents }
`;
let files: Record<string, string>;

beforeAll(async () => {
  files = await readShippedFiles();
  files['homebrew-isles/pack.yaml'] += '  claim: { owned: true, total: 5, perCell: 2 }\n';
  files['homebrew-isles/cards/owned.yaml'] = OWNED;
  files['homebrew-isles/setups/owned.yaml'] = files['homebrew-isles/setups/every-kind.yaml']!.replace(
    'id: every-kind',
    'id: owned',
  )
    .replace('kinds: 25', 'kinds: 26')
    .replace('    - distillery', '    - distillery\n    - surveyor');
});

async function tried(card: string, setup = 'homebrew-isles/isles'): Promise<Sandbox> {
  const pack = setup.slice(0, setup.indexOf('/'));
  const answer = await findTable(workspaceOf(files), { pack, folder: `${pack}/`, card, setup });
  if (!answer.ok) throw new Error(answer.message);
  const sandbox = new Sandbox(card);
  sandbox.use(answer.table);
  return sandbox;
}

/** The outcome of the test that a sandbox saves, with all changes as expectations. */
async function savedOutcome(sandbox: Sandbox): Promise<string | undefined> {
  const { firstView, view, position, table } = sandbox;
  if (!firstView || !view || !position || !table) throw new Error('Nothing was tried');
  const lines = expectations(firstView, view).filter(({ changed }) => changed);
  const saved = {
    name: 'saved in the sandbox',
    setup: table.setup,
    given: givenData(position),
    do: stepLines(sandbox.steps),
    expect: expectData(lines),
  };
  const text = editDocument(testFileText(), [{ path: ['tests'], value: [saved] }]);
  const content = await loadContent(memorySource({ ...files, 'homebrew-isles/tests/saved.yaml': text }));
  const report = await runTests(content, { pack: 'homebrew-isles', name: 'saved in the sandbox' });
  const [result] = report.results;
  return result?.outcome === 'passed' ? 'passed' : JSON.stringify(result ?? report);
}

test('a power is tried in force, an event too, and an event with an effect as the next one', async () => {
  const power = await tried('harbour-master');
  expect(Object.keys(power.view?.seat[0]?.powers ?? {})).toEqual(['harbour-master']);
  expect(power.position?.seats[0].hand).not.toContain('harbour-master');
  expect((await tried('calm-seas')).view?.event).toBe('calm-seas');
  const event = await tried('herring-glut');
  expect(event.view?.event).toBeUndefined();
  expect(event.choose('end')).toBe(true);
  expect([event.view?.event, event.view?.coins]).toEqual(['herring-glut', 2]);
  expect(await savedOutcome(event)).toBe('passed');
});

test('tokens are those of the map until others are put down, and a test of them passes', async () => {
  const sandbox = await tried('mail-boat');
  const { definition } = sandbox.table!;
  expect(sandbox.view?.tokens).toEqual(tokensOfMap(definition));
  const tokens = withTokens(withTokens({}, 'mail', { A4: 2 }), 'whisky', { A4: 1, H5: 3 });
  expect(tokens).toEqual({ A4: { mail: 2, whisky: 1 }, H5: { whisky: 3 } });
  expect(withTokens(tokens, 'whisky', { A4: 1 })).toEqual({ A4: { mail: 2, whisky: 1 } });
  sandbox.place(withSeat({ ...sandbox.position!, tokens }, 0, { rails: ['A4', 'B8'], power: ['ganger'] }));
  expect(sandbox.troubles).toEqual([]);
  expect(sandbox.view?.tokens).toEqual(tokens);
  for (let i = 0; i < 12; i++) {
    const next = sandbox.legal.find(
      (text) => text === 'play mail-boat' || /^(apply|take|token) ?/.test(text),
    );
    if (next === undefined) break;
    sandbox.choose(next);
  }
  expect(sandbox.view?.tokens).not.toEqual(tokens);
  expect(await savedOutcome(sandbox)).toBe('passed');
});

test('tokens that belong to players are put down for either of them, and a test of them passes', async () => {
  const sandbox = await tried('surveyor', 'homebrew-isles/owned');
  const { definition } = sandbox.table!;
  const [tokens, theirs] = [{ A4: { claim: 1, mail: 1 } }, { C3: { claim: 2 } }];
  const position = sandbox.position!;
  sandbox.place(withSeat({ ...position, tokens }, 1, { tokens: theirs }));
  expect(sandbox.troubles).toEqual([]);
  const { ownTokens, seatTokens } = tokensBySeat(definition, tokens, [theirs]);
  expect([ownTokens, seatTokens]).toEqual([{ A4: { mail: 1 } }, [{ A4: { claim: 1 } }, theirs]]);
  expect(sandbox.view?.tokens).toEqual(ownTokens);
  expect(sandbox.view?.seat[1]?.tokens).toEqual(theirs);
  for (const choice of ['play surveyor', 'apply', 'token C5', 'take C3'])
    expect(sandbox.choose(choice)).toBe(true);
  expect(sandbox.view?.seat.slice(0, 2).map((seat) => seat.tokens)).toEqual([
    { A4: { claim: 1 }, C5: { claim: 1 } },
    { C3: { claim: 1 } },
  ]);
  expect(await savedOutcome(sandbox)).toBe('passed');
  expect(fitPosition(sandbox.position!, definition).seats[1]?.tokens).toEqual(theirs);
});

test('the turn, events, routes and bonuses are set, and only what is set is written', async () => {
  const sandbox = await tried('mail-boat');
  const start = sandbox.position!;
  expect(Object.keys(givenData(start))).toEqual(['hand', 'deck', 'rails', 'opponent']);
  sandbox.place({
    ...withSeat(start, 0, { routes: ['F7-J9'], bonuses: [] }),
    turn: 4,
    active: 1,
    acted: true,
    event: 'sea-fog',
    eventDeck: ['mail-day'],
  });
  expect(sandbox.troubles).toEqual([]);
  const { view } = sandbox;
  expect([view?.turn, view?.active, view?.acted, view?.event]).toEqual([4, 1, true, 'sea-fog']);
  expect(view?.eventDeck).toEqual({ 'mail-day': 1 });
  expect(view?.seat[0]?.routes).toEqual(['F7-J9']);
  sandbox.choose('end');
  expect(await savedOutcome(sandbox)).toBe('passed');
});

test('another game keeps what it has and drops the rest', async () => {
  const sandbox = await tried('mail-boat');
  const tokens = { A4: { mail: 1 }, Z9: { mail: 1 } };
  const position = {
    ...withSeat(sandbox.position!, 0, { routes: ['F7-J9', 'A1-A2'], power: ['laird'] }),
    event: 'sea-fog',
    eventDeck: ['mail-day', 'tower'],
    tokens,
  };
  const kept = fitPosition(position, sandbox.table!.definition);
  expect([kept.seats[0].routes, kept.seats[0].power, kept.event]).toEqual([['F7-J9'], ['laird'], 'sea-fog']);
  expect([kept.eventDeck, kept.tokens]).toEqual([['mail-day'], { A4: { mail: 1 } }]);
  const other = (await tried('tower', 'trains/every-kind')).table as TrainsTable;
  const moved = fitPosition(position, other.definition);
  expect([moved.seats[0].routes, moved.seats[0].power, moved.event, moved.eventDeck, moved.tokens]).toEqual(
    Array(5).fill(undefined),
  );
  expect(startPosition(other.definition, 'tower').seats[0].power).toBeUndefined();
});
