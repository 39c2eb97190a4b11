import { expect, test } from 'vitest';
import { editDocument, type DocumentEdit } from './edit-document.ts';
import { editMap } from './edit-map.ts';

const MAP = `format: 1
terrain: |
  C F C
# before
places:
  # the first
  - { at: A1, city: 1, name: One } # stays a comment
  - { at: A2, city: 2 }
  - at: A3
    remote: 2
  - { at: A4, remote: 4, name: "Four: {4}" }
barriers:
  - [A1, A2]
  - [A2, A3] # wall
  - [A3, A4]
`;

const cases: Readonly<Record<string, readonly DocumentEdit[]>> = {
  'places that go': [
    { path: ['places', 3], delete: true },
    { path: ['places', 0], delete: true },
  ],
  'a place of several lines that goes': [{ path: ['places', 2], delete: true }],
  'barriers that come and go': [
    { path: ['barriers', 3], value: ['A4', 'A5'] },
    { path: ['barriers', 4], value: ['A5', 'A6'] },
    { path: ['barriers', 1], delete: true },
  ],
  'every barrier gone': [2, 1, 0].map((i) => ({ path: ['barriers', i], delete: true as const })),
  'a place changed and another gone': [
    { path: ['places', 1, 'name'], value: 'Two' },
    { path: ['places', 0], delete: true },
  ],
  'places that come': [
    { path: ['places', 4], value: { at: 'A7', city: 1, name: 'Say: "x" # y' } },
    { path: ['places', 5], value: { at: 'A8', remote: 3 } },
  ],
  'both lists and the picture at once': [
    { path: ['terrain'], value: 'F F F\n' },
    { path: ['places', 1, 'at'], value: 'B1' },
    { path: ['places', 4], value: { at: 'A7', city: 1 } },
    { path: ['places', 0], delete: true },
    { path: ['barriers', 2], delete: true },
  ],
};

for (const [name, edits] of Object.entries(cases)) {
  test(`${name}: the text equals that of single edits`, () => {
    for (const text of [MAP, MAP.replaceAll('\n', '\r\n'), MAP.trimEnd()]) {
      expect(editMap(text, edits)).toBe(editDocument(text, edits));
    }
  });
}
