import { expect, test } from 'vitest';
import { filesOf } from '../../core/content/text-file.ts';
import { listTexts } from '../../core/content/test-index.ts';
import type { LabelChanges } from '../model/labels.ts';
import { carriedNames, tellCarried } from './cell-names.ts';

const FILES: Record<string, string> = {
  'base/pack.yaml': 'format: 1\nid: base\ngame: trains\n',
  'base/maps/one.yaml': `\
id: one
places: [{ at: A1, name: A1 }] # The picture has these.
links: [{ between: [A1, 'B1'], name: A1 }] # A1
oneWay: [{ from: &end A1, to: D1 }]
routes: [{ from: *end , to: "C1", name: { en: B1 } }]
bonuses: [{ at: Z9 }, { at: B1 }, 5]
regions: [{ id: west, cells: [A1-B1, C1] }]
tokens: [{ at: B1, kind: goods }]
barriers: [[A1, B1]]
`,
  'base/maps/two.yaml': 'id: two\n',
  'base/setups/on-one.yaml': 'id: on-one\nmap: one\n',
  'base/setups/on-two.yaml': 'id: on-two\nmap: base/two\n',
  'base/strategies/any.yaml': 'id: any\nrails: { toward: [A1] }\n',
  'base/tests/cells.yaml': `\
# A1 is where it begins.
tests:
  - name: A1 is not B1
    setup: on-one
    given: { rails: [A1], stations: { B1: 2, "C1": 1 }, hand: [a1-train] } # not A1
    do:
      - rail: 'A1' # here
      - choose: [A1, C12]
      - { illegal: { rail: Z9 } }
    expect: { legal: [rail A1, "rail B1"], rails: { seat-0: [A1, D1] }, routes: [A1-B1, C1-Z9, "C1-D1"] }
  - name: another map
    setup: on-two
    given: { rails: [A1] }
    expect: { rails: [A1] }
  - { name: the map of the test, setup: base/on-two, map: one, expect: { rails: [B1] } }
`,
  'own/pack.yaml': 'format: 1\nid: own\ngame: trains\nextends: [base]\n',
  'own/maps/two.yaml': 'id: two\n',
  'own/strategies/east.yaml': 'id: east\nrails:\n  toward: [A1, D1] # A1 first\n',
  'own/tests/far.yaml': 'tests:\n  - { name: x, setup: base/on-one, expect: { rails: [A1] } }\n',
  'own/tests/own.yaml': 'tests:\n  - { name: x, setup: on-one, map: two, expect: { rails: [A1] } }\n',
  'own/tests/broken.yaml': 'tests: [\n',
  'other/pack.yaml': 'format: 1\nid: other\ngame: game-of-trains\n',
  'other/tests/broken.yaml': 'tests: [\n',
};
const CHANGES: LabelChanges = new Map([
  ['A1', 'B2'],
  ['B1', 'C2'],
  ['C1', 'A1'],
  ['D1', undefined],
]);

function carried(path: string) {
  const texts = new Map(Object.entries(FILES));
  return carriedNames(path, CHANGES, filesOf(texts), listTexts(texts));
}

test('tests played on a map change the names of its cells and not another byte', () => {
  const { changed, gone, unsure } = carried('base/maps/one.yaml');
  expect(changed.map(([path, , count]) => [path, count])).toEqual([
    ['base/maps/one.yaml', 9],
    ['base/tests/cells.yaml', 13],
    ['own/tests/far.yaml', 1],
  ]);
  expect(changed[1]?.[1]).toBe(`\
# A1 is where it begins.
tests:
  - name: A1 is not B1
    setup: on-one
    given: { rails: [B2], stations: { C2: 2, "A1": 1 }, hand: [a1-train] } # not A1
    do:
      - rail: 'B2' # here
      - choose: [B2, C12]
      - { illegal: { rail: Z9 } }
    expect: { legal: [rail B2, "rail C2"], rails: { seat-0: [B2, D1] }, routes: [B2-C2, A1-Z9, "A1-D1"] }
  - name: another map
    setup: on-two
    given: { rails: [A1] }
    expect: { rails: [A1] }
  - { name: the map of the test, setup: base/on-two, map: one, expect: { rails: [C2] } }
`);
  expect(gone).toEqual([
    ['base/maps/one.yaml', ['D1']],
    ['base/tests/cells.yaml', ['D1']],
  ]);
  // A strategy that fits two maps, and an unreadable file.
  expect(unsure).toEqual(['base/strategies/any.yaml', 'own/tests/broken.yaml']);
});

test('a map changes the names of cells in the lists that its picture does not show', () => {
  expect(carried('base/maps/one.yaml').changed[0]?.[1]).toBe(`\
id: one
places: [{ at: A1, name: A1 }] # The picture has these.
links: [{ between: [B2, 'C2'], name: A1 }] # A1
oneWay: [{ from: &end B2, to: D1 }]
routes: [{ from: *end , to: "A1", name: { en: B1 } }]
bonuses: [{ at: Z9 }, { at: C2 }, 5]
regions: [{ id: west, cells: [B2-C2, A1] }]
tokens: [{ at: C2, kind: goods }]
barriers: [[A1, B1]]
`);
});

test('a map with the same id in an extending pack is another map', () => {
  const { changed, gone } = carried('own/maps/two.yaml');
  expect(changed.map(([path]) => path)).toEqual(['own/tests/own.yaml', 'own/strategies/east.yaml']);
  expect(changed[1]?.[1]).toBe('id: east\nrails:\n  toward: [B2, D1] # A1 first\n');
  expect(gone).toEqual([['own/strategies/east.yaml', ['D1']]]);
});

test('the outcome is reported file by file', () => {
  expect(tellCarried(carried('own/maps/two.yaml'), CHANGES)).toBe(
    'Cells have new names: A1 is now B2. 2 names in own/tests/own.yaml, own/strategies/east.yaml changed with them and will be saved with ' +
      'the map; Undo reverts everything. own/strategies/east.yaml names D1: these cells no longer exist. own/tests/broken.yaml may name ' +
      'cells of this map; please check it.',
  );
});
