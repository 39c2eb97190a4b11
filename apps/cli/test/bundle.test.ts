// `build`: a bundle that an engine can play.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseBundle } from '@railwright/content';
import { createGame } from '@railwright/engine';
import { makeFolder, runCli } from './run-cli.ts';

test('writes a playable bundle to a file or to standard output', async () => {
  const cwd = makeFolder();
  const printed = await runCli(['bundle', 'trains/tokyo-beginners'], { cwd });
  expect(printed.code).toBe(0);
  const written = await runCli(['bundle', 'trains/tokyo-beginners', '-o', 'tokyo.json'], { cwd });
  expect(written).toMatchObject({ code: 0, out: '' });
  expect(readFileSync(join(cwd, 'tokyo.json'), 'utf8')).toBe(printed.out);
  const parsed = parseBundle(printed.out);
  if (!parsed.ok) throw new Error(parsed.message);
  expect(createGame(parsed.bundle.definition, 2).name).toBe('trains');
  expect(parsed.bundle.strategies!.map(({ id }) => id)).toContain('trains/big-money');
});

test('a file that cannot be written is invalid usage', async () => {
  const { code, err } = await runCli(['bundle', 'trains/tokyo-beginners', '-o', 'no/such/folder.json']);
  expect(code).toBe(2);
  expect(err).toContain('no/such/folder.json cannot be written');
});
