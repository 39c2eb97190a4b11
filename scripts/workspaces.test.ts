// Every package and app says what it is: in a README of its own, and in the table of folders of the repository's README.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(ROOT, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json'))),
);

test.each(folders)('%s has a README and a line in the table of folders', (folder) => {
  expect(existsSync(join(ROOT, folder, 'README.md'))).toBe(true);
  expect(readme).toMatch(new RegExp(`^\\| \`${folder}\` `, 'm'));
});
