// The steps of the Dockerfile name files that exist. The image itself is built by the job `image` of the workflow.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const steps = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', '')
  .split('\n')
  .filter(Boolean);
const all = (name: string): string[] =>
  steps.filter((step) => step.startsWith(`${name} `)).map((step) => step.slice(name.length + 1));

interface Manifest {
  readonly version: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
}
const queue = JSON.parse(read('packages/queue/package.json')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
const manifest = JSON.parse(read('apps/cli/package.json')) as Manifest;

test('both stages have a Node version that railwright supports', () => {
  const majors = all('FROM').map((from) => /^node:(\d+)-/.exec(from)?.[1]);
  expect(majors).toEqual([process.versions.node.split('.')[0], process.versions.node.split('.')[0]]);
});

test('the package is built, packed, copied and installed under the right names', () => {
  expect(all('RUN')).toEqual(expect.arrayContaining(['npm ci', 'npm run package -w apps/cli']));
  expect(manifest.scripts).toHaveProperty('package');
  const [, place = ''] =
    /npm pack \.\/apps\/cli\/dist --pack-destination (\S+)/.exec(all('RUN').join('\n')) ?? [];
  const [, pattern = ''] = /^--from=build (\S+) /.exec(all('COPY')[1] ?? '') ?? [];
  expect(matchesGlob(`${place}railwright-${manifest.version}.tgz`, pattern)).toBe(true);
  expect(all('RUN').at(-1)).toContain(`npm install --global ${pattern}`);
  // The image from which compose.yaml starts workers.
  for (const [name, range] of Object.entries(queue.dependencies))
    if (!name.startsWith('@railwright/'))
      expect(all('RUN').at(-1)).toContain(` ${name}@${/\d+/.exec(range)?.[0]}`);
  expect(Object.keys(manifest.bin)).toEqual(JSON.parse(all('ENTRYPOINT')[0] ?? ''));
});

test('nothing under version control is left out of the build', () => {
  const ignored = read('.dockerignore').trim().split('\n');
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const isIgnored = (file: string): boolean =>
    file.split('/').some((_, at, parts) => {
      const path = parts.slice(0, at + 1).join('/');
      return ignored.some((pattern) => matchesGlob(path, pattern));
    });
  expect(isIgnored('apps/editor/build/index.html')).toBe(true);
  expect(isIgnored('node_modules/x/package.json')).toBe(true);
  expect(files.filter(isIgnored)).toEqual([]);
});
