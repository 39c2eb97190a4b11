// No test fails at random: properties have a fixed seed, and no test uses its own randomness.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEED } from './vitest-setup.ts';

const ROOT = join(import.meta.dirname, '..');

test('every property draws the same values each time', () => {
  const draw = (): number[] => {
    const drawn: number[] = [];
    fc.assert(fc.property(fc.integer(), (value) => void drawn.push(value)));
    return drawn;
  };
  expect(fc.readConfigureGlobal().seed).toBe(SEED);
  expect(draw()).toEqual(draw());
});

test('no test overrides the seed of properties or uses randomness', () => {
  const files = globSync('{packages,apps,scripts}/**/*.test.ts', {
    cwd: ROOT,
    exclude: (name) => /(^|[\\/])(node_modules|dist|build)$/.test(name),
  });
  expect(files.length).toBeGreaterThan(100);
  const random = files.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return !file.endsWith('seed.test.ts') && /configureGlobal|Math\.random\(|randomInt\(/.test(text);
  });
  expect(random).toEqual([]);
});
