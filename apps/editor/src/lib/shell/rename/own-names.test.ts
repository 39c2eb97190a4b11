import { expect, test } from 'vitest';
import { schemaFor } from '../../core/content/schemas.ts';
import { namesToChoose, ownNames } from './own-names.ts';

const CARDS = 'cards:\n  - { id: barge, name: Barge }\n  - { id: tug, name: Tug }\n';
const PACK = 'id: own\ngame: trains\nterrains:\n  canal: { letter: W, cost: 1 }\n';
const TESTS = 'tests:\n  - { name: barge, setup: duel, do: [{ play: barge }] }\n';

test('every id of a file can be renamed, starting with the one under the cursor', async () => {
  const namesIn = async (path: string, text: string) =>
    ownNames(text, 'own', await schemaFor(path, 'trains'));
  const names = await namesIn('own/cards/a.yaml', CARDS);
  expect(names.map(({ id }) => id)).toEqual(['barge', 'tug']);
  expect(namesToChoose(names, 'tug')?.map(({ id }) => id)).toEqual(['tug', 'barge']);
  expect((await namesIn('own/pack.yaml', PACK)).map(({ kind }) => kind)).toEqual(['packs', 'terrains']);
  expect(await namesIn('own/tests/t.yaml', TESTS)).toEqual([]);
  expect(namesToChoose([])).toBeUndefined();
});
