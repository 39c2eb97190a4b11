import { expect, it } from 'vitest';
import type { Position, TextEdit } from 'vscode-languageserver';
import {
  actions,
  colors,
  complete,
  definition,
  folding,
  hover,
  lenses,
  letterColors,
  references,
  rename,
  symbols,
  toDiagnostic,
  tokens,
  type Workspace,
} from '../src/index.ts';
import { toPath } from '../src/places.ts';
import { TOKEN_TYPES } from '../src/tokens.ts';
import { atBar } from './client.ts';
import { FILES, openPack, ROOT } from './pack.ts';

/** The file with a text in it that has a bar where the cursor is, which is typed. */
function typed(workspace: Workspace, file: string, from: string, marked: string): Position {
  expect(FILES[file]).toContain(from);
  const { text, position } = atBar(FILES[file]!.replace(from, marked));
  workspace.type(ROOT + file, text);
  return position;
}

async function offered(file: string, from: string, marked: string): Promise<string[]> {
  const workspace = await openPack(OTHER);
  const position = typed(workspace, file, from, marked);
  return complete(workspace, ROOT + file, position).map(({ label }) => label);
}

/** A pack beside, which the first does not extend. */
const OTHER = {
  '../far/pack.yaml': FILES['pack.yaml']!.replace('id: mini', 'id: far'),
  '../far/cards/c.yaml': 'format: 1\ncards:\n  - { id: ferry, name: Ferry, categories: [boat], cost: 1 }\n',
};

const CARDS = 'cards/cards.yaml';
const TESTS = 'tests/cards.yaml';

it.each([
  [
    'a card, of the own pack and of others',
    CARDS,
    'card: waste',
    'card: ¦',
    ['waste', 'mail-train', 'far/ferry'],
  ],
  ['a card in a list that has begun', 'setups/duel.yaml', 'mail-train]', 'm¦]', ['mail-train', 'landfill']],
  ['a card as a key', 'rules/mini.yaml', 'waste: 30', '¦: 30', ['waste', 'landfill']],
  ['a name that was chosen, or a card', CARDS, 'discard: posted', 'discard: ¦', ['posted', 'self']],
  ['zones beside names', CARDS, 'from: hand, count', 'from: ¦, count', ['hand', 'discard']],
  ['an op', CARDS, 'draw: 2', '', []],
  ['a category', CARDS, 'categories: [rail]', 'categories: [¦]', ['train', 'action']],
  [
    'a pack, before a range of versions',
    'pack.yaml',
    'authors: [Somebody]',
    'authors: [Somebody]\nextends: [f¦ ^1]',
    ['far'],
  ],
  ['a map', 'setups/duel.yaml', 'map: mini', 'map: ¦', ['mini']],
  ['a key of a setup', 'setups/duel.yaml', 'market:', 'pl¦\nmarket:', ['players', 'targets']],
  ['a word of a switch', 'rules/mini.yaml', 'tie: joint', 'tie: ¦', ['joint', 'most-rails']],
  ['a verb of a test', TESTS, '- choose: [waste, waste]', '- ¦', ['play', 'rail']],
  ['a card of a choice', TESTS, '- play: mail-train', '- play: ¦', ['mail-train', 'waste']],
  ['a card in a choice of one line', TESTS, '- play: mail-train', '- buy m¦', ['mail-train']],
  ['a card in hand', TESTS, 'hand: [mail-train,', 'hand: [¦,', ['mail-train', 'waste']],
  ['a cell', TESTS, '- play: mail-train', '- rail: ¦', ['A1', 'B2']],
  ['a cell of the map itself', 'maps/mini.yaml', 'at: C1', 'at: ¦', ['C1', 'A3']],
  ['a place of a map', 'locales/fr.yaml', 'Midtown: Centre', '¦: Centre', ['Midtown']],
  [
    'an end of the game',
    'setups/duel.yaml',
    'market:',
    'targets: { ends: { ¦: { atMost: 0.1 } } }\nmarket:',
    ['rounds'],
  ],
])('%s is offered where it belongs', async (what, file, from, marked, wanted) => {
  if (what === 'an op') {
    const labels = await offered(file, '      - lay-rails: 1\n', '      - ¦\n');
    expect(labels).toEqual(expect.arrayContaining(['draw', 'lay-rails', 'choose']));
    return;
  }
  expect(await offered(file, from, marked)).toEqual(expect.arrayContaining(wanted));
});

