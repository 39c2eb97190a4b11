// Answers to editors about content as it is typed: completion, hover, faces and fixes.
import { expect, it } from 'vitest';
import {
  actions,
  colors,
  complete,
  folding,
  hover,
  lenses,
  letterColors,
  symbols,
  toDiagnostic,
  tokens,
  type Workspace,
} from '../src/index.ts';
import { TOKEN_TYPES } from '../src/tokens.ts';
import { FILES, openPack, ROOT } from './pack.ts';
import { CARDS, OTHER, TESTS, typed } from './typed.ts';

const VERSION = '1.2.3';

async function offered(file: string, from: string, marked: string): Promise<string[]> {
  const workspace = await openPack(OTHER);
  const position = typed(workspace, file, from, marked);
  return complete(workspace, ROOT + file, position).map(({ label }) => label);
}

it.each([
  ['a card of this pack or another', CARDS, 'card: waste', 'card: ¦', ['waste', 'mail-train', 'far/ferry']],
  ['a card in a list with others', 'setups/duel.yaml', 'mail-train]', 'm¦]', ['mail-train', 'landfill']],
  ['a card as a key', 'rules/mini.yaml', 'waste: 30', '¦: 30', ['waste', 'landfill']],
  ['a selection, or self', CARDS, 'discard: posted', 'discard: ¦', ['posted', 'self']],
  ['a zone', CARDS, 'from: hand, count', 'from: ¦, count', ['hand', 'discard']],
  ['a key in braces', CARDS, '{ from: hand, count: any, as: posted }', '{ ¦ }', ['from', 'count', 'where']],
  ['a key in braces after others', CARDS, 'count: any, as: posted }', '¦ }', ['count', 'where']],
  ['an op', CARDS, '      - lay-rails: 1\n', '      - ¦\n', ['draw', 'lay-rails', 'choose']],
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
  ['a value of a switch', 'rules/mini.yaml', 'tie: joint', 'tie: ¦', ['joint', 'most-rails']],
  ['a verb of a test', TESTS, '- choose: [waste, waste]', '- ¦', ['play', 'rail']],
  ['a card of a choice', TESTS, '- play: mail-train', '- play: ¦', ['mail-train', 'waste']],
  ['a card in a choice on one line', TESTS, '- play: mail-train', '- buy m¦', ['mail-train']],
  ['a card in hand', TESTS, 'hand: [mail-train,', 'hand: [¦,', ['mail-train', 'waste']],
  ['a cell', TESTS, '- play: mail-train', '- rail: ¦', ['A1', 'B2']],
  ['a cell in the map itself', 'maps/mini.yaml', 'at: C1', 'at: ¦', ['C1', 'A3']],
  ['a place of a map', 'locales/fr.yaml', 'Midtown: Centre', '¦: Centre', ['Midtown']],
  [
    'an end of the game',
    'setups/duel.yaml',
    'market:',
    'targets: { ends: { ¦: { atMost: 0.1 } } }\nmarket:',
    ['rounds'],
  ],
])('completion offers %s where it belongs', async (_, file, from, marked, wanted) => {
  expect(await offered(file, from, marked)).toEqual(expect.arrayContaining(wanted));
});

it('completion calls things what they are called in the language that was asked for', async () => {
  const workspace = await openPack({}, 'fr');
  const [file, from] = ['setups/duel.yaml', 'mail-train]'];
  const offers = complete(workspace, ROOT + file, typed(workspace, file, from, '¦]'));
  const detail = (id: string) => offers.find(({ label }) => label === id)?.detail;
  expect([detail('local-train'), detail('mail-train')]).toEqual(['Omnibus', 'Mail Train']);
});

it('hovering calls things what they are called in the language that was asked for', async () => {
  const named = FILES['pack.yaml']!.replace('{ letter: S,', '{ letter: S, name: { en: Sea, fr: Mer },');
  const map = FILES['maps/mini.yaml']!.replace('name: Midtown', 'name: { en: Midtown, fr: Centre }');
  const workspace = await openPack({ 'pack.yaml': named, 'maps/mini.yaml': map }, 'fr');
  const told = (file: string, from: string, marked: string): string =>
    JSON.stringify(hover(workspace, ROOT + file, typed(workspace, file, from, marked), VERSION)?.contents);
  expect(told('maps/mini.yaml', '  * S F F', '  * ¦S F F')).toContain('**Mer**');
  expect(told(TESTS, 'expect: {', 'expect: { rails: [A¦3],')).toContain('Centre');
  expect(told('setups/duel.yaml', 'mail-train]', 'local-tr¦ain]')).toContain('**Omnibus**');
});

