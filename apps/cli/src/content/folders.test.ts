import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFolders } from './folders.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'folders-')));
  for (const pack of ['content/one', 'content/two', 'elsewhere/three']) {
    mkdirSync(join(root, pack, 'cards'), { recursive: true });
    writeFileSync(join(root, pack, 'pack.yaml'), `id: ${basename(pack)}\n`);
    writeFileSync(join(root, pack, 'cards', 'cards.yaml'), '');
  }
  writeFileSync(join(root, 'loose.yaml'), '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (...parts: string[]): string => join(root, ...parts);

test('a folder of packs is read as a whole', () => {
  expect(findFolders([at('content')]).own).toEqual([at('content')]);
});

test('a pack, a folder in it or a file in it is read with its neighbours', () => {
  const both = [at('content', 'one'), at('content', 'two')];
  for (const path of [
    at('content', 'one'),
    at('content', 'one', 'cards'),
    at('content', 'one', 'cards', 'cards.yaml'),
  ])
    expect([...findFolders([path]).own].sort()).toEqual(both);
});

test('no folder is read twice', () => {
  expect(findFolders([at('content', 'one'), at('content'), root]).own).toEqual([root]);
});

test('shipped packs are available unless they are read themselves', () => {
  const { shipped } = findFolders([at('content')]);
  expect(shipped.map((folder) => basename(folder))).toContain('trains');
  expect(findFolders([dirname(shipped[0]!)]).shipped).toEqual([]);
});

test('a file outside all packs and a missing path are rejected', () => {
  expect(() => findFolders([at('loose.yaml')])).toThrow('does not belong to a pack');
  expect(() => findFolders([at('nowhere')])).toThrow('There is no file or folder');
});