it('nothing is offered in a comment', async () => {
  expect(await offered(CARDS, 'cost: 2', 'cost: 2 # c¦')).toEqual([]);
});

it('a card is shown with its face, its names and its text in each language', async () => {
  const workspace = await openPack();
  const position = typed(workspace, 'setups/duel.yaml', 'mail-train]', 'mail-tr¦ain]');
  const { contents } = hover(workspace, `${ROOT}setups/duel.yaml`, position)!;
  const { value } = contents as { value: string };
  expect(value).toContain('**Mail Train**');
  expect(value).toMatch(/\*en\* .*iscard.*\n\n\*fr\* .*éfauss/);
  expect(value).toContain('data:image/svg+xml;base64,');
});

it('an op is explained, a terrain and the letter of a cell are told', async () => {
  const workspace = await openPack();
  const told = (file: string, from: string, marked: string): string => {
    const position = typed(workspace, file, from, marked);
    return JSON.stringify(hover(workspace, ROOT + file, position)?.contents);
  };
  expect(told(CARDS, 'discard: posted', 'dis¦card: posted')).toContain('iscard');
  expect(told('maps/mini.yaml', '  * S F F', '  * ¦S F F')).toContain('can never lie');
  expect(told(TESTS, 'expect: {', 'expect: { rails: [A¦1],')).toContain('A1');
});

const edits = (
  workspace: Workspace,
  changes: Readonly<Record<string, readonly TextEdit[]>>,
): Map<string, string> =>
  new Map(
    Object.entries(changes).map(([uri, list]) => {
      const path = toPath(uri);
      const lines = workspace.textOf(path)!.split('\n');
      for (const { range, newText } of [...list].sort(
        (a, b) => b.range.start.character - a.range.start.character,
      )) {
        const line = lines[range.start.line]!;
        lines[range.start.line] =
          line.slice(0, range.start.character) + newText + line.slice(range.end.character);
      }
      return [path.slice(ROOT.length), lines.join('\n')];
    }),
  );

it('another id is carried through every file of the pack, those being typed included, and the pack stays sound', async () => {
  const workspace = await openPack();
  const position = typed(workspace, CARDS, '- id: mail-train', '- id: mail-tr¦ain # the post');
  const renamed = rename(workspace, ROOT + CARDS, position, 'post-train');
  if (!renamed.ok) throw new Error(renamed.reason);
  const after = edits(workspace, renamed.changes);
  expect([...after.keys()].sort()).toEqual([
    CARDS,
    'locales/fr.yaml',
    'setups/duel.yaml',
    'strategies/postman.yaml',
    TESTS,
  ]);
  expect(after.get(CARDS)).toContain('- id: post-train # the post');
  expect(after.get('strategies/postman.yaml')).toContain('play: { first: [post-train] }');
  for (const [file, text] of after) workspace.type(ROOT + file, text);
  const { diagnostics } = await workspace.check();
  expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
});

it('a name of a selection is changed within its card alone, and an id that is taken is refused', async () => {
  const workspace = await openPack();
  const position = typed(workspace, CARDS, 'as: posted', 'as: pos¦ted');
  const renamed = rename(workspace, ROOT + CARDS, position, 'letters');
  if (!renamed.ok) throw new Error(renamed.reason);
  expect(
    edits(workspace, renamed.changes)
      .get(CARDS)!
      .match(/letters/g),
  ).toHaveLength(3);
  const card = typed(workspace, CARDS, '- id: landfill', '- id: land¦fill');
  expect(rename(workspace, ROOT + CARDS, card, 'waste')).toEqual({
    ok: false,
    reason: 'There is a card waste already.',
  });
});

