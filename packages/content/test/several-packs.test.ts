// Packs next to the shipped ones: extended packs, clashes of ids, and setups that draw on several.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TrainsDefinition } from '@railwright/engine';
import { listSetups, loadContent, memorySource, resolveSetup } from '../src/index.ts';
import type { Content, SetupOptions } from '../src/index.ts';
import { folderSource } from '../src/node/index.ts';

const PACK = (id: string, more: string): string =>
  `format: 1\nid: ${id}\ngame: trains\ntitle: X\nversion: 1.0.0\nlicence: MIT\nauthors: [X]\n${more}`;

describe('several packs', () => {
  const shipped = folderSource(join(import.meta.dirname, '..', '..', '..', 'content'), {
    prefix: 'content/',
  });
  const load = (files: Record<string, string>): Promise<Content> =>
    loadContent([shipped, memorySource(files)]);
  const setupOf = (cards: string): string =>
    `format: 1\nid: s\ntitle: S\nrules: trains/okazu-2012\nmap: trains/tokyo\nmarket: { kinds: 2, cards: [${cards}] }\n`;
  const card = (id: string): string =>
    `  - { id: ${id}, name: X, categories: [action], cost: 2, value: 1 }\n`;

  it('a card with the id of another card in the same game is refused', async () => {
    const loaded = await load({
      'p/pack.yaml': PACK('p', 'extends: [trains]\n'),
      'p/cards/c.yaml': `format: 1\ncards:\n${card('landfill')}`,
      'p/setups/s.yaml': setupOf('landfill, trains/landfill'),
    });
    expect(loaded.diagnostics.map(({ code }) => code)).toEqual(['card-clash']);
    const result = resolveSetup(loaded, 'p/s');
    expect(result.ok ? [] : result.diagnostics.map(({ code, file }) => `${file} ${code}`)).toEqual([
      'p/setups/s.yaml card-clash',
    ]);
  });

  it('a setup with more kinds than a game can hold is refused', async () => {
    const ids = Array.from({ length: 260 }, (_, i) => `card-${i}`);
    const loaded = await load({
      'p/pack.yaml': PACK('p', 'extends: [trains]\n'),
      'p/cards/c.yaml': `format: 1\ncards:\n${ids.map(card).join('')}`,
      'p/rules/r.yaml': 'format: 1\nid: r\nextends: trains/okazu-2012\n',
      'p/setups/s.yaml': setupOf(ids.join(', ')).replace('kinds: 2, ', ''),
    });
    const result = resolveSetup(loaded, 'p/s');
    expect(result.ok).toBe(false);
  });

  it('openings are put together from rules and those they extend', async () => {
    const loaded = await load({
      'p/pack.yaml': PACK('p', 'extends: [trains]\n'),
      'p/rules/a.yaml': 'format: 1\nid: a\nextends: trains/okazu-2012\nopening: { hands: [5, 6] }\n',
      'p/rules/b.yaml':
        'format: 1\nid: b\nextends: a\nopening: { placing: last-seat-first, coins: [0, 1] }\n',
    });
    const openingBy = (options: SetupOptions) => {
      const result = resolveSetup(loaded, 'trains/tokyo-beginners', options);
      if (!result.ok) throw new Error(result.diagnostics[0]?.message);
      return (result.setup.definition as TrainsDefinition).rules.opening;
    };
    expect(openingBy({ rules: 'p/b' })).toEqual({
      hands: [5, 6],
      coins: [0, 1],
      placing: 'last-seat-first',
    });
    expect(openingBy({})).toBeUndefined();
  });

  it('a random market meets its conditions for any seed', async () => {
    const loaded = await load({
      'p/pack.yaml': PACK('p', 'extends: [trains]\n'),
      'p/setups/s.yaml':
        'format: 1\nid: s\ntitle: S\nrules: trains/okazu-2012\nmap: trains/tokyo\n' +
        'market: { always: [landfill], random: 7, atLeast: { train: 3 }, apart: [[landfill, dump-site]] }\n',
    });
    const seen = new Set<string>();
    for (let marketSeed = 0; marketSeed < 60; marketSeed++) {
      const result = resolveSetup(loaded, 'p/s', { marketSeed });
      if (!result.ok) throw new Error(result.diagnostics[0]?.message);
      const market = result.setup.options['market'] as string[];
      const cards = (result.setup.definition as TrainsDefinition).cards;
      const trains = market.filter((id) => cards.find((one) => one.id === id)?.categories.includes('train'));
      expect(trains.length).toBeGreaterThanOrEqual(3);
      expect(market).not.toContain('dump-site');
      expect(market).toHaveLength(8);
      seen.add(market.join());
    }
    expect(seen.size).toBeGreaterThan(40);
  });

  it('a setup with errors is refused with those errors', async () => {
    const loaded = await load({
      'p/pack.yaml': PACK('p', 'extends: [trains]\n'),
      'p/setups/s.yaml': setupOf('landfil, garage'),
    });
    expect(listSetups(loaded).map(({ id }) => id)).not.toContain('p/s');
    const result = resolveSetup(loaded, 'p/s');
    expect(result.ok ? [] : result.diagnostics.map(({ code }) => code)).toEqual(['reference-unknown']);
  });
});
