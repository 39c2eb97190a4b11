// Every package and app says what it is: in a README of its own, and in the table of folders of CONTRIBUTING.md. Its package.json
// names each package of the repository whose code it imports, as the lock file does; tests may import more.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Needs>;
};
interface Needs {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const contributing = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(ROOT, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json'))),
);

test.each(folders)('%s has a README and a line in the table of folders', (folder) => {
  expect(existsSync(join(ROOT, folder, 'README.md'))).toBe(true);
  expect(contributing).toMatch(new RegExp(`^\\| \`${folder}\` `, 'm'));
});

test.each(folders)('%s names what it imports, also in the lock file', (folder) => {
  const { name, dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  ) as Needs;
  const locked = lock.packages[folder];
  expect([locked?.dependencies, locked?.devDependencies]).toEqual([dependencies, devDependencies]);
  const own = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^src[\\/].*\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'),
  );
  const imported = new Set(
    own.flatMap((file) =>
      [
        ...readFileSync(join(ROOT, folder, file), 'utf8').matchAll(
          /(?:from|import)\s*\(?['"](@railwright\/[\w-]+)/g,
        ),
      ].map(([, at]) => at),
    ),
  );
  const known = { ...dependencies, ...devDependencies };
  expect([...imported].filter((one) => one !== name && one !== undefined && !(one in known))).toEqual([]);
});

test('svelte-check finds the declarations of each way into packages with compiler options of their own', () => {
  const text = readFileSync(join(ROOT, 'tsconfig.declared.json'), 'utf8');
  const declared = JSON.parse(text.replaceAll(/^ *\/\/.*$/gm, '')) as {
    compilerOptions: { paths: Record<string, string[]> };
  };
  const expected = ['engine', 'net', 'learn'].flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')) as {
      exports: Record<string, string>;
    };
    return Object.entries(exports).map(([way, file]) => [
      `@railwright/${name}${way.slice(1)}`,
      [`./node_modules/.cache/types/packages/${name}${file.slice(1, -3)}.d.ts`],
    ]);
  });
  expect(declared.compilerOptions.paths).toEqual(Object.fromEntries(expected));
});
