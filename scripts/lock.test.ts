// npm can lose the packages of other systems when it writes package-lock.json (npm/cli#4828); `npm ci` then fails
// everywhere. So each optional package named by a locked one must be locked too.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readJson } from './lib/workspace.mjs';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

test('package-lock.json has the optional packages of every system', () => {
  const lock = readJson(join(ROOT, 'package-lock.json')) as { packages: Record<string, LockedPackage> };
  const places = Object.keys(lock.packages);
  const missing = Object.values(lock.packages)
    .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
    .filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)));
  expect(places.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
