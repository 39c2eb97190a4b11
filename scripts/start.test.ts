// `npm start` in a checkout whose apps have not been built, or not since the last change.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const only = new URL('../apps/cli/scripts/only-arguments.mjs', import.meta.url).href;
const command = join(import.meta.dirname, '..', 'apps', 'cli', 'bin', 'run.js');

test.each([
  [['--help'], 0, 'railwright studio'],
  [['--prot', '3'], 2, 'There is no flag --prot.'],
  [['--port', '99999'], 2, 'less than or equal to 65535'],
  [['nowhere'], 2, 'There is no folder nowhere.'],
  [['content', '--no-open'], 100, ''],
])('%j is answered before anything is built', (args, code, text) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', only, command, 'studio', ...args],
    {
      encoding: 'utf8',
      cwd: join(import.meta.dirname, '..'),
    },
  );
  expect([status, stdout + stderr]).toEqual([code, expect.stringContaining(text)]);
});
