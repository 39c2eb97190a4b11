// Changes that a playtest supports, made in the files of the open folder and taken back by undo where they were made.
import { expect, test } from 'vitest';
import { project } from '../core/project/project.svelte.ts';
import { versionOf, type Store } from '../core/stores/store.ts';
import type { TestTable } from '../core/checks/tables.ts';
import { cardPlace, changeCost, changeRules, isMade, rulesPath } from './make-change.ts';

const FILES: Readonly<Record<string, string>> = {
  'own/pack.yaml': 'format: 1\nid: own\ntitle: Own\nversion: 1.0.0\ngame: trains\n',
  'own/rules/short.yaml': 'format: 1\nid: shorter\nopening:\n  hands: [5, 6] # kept\nhandSize: 5\n',
  'own/cards/mine.yaml': 'cards:\n  - id: yard\n    cost: 3\n  - id: mail\n    cost: 4 # dear\n',
  'own/setups/duel.yaml': 'format: 1\nid: duel\n',
};
const SETUP = 'own/setups/duel.yaml';
const RULES = 'own/rules/short.yaml';
const edit = { file: 'own/shorter', keys: { opening: { coins: [0, 2] } } };
const table = { setup: 'own/duel', packs: ['trains', 'own'] } as unknown as TestTable;

async function openFiles(): Promise<void> {
  const store: Store = {
    ...{ kind: 'folder', title: 'test', readOnly: undefined },
    list: async () => {
      const files = Object.entries(FILES).map(async ([path, text]) => ({
        path,
        version: await versionOf(text),
      }));
      return { files: await Promise.all(files), foreign: [] };
    },
    read: async (path: string) => ({ text: FILES[path] ?? '', version: await versionOf(FILES[path] ?? '') }),
    watch: () => () => undefined,
  } as unknown as Store;
  await project.open(store);
}

test('the rules that the change is about are found by their id, and only in the open folder', async () => {
  await openFiles();
  expect(rulesPath(edit)).toBe(RULES);
  expect(rulesPath({ ...edit, file: 'trains/okazu-2012' })).toBeUndefined();
});

test('a change of the rules keeps everything else, and is one step of the file being edited', async () => {
  await openFiles();
  expect(isMade(RULES, edit)).toBe(false);
  changeRules(SETUP, RULES, edit, 'Two coins more');
  const rules = project.document(RULES)!;
  expect(rules.text).toBe(
    'format: 1\nid: shorter\nopening:\n  hands: [5, 6] # kept\n  coins: [0, 2]\nhandSize: 5\n',
  );
  expect(isMade(RULES, edit)).toBe(true);
  const setup = project.document(SETUP)!;
  expect(setup.undoTitle).toBe('Two coins more');
  setup.undo();
  expect(rules.text).toBe(FILES[RULES]);
  expect(isMade(RULES, edit)).toBe(false);
});

test('a cost is written into the card, wherever it stands, and undone in its own file too', async () => {
  await openFiles();
  const place = cardPlace('mail', table)!;
  expect(place).toEqual({ path: 'own/cards/mine.yaml', index: 1 });
  changeCost(place.path, place, 5, 'Mail costs 5');
  const cards = project.document(place.path)!;
  expect(cards.text).toContain('    cost: 5 # dear');
  expect(cards.undoTitle).toBe('Mail costs 5');
  cards.undo();
  expect(cards.text).toBe(FILES[place.path]);
});

test('a card of a pack that is not in the open folder has no place', async () => {
  await openFiles();
  expect(cardPlace('landfill', table)).toBeUndefined();
  expect(cardPlace('mail', undefined)).toBeUndefined();
});