it('definitions and uses are found from anywhere', async () => {
  const workspace = await openPack();
  const position = typed(workspace, TESTS, '- play: mail-train', '- play: mail¦-train');
  const { uri, range } = definition(workspace, ROOT + TESTS, position)!;
  expect([toPath(uri), range.start.line]).toEqual([ROOT + CARDS, 24]);
  const uses = references(workspace, ROOT + TESTS, position, false).map((one) =>
    toPath(one.uri).slice(ROOT.length),
  );
  expect(uses).toEqual([
    'locales/fr.yaml',
    'setups/duel.yaml',
    'strategies/postman.yaml',
    'strategies/postman.yaml',
    TESTS,
    TESTS,
  ]);
  const cell = typed(workspace, 'maps/mini.yaml', '[A1, A2]', '[A1, A¦2]');
  expect(definition(workspace, `${ROOT}maps/mini.yaml`, cell)?.range.start).toEqual({
    line: 5,
    character: 4,
  });
});

it('a pack is found and renamed where another extends a range of its versions', async () => {
  const workspace = await openPack(OTHER);
  const ranged = 'authors: [Somebody]\nextends: [fa¦r ^1]';
  const position = typed(workspace, 'pack.yaml', 'authors: [Somebody]', ranged);
  const place = definition(workspace, `${ROOT}pack.yaml`, position);
  expect(place && [toPath(place.uri), place.range.start.line]).toEqual(['/packs/far/pack.yaml', 1]);
  const renamed = rename(workspace, `${ROOT}pack.yaml`, position, 'near');
  if (!renamed.ok) throw new Error(renamed.reason);
  const own = Object.entries(renamed.changes).filter(([uri]) => toPath(uri) === `${ROOT}pack.yaml`);
  expect(edits(workspace, Object.fromEntries(own)).get('pack.yaml')).toContain('extends: [near ^1]');
});

it('what is surely meant is written at a click, and so is what a finding asks about', async () => {
  const fixed = async (file: string, from: string, to: string): Promise<string[]> => {
    const workspace = await openPack();
    workspace.type(ROOT + file, FILES[file]!.replace(from, to));
    const found = (await workspace.check()).diagnostics.filter((one) => one.file === ROOT + file);
    return actions(workspace, ROOT + file, found.map(toDiagnostic)).map(
      ({ title, isPreferred }) => `${title}${isPreferred === true ? ' (sure)' : ''}`,
    );
  };
  expect(await fixed(CARDS, 'discard: posted', 'discrad: posted')).toEqual(['Write discard instead (sure)']);
  expect(await fixed(CARDS, 'discard: posted', 'discard: posted')).toEqual([]);
  expect(await fixed('setups/duel.yaml', 'map: mini', 'map: mina')).toEqual(['Write mini instead']);
  expect(await fixed(TESTS, '- play: mail-train', '- play mailtrane')).toEqual(['Write mail-train instead']);
});

it('a file has an outline, folds, colours, lenses and tokens', async () => {
  const workspace = await openPack();
  expect(symbols(workspace, ROOT + CARDS).map(({ name, detail }) => `${name}: ${detail}`)).toContain(
    'local-train: Local Train',
  );
  expect(symbols(workspace, ROOT + TESTS).map(({ name }) => name)).toEqual(['mail is paid for']);
  expect(folding(workspace, `${ROOT}maps/mini.yaml`)).toContainEqual({ startLine: 4, endLine: 7 });
  expect(colors(workspace, `${ROOT}pack.yaml`).map(({ range }) => range.start.line)).toEqual([8, 9]);
  expect(letterColors(workspace, `${ROOT}maps/mini.yaml`)['#8c7a5b']?.map(({ start }) => start)).toEqual([
    { line: 5, character: 8 },
    { line: 6, character: 5 },
  ]);
  expect(lenses(workspace, ROOT + TESTS, true).map(({ command }) => command?.title)).toEqual([
    'Run this test',
  ]);
  expect(lenses(workspace, `${ROOT}setups/duel.yaml`, true).map(({ command }) => command?.title)).toEqual([
    'Play',
  ]);
  expect(lenses(workspace, ROOT + CARDS, false)).toEqual([]);
  expect(tokens(workspace, ROOT + CARDS).data.length % 5).toBe(0);
  expect(tokens(workspace, ROOT + CARDS).data.length).toBeGreaterThan(50);
});

