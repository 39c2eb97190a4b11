// Changes that a playtest supports, made in the files of the open folder and taken back by undo where they were made.
import { expect, test } from 'vitest';
import { project } from '../core/project/project.svelte.ts';
import { versionOf, type Store } from '../core/stores/store.ts';
import type { TestTable } from '../core/checks/tables.ts';
import {
  cardPlace,
  changeCost,
  changeNumbers,
  changeRules,
  isMade,
  numberPlace,
  rulesPath,
} from './make-change.ts';

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

test('several numbers of several files are one step, which one undo takes back', async () => {
  await openFiles();
  const played = {
    ...table,
    bundle: { definition: { game: 'trains', rules: { id: 'own/shorter' } } },
  } as unknown as TestTable;
  const rules = numberPlace('rules.opening.coins', played)!;
  expect(rules).toEqual({ path: RULES, keys: ['opening', 'coins'] });
  const costs = ['yard', 'mail'].map((card) => numberPlace(`cards.${card}.cost`, played)!);
  const [yard, mail] = costs;
  changeNumbers(
    SETUP,
    [
      { ...yard!, value: 1 },
      { ...mail!, value: 6 },
      { ...numberPlace('rules.handSize', played)!, value: 7 },
    ],
    'Proposal 1',
  );
  const [cards, file] = ['own/cards/mine.yaml', RULES].map((path) => project.document(path)!);
  expect(cards!.text).toBe('cards:\n  - id: yard\n    cost: 1\n  - id: mail\n    cost: 6 # dear\n');
  expect(file!.text).toContain('handSize: 7');
  const setup = project.document(SETUP)!;
  expect(setup.undoTitle).toBe('Proposal 1');
  setup.undo();
  expect(cards!.text).toBe(FILES['own/cards/mine.yaml']);
  expect(file!.text).toBe(FILES[RULES]);
  // From the file itself, the cards are changed in the same step as the rules.
  changeNumbers(
    'own/cards/mine.yaml',
    [
      { ...yard!, value: 2 },
      { ...numberPlace('rules.handSize', played)!, value: 4 },
    ],
    'Proposal 2',
  );
  expect(file!.text).toContain('handSize: 4');
  cards!.undo();
  expect([cards!.text, file!.text]).toEqual([FILES['own/cards/mine.yaml'], FILES[RULES]]);
  expect(numberPlace('cards.stranger.cost', played)).toBeUndefined();
  expect(numberPlace('map.cells', played)).toBeUndefined();
});
