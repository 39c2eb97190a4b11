// Names across a pack: where something is defined, where it is used, and renaming it everywhere, even while pack.yaml cannot be read.
import { expect, it } from 'vitest';
import type { TextEdit } from 'vscode-languageserver-types';
import { complete, definition, hover, references, rename, type Workspace } from '../src/index.ts';
import { FILES, openPack, ROOT } from './pack.ts';
import { CARDS, OTHER, TESTS, typed } from './typed.ts';

/** The text of each file after a rename. */
const edits = (
  workspace: Workspace,
  changes: Readonly<Record<string, readonly TextEdit[]>>,
): Map<string, string> =>
  new Map(
    Object.entries(changes).map(([path, list]) => {
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

it('renaming an id changes every file of the pack, even one being typed, and leaves the pack without errors', async () => {
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

it('renaming a selection changes its card alone, and an id that is taken is refused', async () => {
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

it('a definition and all uses are found from any use', async () => {
  const workspace = await openPack();
  const position = typed(workspace, TESTS, '- play: mail-train', '- play: mail¦-train');
  const { uri, range } = definition(workspace, ROOT + TESTS, position)!;
  expect([uri, range.start.line]).toEqual([ROOT + CARDS, 24]);
  const uses = references(workspace, ROOT + TESTS, position, false).map((one) => one.uri.slice(ROOT.length));
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
  expect(place && [place.uri, place.range.start.line]).toEqual([`${ROOT}../far/pack.yaml`, 1]);
  const renamed = rename(workspace, `${ROOT}pack.yaml`, position, 'near');
  if (!renamed.ok) throw new Error(renamed.reason);
  const own = Object.entries(renamed.changes).filter(([path]) => path === `${ROOT}pack.yaml`);
  expect(edits(workspace, Object.fromEntries(own)).get('pack.yaml')).toContain('extends: [near ^1]');
});

it.each([
  ['pack.yaml is not YAML', 'game: trains', 'game: trains: ['],
  ['pack.yaml has no id', 'id: mini', 'id: '],
])('while %s, the other files are answered as before', async (_, from, to) => {
  const workspace = await openPack();
  const manifest = `${ROOT}pack.yaml`;
  workspace.type(manifest, FILES['pack.yaml']!.replace(from, to));
  expect(workspace.checked).not.toBe(await workspace.check());
  expect(workspace.checked.packs).toEqual([]);
  const position = typed(workspace, 'setups/duel.yaml', '[landfill', '[land¦fill');
  const setup = `${ROOT}setups/duel.yaml`;
  expect(definition(workspace, setup, position)?.uri).toContain(CARDS);
  expect(JSON.stringify(hover(workspace, setup, position, '1.0.0'))).toContain('Landfill');
  expect(complete(workspace, setup, position).map(({ label }) => label)).toContain('mail-train');
  const renamed = rename(workspace, setup, position, 'dump');
  expect(renamed.ok && Object.keys(renamed.changes)).toHaveLength(3);
  workspace.type(manifest, FILES['pack.yaml']!);
  expect((await workspace.check()).diagnostics).toEqual([]);
});

it('definitions are found in a pack whose pack.yaml was broken from the start', async () => {
  const broken = FILES['pack.yaml']!.replace('authors: [Somebody]', 'authors: [Somebody');
  const workspace = await openPack({ 'pack.yaml': broken });
  const position = typed(workspace, 'setups/duel.yaml', '[landfill', '[land¦fill');
  expect(definition(workspace, `${ROOT}setups/duel.yaml`, position)?.uri).toContain(CARDS);
});

it('a category that pack.yaml declares is offered, explained, found and renamed', async () => {
  const workspace = await openPack();
  const declare = `${FILES['pack.yaml']!}categories:\n  goods: { name: { en: Goods, fr: Marchandises } }\n`;
  workspace.type(`${ROOT}pack.yaml`, declare);
  await workspace.check();
  const empty = typed(workspace, CARDS, 'categories: [rail]', 'categories: [¦]');
  expect(complete(workspace, ROOT + CARDS, empty).map(({ label }) => label)).toContain('goods');
  const position = typed(workspace, CARDS, 'categories: [rail]', 'categories: [rail, go¦ods]');
  await workspace.check();
  expect(JSON.stringify(hover(workspace, ROOT + CARDS, position, '1.2.3'))).toContain('**Goods** · category');
  const renamed = rename(workspace, ROOT + CARDS, position, 'freight');
  if (!renamed.ok) throw new Error(renamed.reason);
  const after = edits(workspace, renamed.changes);
  expect(after.get('pack.yaml')).toContain('  freight: { name: { en: Goods');
  expect(after.get(CARDS)).toContain('[rail, freight]');
});
