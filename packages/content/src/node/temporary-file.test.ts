import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeLeftovers, temporaryIn } from './temporary-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leftovers-'));
});
afterEach(() => rm(folder, { recursive: true }));

const MODULE = new URL('./temporary-file.ts', import.meta.url).href;

/** A process that is writing a file, and says so. */
async function startWriter(): Promise<{ readonly kill: () => Promise<void>; readonly name: string }> {
  const script = `
    const { temporaryIn } = await import(${JSON.stringify(MODULE)});
    const file = temporaryIn(${JSON.stringify(folder)});
    (await import('node:fs')).writeFileSync(file, 'half');
    console.log(file);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    name: basename(line.toString().trim()),
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

test('leftovers of a killed process are removed, but not the files of a living one', async () => {
  const [dead, alive] = await Promise.all([startWriter(), startWriter()]);
  const own = temporaryIn(folder);
  await writeFile(own, 'half');
  await dead.kill();
  try {
    await removeLeftovers(folder);
    expect((await readdir(folder)).sort()).toEqual([alive.name, basename(own)].sort());
  } finally {
    await alive.kill();
  }
});

test('leftovers of another machine or an earlier version are removed only if they are old', async () => {
  const old = ['.4711-01234567-0123456789ab.railwright-tmp', '.0123456789abcdef.railwright-tmp'];
  const young = ['.4712-01234567-0123456789ab.railwright-tmp', '.4711-lx3k2.railwright-tmp'];
  for (const name of [...old, ...young]) await writeFile(join(folder, name), 'half');
  const days = Date.now() / 1000 - 2 * 24 * 60 * 60;
  for (const name of old) await utimes(join(folder, name), days, days);
  await removeLeftovers(folder);
  expect((await readdir(folder)).sort()).toEqual(young.sort());
});

test('foreign files stay, however old', async () => {
  const names = ['a.yaml', '.hidden', 'b.tmp', 'mine.railwright-tmp', '.link.railwright-tmp'];
  for (const name of names.slice(0, -1)) {
    await writeFile(join(folder, name), 'theirs');
    await utimes(join(folder, name), 1, 1);
  }
  await symlink(join(folder, 'a.yaml'), join(folder, '.link.railwright-tmp'));
  await removeLeftovers(folder);
  await removeLeftovers(join(folder, 'no-such-folder'));
  expect((await readdir(folder)).sort()).toEqual(names.sort());
});
