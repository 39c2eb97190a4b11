// What the worker tells of an earlier version: things, faces and maps, whatever else is broken.
import { expect, test } from 'vitest';
import { workspaceOf } from '../../../../test/workspace-of.ts';
import { contentChanges } from './changes.ts';
import { faceKey } from './things.ts';

const PACK =
  'format: 1\nid: own\ngame: trains\ntitle: Own\nversion: 1.0.0\nextends: []\nterrains:\n  field: { letter: F, name: Field, cost: 0 }\n  mountain: { letter: M, name: Mountain, cost: 2 }\ncategories: { train: Train }\n';
const card = (id: string, cost: number, more = '') =>
  `  - id: ${id}\n    name: ${id}\n    categories: [train]\n    cost: ${cost}\n    value: 1\n${more}`;
const MAP = 'format: 1\nid: bay\nname: Bay\norientation: pointy\nterrain: |\n  F F F\n   F M F\n  F F F\n';

test('cards have both faces, also in a file with another name, and maps are drawn with their cells in words', async () => {
  const [cards, moved, map, broken] = [
    'own/cards/a.yaml',
    'own/cards/b.yaml',
    'own/maps/bay.yaml',
    'own/rules/x.yaml',
  ];
  const workspace = workspaceOf({
    'own/pack.yaml': PACK,
    [moved]: `format: 1\ncards:\n${card('tug', 4)}${card('fresh', 2)}`,
    [map]: MAP.replace('F M F', 'F F F'),
    [broken]: 'id: [\n',
  });
  const found = await contentChanges(workspace, {
    files: [
      { path: moved, from: cards, before: `format: 1\ncards:\n${card('tug', 3)}` },
      { path: map, before: MAP },
      { path: broken, before: 'id: x\n' },
      { path: 'own/setups/gone.yaml', before: 'format: 1\nid: gone\n' },
    ],
    pictures: [],
  });
  const [tug, fresh] = found.things.get(moved) ?? [];
  expect([tug?.rows, fresh?.change]).toEqual([
    [{ path: ['cards', 'tug', 'cost'], label: 'cost', before: '3', now: '4' }],
    'added',
  ]);
  const sides = (thing = tug) => thing && found.faces.get(faceKey(moved, thing));
  expect(sides()?.before?.label).toContain('3');
  expect(sides()?.now?.label).toContain('4');
  expect(Object.keys(sides(fresh) ?? {})).toEqual(['now']);
  const [cell] = found.things.get(map) ?? [];
  expect(cell).toMatchObject({ noun: 'cell', title: 'B2', rows: [{ before: 'mountain', now: 'field' }] });
  expect(found.maps.get(map)?.svg).toMatch(/^<svg /);
  expect(found.things.get(broken)).toBeUndefined();
  expect(found.things.has('own/setups/gone.yaml')).toBe(true);
});
