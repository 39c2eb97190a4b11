import { expect, it } from 'vitest';
import { loadContent, memorySource } from '../src/index.ts';

const PACK = 'format: 1\nid: p\ntitle: P\nversion: 1.0.0\nlicence: MIT\nauthors: [A]\ngame: trains\n';

it('a finding keeps the path of its subject, whatever its stage', async () => {
  const { diagnostics } = await loadContent(
    memorySource({
      'pack.yaml': PACK,
      'cards/c.yaml': `format: 1
cards:
  - id: a
    name: A
    categories: [train]
  - id: b
    name: B
    categories: [train]
    cost: 1
    darw: 2
    effect: [{ discard: posted }]
  - { id: c, name: C, categories: [train], cost: 1, effect: [{ gain: { where: { card: nothing } } }] }
`,
      'rules/r.yaml': 'format: 1\nid: r\nwaste: [\n',
    }),
  );
  const told = diagnostics.map(({ code, path }) => `${code} ${path?.join('.') ?? '-'}`);
  expect(told).toContain('schema-missing-key cards.0');
  expect(told).toContain('schema-unknown-key cards.1.darw');
  expect(told).toContain('reference-unknown cards.2.effect.0.gain.where.card');
  expect(told.filter((one) => one.startsWith('yaml-'))).toEqual([expect.stringMatching(/ -$/)]);
});
