// What differs between two versions of a file, and undoing one difference: every other byte stays.
import { expect, it } from 'vitest';
import { makePair } from '../../fuzz/merge/pair.ts';
import { shippedFiles } from '../../fuzz/merge/files.ts';
import { canonicalJson } from '../text/hash.ts';
import { readData } from '../yaml/read-leniently.ts';
import { changesBetween } from './changes.ts';
import { undoChange } from './undo.ts';

const BEFORE = `# Cards of a test.
format: 1
cards:
  # Cheap.
  - id: mail
    name: { en: Mail, fr: Poste }
    cost: 2 # a coin or two
    effect:
      - draw: 1

  - id: express
    cost: 3
  - { id: waste, cost: 0 }
categories: [train, mail]
`;

const edited = (text: string, ...edits: readonly (readonly [string, string])[]): string =>
  edits.reduce((now, [from, to]) => {
    expect(now.split(from)).toHaveLength(2);
    return now.replace(from, () => to);
  }, text);

const told = (before: string, now: string): string[] =>
  (changesBetween(before, now) ?? []).map(
    ({ path, about, before: old, now: fresh }) =>
      `${path.join('.')} ${about} ${JSON.stringify(old)} ${JSON.stringify(fresh)}`,
  );

it('names what differs by keys, ids and cells', () => {
  const now = edited(
    BEFORE,
    ['cost: 2', 'cost: 4'],
    ['fr: Poste', 'fr: Courrier'],
    ['draw: 1', 'draw: 2'],
    ['  - id: express\n    cost: 3\n', '  # New.\n  - id: barge\n    cost: 5\n'],
    ['[train, mail]', '[mail, train]'],
    ['# Cards', '# Some cards'],
  );
  expect(told(BEFORE, now)).toEqual([
    'format writing undefined undefined',
    'cards.mail.name.fr value "Poste" "Courrier"',
    'cards.mail.cost value 2 4',
    'cards.mail.effect value [{"draw":1}] [{"draw":2}]',
    'cards.barge value undefined {"id":"barge","cost":5}',
    'cards.express value {"id":"express","cost":3} undefined',
    'categories order undefined undefined',
  ]);
});

it('undoes one difference and keeps the others, byte for byte', () => {
  const changes = [
    ['cost: 2 #', 'cost:   4 #'],
    ['fr: Poste', "fr: 'Courrier'"],
    ['{ id: waste, cost: 0 }', '{ id: waste, cost: 1 }'],
    ['  # Cheap.', '  # Not cheap.'],
  ] as const;
  const paths = [
    ['cards', 'mail', 'cost'],
    ['cards', 'mail', 'name', 'fr'],
    ['cards', 'waste', 'cost'],
  ];
  for (const [i, path] of paths.entries()) {
    const others = changes.filter((_, j) => j !== i);
    expect(undoChange(BEFORE, edited(BEFORE, ...changes), path), path.join('.')).toBe(
      edited(BEFORE, ...others),
    );
  }
});

it('brings back what is gone where it stood, takes out what is new, and undoes a whole card with its comment', () => {
  const express = '\n  - id: express\n    cost: 3\n';
  const gone = edited(BEFORE, [express, ''], ['cost: 2', 'cost: 9']);
  expect(undoChange(BEFORE, gone, ['cards', 'express'])).toBe(edited(BEFORE, ['cost: 2', 'cost: 9']));
  const added = edited(BEFORE, [express, `  # New.\n  - id: barge\n    cost: 5\n${express}`]);
  expect(undoChange(BEFORE, added, ['cards', 'barge'])).toBe(BEFORE);
  const rewritten = edited(
    BEFORE,
    ['  # Cheap.', '  # Dear.'],
    ['cost: 2', 'cost: 9'],
    ['[train, mail]', '[train]'],
  );
  expect(undoChange(BEFORE, rewritten, ['cards', 'mail'])).toBe(edited(BEFORE, ['[train, mail]', '[train]']));
  expect(undoChange(BEFORE, rewritten, ['categories'])).toBe(
    edited(BEFORE, ['  # Cheap.', '  # Dear.'], ['cost: 2', 'cost: 9']),
  );
  expect(undoChange(BEFORE, edited(BEFORE, ['id: mail', 'id: letter']), ['cards', 'mail'])).toBe(BEFORE);
  expect(undoChange('format: 1\ncards:\n', 'format: 1\ncards:\n  - id: a\n', ['cards'])).toBe(
    'format: 1\ncards:\n',
  );
});

it('undoes single cells of a map, unless the cells have moved', () => {
  const map = 'id: bay\nterrain: |\n  F F C S\n   M F F S\n  F C F F\nplaces: []\n';
  const now = edited(map, ['F F C S', 'F M C S'], ['M F F S', 'M F F']);
  expect(told(map, now)).toEqual(['terrain.0.2 cell "F" "M"', 'terrain.1.7 cell "S" undefined']);
  expect(undoChange(map, now, ['terrain', 0, 2])).toBe(edited(map, ['M F F S', 'M F F']));
  expect(undoChange(map, now, ['terrain', 1, 7])).toBe(edited(map, ['F F C S', 'F M C S']));
  const longer = edited(map, ['  F C F F\n', '  F C F F\n   F F\n']);
  expect(undoChange(map, undoChange(map, longer, ['terrain', 3, 1]) ?? '', ['terrain', 3, 3])).toBe(map);
  const moved = edited(map, ['terrain: |\n', 'terrain: |\n  S S S S\n']);
  expect(told(map, moved)).toHaveLength(1);
  expect(undoChange(map, moved, ['terrain'])).toBe(map);
});

it('keeps the line breaks of Windows and a last line without end', () => {
  const windows = edited(BEFORE, ['cost: 2', 'cost: 4']).replaceAll('\n', '\r\n').trimEnd();
  expect(undoChange(BEFORE, windows, ['cards', 'mail', 'cost'])).toBe(
    BEFORE.replaceAll('\n', '\r\n').trimEnd(),
  );
});

it('says of what is no object of YAML that it cannot be compared', () => {
  for (const text of ['', '- a\n', 'a: [\n', '<<<<<<< ours\na: 1\n']) {
    expect(changesBetween(BEFORE, text)).toBeUndefined();
    expect(undoChange(BEFORE, text, ['cards'])).toBeUndefined();
  }
  expect(undoChange(BEFORE, edited(BEFORE, ['cost: 2', 'cost: 4']), ['cards', '__proto__'])).toBeUndefined();
});

it('comes back to the version before, difference by difference, after random edits of shipped files', () => {
  const files = shippedFiles().filter(({ text }) => text.length <= 3000);
  for (let i = 0; i < 60; i++) {
    const { path, text } = files[i % files.length]!;
    const { base, ours } = makePair(text, 700 + i);
    let now = ours.text;
    for (let step = 0; step < 60; step++) {
      const [change] =
        changesBetween(base, now)?.filter(({ about }) => about !== 'order' && about !== 'writing') ?? [];
      if (!change) break;
      const undone = undoChange(base, now, change.path);
      expect(undone, `${path}, pair ${i}, ${change.path.join('.')}`).not.toBe(now);
      now = undone ?? '';
    }
    const data = (version: string) => canonicalJson(sorted(readData(version)));
    expect(data(now), `${path}, pair ${i}`).toBe(data(base));
  }
});

/** Whatever the order of things. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(sorted).sort((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, sorted(one)]));
}
