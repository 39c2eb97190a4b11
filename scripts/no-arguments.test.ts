// Asking a long script for help does not start it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ask = (script: string, argument: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, script), argument], {
    encoding: 'utf8',
    timeout: 30_000,
  });

test.each(['balance.mjs', 'picture.mjs'])('%s explains itself and refuses arguments', (script) => {
  const help = ask(script, '--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toContain('takes no arguments');
  const typo = ask(script, '--hlep');
  expect([typo.status, typo.stdout]).toEqual([2, '']);
  expect(typo.stderr).toContain('“--hlep” is not expected.');
});
