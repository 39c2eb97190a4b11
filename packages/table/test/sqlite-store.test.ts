import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteStore, readKey } from '@railwright/table/node';
import type { Entry } from '@railwright/table';

let folder = '';
const file = (): string => join(folder, 'tables.db');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'railwright-tables-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const left = (n: number): Entry => ({ kind: 'left', seat: 0, id: `id-${n}`, time: n });

test('a second process is refused while the first one lives, however that ends', async () => {
  const script = `import { openSqliteStore } from ${JSON.stringify(new URL('../src/node/sqlite-store.ts', import.meta.url).href)};
    const store = await openSqliteStore(process.argv[1]).catch((error) => error);
    console.log(store.code ?? 'open', store.message ?? '');
    process.kill(process.pid, 'SIGKILL');`;
  const second = (): string =>
    spawnSync(process.execPath, ['--input-type=module', '-e', script, file()], {
      encoding: 'utf8',
    }).stdout.trim();
  const store = await openSqliteStore(file());
  expect(second()).toBe(`held ${file()} is in use: another railwright host or another program has it open.`);
  await store.close();
  expect(second()).toBe('open');
  await (await openSqliteStore(file())).close();
});

test('files that are something else, of another format or damaged are named and not touched', async () => {
  writeFileSync(file(), 'These are my notes, which I would miss, and they go on for some time.'.repeat(30));
  const before = readFileSync(file());
  await expect(openSqliteStore(file())).rejects.toMatchObject({ code: 'damaged' });
  expect(readFileSync(file())).toEqual(before);

  const foreign = join(folder, 'foreign.db');
  const other = new DatabaseSync(foreign);
  other.exec('CREATE TABLE recipes (name TEXT)');
  other.close();
  await expect(openSqliteStore(foreign)).rejects.toMatchObject({
    message: `${foreign} is a database of another program.`,
  });

  const newer = join(folder, 'newer.db');
  await (await openSqliteStore(newer)).close();
  const changed = new DatabaseSync(newer);
  changed.exec('UPDATE railwright_tables SET format = 2');
  changed.close();
  await expect(openSqliteStore(newer)).rejects.toMatchObject({
    message: `${newer} has format 2; this version of Railwright reads format 1.`,
  });
  await expect(openSqliteStore(join(folder, 'nowhere', 'tables.db'))).rejects.toMatchObject({
    code: 'failed',
  });
});

test('an entry that is gone is named, as one that is damaged', async () => {
  const store = await openSqliteStore(file());
  for (const table of ['a', 'b']) for (const n of [1, 2, 3]) await store.append(table, n, left(n));
  await store.close();
  const database = new DatabaseSync(file());
  database.exec(
    `UPDATE entries SET entry = 'nonsense' WHERE id = 'a' AND n = 2; DELETE FROM entries WHERE id = 'b' AND n = 2`,
  );
  database.close();
  const again = await openSqliteStore(file());
  for (const table of ['a', 'b'])
    await expect(again.read(table, 0)).rejects.toMatchObject({
      code: 'damaged',
      message: `Entry 2 of the table ${table} in ${file()} is damaged.`,
    });
  expect(await again.read('a', 2)).toEqual([left(3)]);
  await again.close();
});

test('bytes that went wrong on the disk do not end the program', async () => {
  const store = await openSqliteStore(file());
  for (let n = 1; n <= 400; n++) await store.append('a', n, { ...left(n), kind: 'left', id: 'x'.repeat(60) });
  await store.close();
  const handle = openSync(file(), 'r+');
  for (let at = 8192; at < statSync(file()).size; at += 512)
    writeSync(handle, Buffer.alloc(200, 0xa5), 0, 200, at);
  closeSync(handle);
  const again = await openSqliteStore(file()).catch((error: unknown) => error);
  if (again instanceof Error) expect(again).toMatchObject({ code: 'damaged' });
  else {
    const opened = again as Awaited<ReturnType<typeof openSqliteStore>>;
    await expect(opened.read('a', 0)).rejects.toMatchObject({ code: 'damaged' });
    await opened.close();
  }
});

test('when the file cannot grow, entries are refused and not kept; when it can, the table goes on', async () => {
  const store = await openSqliteStore(file());
  await store.append('a', 1, left(1));
  const limit = (pages: number): void => store.database.exec(`PRAGMA max_page_count = ${pages}`);
  limit(1);
  const big = (n: number): Entry => ({ ...left(n), kind: 'left', id: 'x'.repeat(20_000) });
  await expect(store.append('a', 2, big(2))).rejects.toMatchObject({
    code: 'full',
    message: `${file()} cannot be written: the disk is full.`,
  });
  expect(await store.read('a', 0)).toEqual([left(1)]);
  limit(100_000);
  await store.append('a', 2, big(2));
  expect(await store.read('a', 1)).toEqual([big(2)]);
  await store.close();
});

test('why a file cannot be opened is said, not only that it cannot', async () => {
  const missing = join(folder, 'nowhere', 'tables.db');
  const cases = [
    [folder, `${folder} cannot be opened: it is a folder.`],
    [missing, `${missing} cannot be opened: there is no folder ${join(folder, 'nowhere')}.`],
  ] as const;
  for (const [place, message] of cases)
    await expect(openSqliteStore(place)).rejects.toMatchObject({ code: 'failed', message });
});

// Nothing keeps the superuser out, and Windows has other rights.
test.skipIf(!process.getuid?.())('a folder in which nothing can be written is named', async () => {
  await (await openSqliteStore(file())).close();
  chmodSync(folder, 0o555);
  await expect(openSqliteStore(file())).rejects.toMatchObject({
    code: 'failed',
    message: `${file()} cannot be opened: nothing can be written in the folder ${folder}.`,
  });
  chmodSync(folder, 0o755);
});

test('a key is made once, for its owner alone, and anything else is refused', () => {
  const place = join(folder, 'tables.key');
  const key = readKey(place);
  expect(key).toHaveLength(32);
  expect(readKey(place)).toEqual(key);
  if (process.platform !== 'win32') expect(statSync(place).mode & 0o777).toBe(0o600);
  writeFileSync(place, 'short');
  expect(() => readKey(place)).toThrow(`${place} is not a key of railwright host`);
  const nowhere = join(folder, 'nowhere', 'tables.key');
  expect(() => readKey(nowhere)).toThrow(
    `The key ${nowhere} cannot be used: there is no folder ${join(folder, 'nowhere')}.`,
  );
});
