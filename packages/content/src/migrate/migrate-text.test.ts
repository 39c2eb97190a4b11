import { describe, expect, it } from 'vitest';
import { loadContent, memorySource } from '../index.ts';
import { migrateText } from './migrate-text.ts';

const PACK = `# Mine.
format: 0
id: mine
game: trains
title: Mine
version: 1.0.0
license: MIT # for now
authors: [Me]
terrains:
  swamp: { letter: W, colour: "#7d8c5a", cost: 3 }
`;
const CARDS = `format: 0
cards:
  # The first.
  - id: mail-train
    name: Mail Train
    kinds: [train, action]
    value: 1
    cost: 4
    effect:
      - choose: { from: hand, where: { kind: train, not: { kind: action } }, as: posted }
      - discard: posted
      - coins: { per: posted }
    on-buy: [{ draw: 1 }]

  - { id: kind, name: kinds, kinds: [train], not-for-sale: false, cost: 0, value: 1 }
`;

function migrated(text: string, kind: string): string {
  const migration = migrateText(text, kind);
  return migration.state === 'migrated' ? migration.text : migration.state;
}

describe('a file of format 0', () => {
  it('keeps everything but the renamed keys', () => {
    expect(migrated(PACK, 'pack')).toBe(
      PACK.replace('format: 0', 'format: 1').replace('license', 'licence').replace('colour', 'color'),
    );
    expect(migrated(CARDS, 'cards')).toBe(
      CARDS.replace('format: 0', 'format: 1')
        .replace('    kinds: [train, action]', '    categories: [train, action]')
        .replaceAll('{ kind:', '{ category:')
        .replace('per:', 'count:')
        .replace('on-buy', 'onBuy')
        .replace('name: kinds, kinds:', 'name: kinds, categories:')
        .replace('not-for-sale', 'notForSale'),
    );
  });

  it('has no findings afterwards', async () => {
    const files = { 'pack.yaml': PACK, 'cards/c.yaml': CARDS };
    const before = await loadContent(memorySource(files));
    expect(before.diagnostics.map(({ code, help }) => [code, help])).toEqual([
      ['format-version', 'To convert the pack to the current format: railwright migrate.'],
    ]);
    const after = await loadContent(
      memorySource({ 'pack.yaml': migrated(PACK, 'pack'), 'cards/c.yaml': migrated(CARDS, 'cards') }),
    );
    expect(after.diagnostics).toEqual([]);
  });

  it('is changed with a line for each change', () => {
    const migration = migrateText(PACK, 'pack');
    expect(migration).toMatchObject({
      from: 0,
      changes: ['line 7: license is now licence', 'line 10: colour is now color'],
    });
  });

  it('is current afterwards', () => {
    expect(migrateText(migrated(CARDS, 'cards'), 'cards').state).toBe('current');
  });

  it('keeps its line ends', () => {
    expect(migrated(CARDS.replaceAll('\n', '\r\n'), 'cards')).toBe(
      migrated(CARDS, 'cards').replaceAll('\n', '\r\n'),
    );
  });

  it('keeps a key that is there under both names, for the checks to report', () => {
    const both = PACK.replace('license: MIT', 'licence: MIT\nlicense: MIT');
    expect(migrated(both, 'pack')).toContain('licence: MIT\nlicense: MIT');
  });
});

it.each([
  ['not YAML', 'format: 0\na: [1\n', /cannot be read as YAML/],
  ['without a format', 'id: x\n', /does not state its format/],
  ['of a later format', 'format: 7\n', /newer/],
  ['of a strange format', 'format: old\n', /not a format number/],
  ['with an alias as format', 'x: &a 0\nformat: *a\n', /./],
])('a file %s is left as it is, with the reason', (_name, text, reason) => {
  const migration = migrateText(text, 'cards');
  if (migration.state === 'migrated') expect(migration.text).toContain('1');
  else expect(migration.state === 'refused' && migration.reason).toMatch(reason);
});