/** Words with the kind of token they have, in order. */
function colored(workspace: Workspace, file: string): string[] {
  const lines = (workspace.textOf(ROOT + file) ?? '').split('\n');
  const { data } = tokens(workspace, ROOT + file);
  let [line, character] = [0, 0];
  const words: string[] = [];
  for (let i = 0; i < data.length; i += 5) {
    const [down = 0, along = 0, length = 0, type = 0] = data.slice(i, i + 4);
    [line, character] = [line + down, down === 0 ? character + along : along];
    words.push(`${lines[line]!.slice(character, character + length)}: ${TOKEN_TYPES[type]}`);
  }
  return words;
}

it('ops, amounts, categories, selections and letters of maps have colours of their own', async () => {
  const workspace = await openPack();
  const cards = colored(workspace, CARDS);
  expect(cards).toEqual(
    expect.arrayContaining([
      'local-train: class',
      'action: enumMember',
      'lay-rails: function',
      'posted: variable',
      'count: method',
    ]),
  );
  expect(cards.filter((word) => word === 'count: method')).toHaveLength(1);
  expect(colored(workspace, 'maps/mini.yaml').slice(1, 6)).toEqual([
    'F: enumMember',
    'F: enumMember',
    'C: class',
    'H: enumMember',
    'F: enumMember',
  ]);
});

it('a card without text is shown without empty lines', async () => {
  const workspace = await openPack();
  const position = typed(workspace, 'setups/duel.yaml', '[landfill', '[was¦te, landfill');
  const shown = JSON.stringify(hover(workspace, `${ROOT}setups/duel.yaml`, position));
  expect(shown).toContain('**Waste**');
  expect(shown).not.toContain('*en*');
});

it.each([
  ['the text of pack.yaml is no YAML', 'game: trains', 'game: trains: ['],
  ['pack.yaml has no id for a while', 'id: mini', 'id: '],
])('where %s, everything else is answered as before', async (_, from, to) => {
  const workspace = await openPack();
  const manifest = `${ROOT}pack.yaml`;
  workspace.type(manifest, FILES['pack.yaml']!.replace(from, to));
  expect(workspace.checked).not.toBe(await workspace.check());
  expect(workspace.checked.packs).toEqual([]);
  const position = typed(workspace, 'setups/duel.yaml', '[landfill', '[land¦fill');
  const setup = `${ROOT}setups/duel.yaml`;
  expect(definition(workspace, setup, position)?.uri).toContain(CARDS);
  expect(JSON.stringify(hover(workspace, setup, position))).toContain('Landfill');
  expect(complete(workspace, setup, position).map(({ label }) => label)).toContain('mail-train');
  const renamed = rename(workspace, setup, position, 'dump');
  expect(renamed.ok && Object.keys(renamed.changes)).toHaveLength(3);
  workspace.type(manifest, FILES['pack.yaml']!);
  expect((await workspace.check()).diagnostics).toEqual([]);
});

it('a pack whose pack.yaml was broken from the start is known as far as it can be read', async () => {
  const broken = FILES['pack.yaml']!.replace('authors: [Somebody]', 'authors: [Somebody');
  const workspace = await openPack({ 'pack.yaml': broken });
  const position = typed(workspace, 'setups/duel.yaml', '[landfill', '[land¦fill');
  expect(definition(workspace, `${ROOT}setups/duel.yaml`, position)?.uri).toContain(CARDS);
});