it('completion offers nothing in a comment', async () => {
  expect(await offered(CARDS, 'cost: 2', 'cost: 2 # c¦')).toEqual([]);
});

it('hovering over a card shows its face, its names and its text in each language', async () => {
  const workspace = await openPack();
  const position = typed(workspace, 'setups/duel.yaml', 'mail-train]', 'mail-tr¦ain]');
  const { contents } = hover(workspace, `${ROOT}setups/duel.yaml`, position, VERSION)!;
  const { value } = contents as { value: string };
  expect(value).toContain('**Mail Train**');
  expect(value).toMatch(/\*en\* .*iscard.*\n\n\*fr\* .*éfauss/);
  expect(value).toContain('data:image/svg+xml;base64,');
});

it('hovering explains an op, the letter of a terrain and a cell', async () => {
  const workspace = await openPack();
  const told = (file: string, from: string, marked: string): string => {
    const position = typed(workspace, file, from, marked);
    return JSON.stringify(hover(workspace, ROOT + file, position, VERSION)?.contents);
  };
  const discard = told(CARDS, 'discard: posted', 'dis¦card: posted');
  expect(discard).toContain('discard pile');
  expect(discard).toContain('/blob/v1.2.3/docs/card-language.md#ops-discard)');
  expect(told(CARDS, 'cost: 2', 'co¦st: 2')).not.toContain('card-language.md');
  expect(told('maps/mini.yaml', '  * S F F', '  * ¦S F F')).toContain('can never be laid');
  expect(told(TESTS, 'expect: {', 'expect: { rails: [A¦1],')).toContain('A1');
});

it('a finding links to the page of its code in the documentation of this version', async () => {
  const workspace = await openPack();
  workspace.type(ROOT + CARDS, FILES[CARDS]!.replace('discard: posted', 'discrad: posted'));
  const found = (await workspace.check()).diagnostics.filter(({ file }) => file === ROOT + CARDS);
  const { code, codeDescription } = toDiagnostic(found[0]!, VERSION);
  expect(codeDescription?.href).toMatch(new RegExp(`/blob/v1\\.2\\.3/docs/codes\\.md#${code}$`));
});

it('quick fixes write the word that was meant, and prefer one only when it is certain', async () => {
  const fixed = async (file: string, from: string, to: string): Promise<string[]> => {
    const workspace = await openPack();
    workspace.type(ROOT + file, FILES[file]!.replace(from, to));
    const found = (await workspace.check()).diagnostics.filter((one) => one.file === ROOT + file);
    return actions(
      workspace,
      ROOT + file,
      found.map((one) => toDiagnostic(one, VERSION)),
    ).map(({ title, isPreferred }) => `${title}${isPreferred === true ? ' (sure)' : ''}`);
  };
  expect(await fixed(CARDS, 'discard: posted', 'discrad: posted')).toEqual(['Write discard instead (sure)']);
  expect(await fixed(CARDS, 'discard: posted', 'discard: posted')).toEqual([]);
  expect(await fixed('setups/duel.yaml', 'map: mini', 'map: mina')).toEqual(['Write mini instead']);
  const spaces = await fixed(CARDS, '    name:', '\u00a0\u00a0\u00a0 name:');
  expect(spaces).toEqual(['Replace with plain characters (sure)']);
  expect(await fixed(CARDS, 'name: Lay Rails', 'name: Lay Rails\u200b')).toEqual(['Delete it (sure)']);
  expect(await fixed(CARDS, 'name: Lay Rails', 'name: “Lay Rails”')).toEqual([
    'Write "Lay Rails" instead (sure)',
  ]);
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

it('ops, amounts, categories, selections and letters of maps each have their own colour', async () => {
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

it('hovering over a card without text shows no empty lines', async () => {
  const workspace = await openPack();
  const position = typed(workspace, 'setups/duel.yaml', '[landfill', '[was¦te, landfill');
  const shown = JSON.stringify(hover(workspace, `${ROOT}setups/duel.yaml`, position, VERSION));
  expect(shown).toContain('**Waste**');
  expect(shown).not.toContain('*en*');
});
